import { fireEvent, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import type { OldLogsReply } from '#contract/privacy/privacy.schemas.ts';
import { answered } from '#web/testing/answered.ts';
import { fakeApi, FakeRefusal, LOST, type FakeHandlers } from '#web/testing/fake-api.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { sampleUser } from '#web/testing/sample-user.ts';
import { NOW, PRIVACY } from '../privacy.sample.ts';
import { OldLogsGroup } from './old-logs-group.tsx';

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function show(this: HTMLDialogElement) {
    this.open = true;
  };
});

function open(handlers: FakeHandlers = {}, oldLogs: OldLogsReply = PRIVACY.oldLogs) {
  const api = fakeApi(handlers);
  const view = renderScreen(<OldLogsGroup />, {
    data: {
      user: sampleUser({ timeZone: 'Europe/Berlin' }),
      today: '2026-11-21',
      now: NOW,
      answers: answered('getOldLogs', oldLogs),
    },
  });
  return { api, group: () => within(view.screen.getByRole('region', { name: 'Old logs' })), ...view };
}

describe('old logs', () => {
  const goes = [
    { kind: 'day_logs' as const, count: 412, oldest: '2019-01-02' as never, newest: '2024-11-20' as never },
    { kind: 'forecasts' as const, count: 0, oldest: null, newest: null },
  ];
  const from = '2026-11-28T12:00:00.000Z';
  const told = { years: 2 as const, first: '2024-11-28' as never, from, goes };
  const plan = { years: 2 as const, dueAt: from };
  const label = 'Delete logs that are older than';
  test('show exactly what goes and when before anything does, then the day, and one tap takes it back', async () => {
    const { api, group, user } = open({
      previewOldLogs: () => told,
      putOldLogs: () => ({ years: null, plan }),
      stopOldLogs: () => ({ years: null, plan: null }),
    });
    const logs = group();
    fireEvent.change(logs.getByLabelText(label), { target: { value: '2' } });
    expect((await logs.findByText('412 day logs')).parentElement?.textContent).toBe(
      '412 day logs, 2 January 2019 to 20 November 2024',
    );
    expect(logs.getByText(/^On Saturday 28 November we’ll delete everything before 28 November 2024/)).toBeTruthy();
    expect(logs.queryByText(/\d forecast/)).toBeNull();
    expect(api.called('putOldLogs')).toEqual([]);
    await user.click(logs.getByRole('button', { name: 'Delete these in seven days' }));
    await logs.findByText('Logs older than 2 years will be deleted from Saturday 28 November on.');
    expect(api.called('putOldLogs').map(({ body }) => body)).toEqual([{ years: 2 }]);
    await user.click(logs.getByRole('button', { name: 'Keep my logs' }));
    await logs.findByText('Off. Nothing is deleted automatically.');
    expect(logs.getByLabelText<HTMLSelectElement>(label).value).toBe('never');
  });
  test('say that less is deleted right away, and are switched off without a question', async () => {
    const { api, group, user } = open(
      {
        previewOldLogs: () => ({ ...told, years: 5, from: null }),
        putOldLogs: () => ({ years: 5, plan: null }),
        endOldLogs: () => ({ years: null, plan: null }),
      },
      { years: 2, plan: null },
    );
    const logs = group();
    fireEvent.change(logs.getByLabelText(label), { target: { value: '5' } });
    await logs.findByText(/takes effect right away/);
    expect(logs.queryByText('412 day logs')).toBeNull();
    await user.click(logs.getByRole('button', { name: 'Turn it on' }));
    await logs.findByText('On. Anything older than 5 years is deleted once a day.');
    fireEvent.change(logs.getByLabelText(label), { target: { value: 'never' } });
    await logs.findByText('Off. Nothing is deleted automatically.');
    expect(api.called('endOldLogs')).toHaveLength(1);
  });
  test('a failure to take it back says so and leaves the day', async () => {
    const { group, user } = open({ stopOldLogs: () => LOST }, { years: null, plan });
    await user.click(group().getByRole('button', { name: 'Keep my logs' }));
    expect((await group().findByRole('alert')).textContent).toMatch(/check your connection/i);
    expect(group().getByText(/from Saturday 28 November on/)).toBeTruthy();
  });
  test('are left alone when she thinks better of it, also at the question who she is', async () => {
    const { api, screen, group, user } = open({
      previewOldLogs: () => ({ ...told, years: 1 }),
      putOldLogs: () => new FakeRefusal('step_up_required'),
      getStepUp: () => ({ by: ['password'], secondsLeft: 0 }),
    });
    const logs = group();
    fireEvent.change(logs.getByLabelText(label), { target: { value: '1' } });
    await user.click(await logs.findByRole('button', { name: 'Delete these in seven days' }));
    await user.click(await screen.findByRole('button', { name: 'Close', hidden: true }));
    expect(logs.queryByRole('alert')).toBeNull();
    await user.click(await logs.findByRole('button', { name: 'Keep everything' }));
    expect(logs.getByText('Off. Nothing is deleted automatically.')).toBeTruthy();
    expect(api.called('putOldLogs')).toHaveLength(1);
  });
});
