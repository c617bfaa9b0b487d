import 'fake-indexeddb/auto';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import type { DayLogWire } from '#contract/cycle/day-log.schemas.ts';
import { addDays } from '#domain/calendar/local-date.ts';
import { changeDay } from '#domain/cycle/merge-day.ts';
import { STAGE_SURFACES, type LifeStage } from '#domain/stage/stage.ts';
import type { OutboxEntry } from '#web/platform/outbox/entry.ts';
import { NOTHING_KEPT, showOutbox } from '#web/platform/outbox/outbox-state.ts';
import { answered } from '#web/testing/answered.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { sampleUser } from '#web/testing/sample-user.ts';
import { monthWith, NO_LISTS_YET, OPEN, replyAt, TODAY } from '../../tracker-fixtures.ts';
import { LogPanel } from '../log-panel.tsx';

beforeAll(async () => void (await import('./day-flags.tsx')));

type Opening = {
  readonly logs?: readonly DayLogWire[];
  readonly stage?: LifeStage;
  readonly teen?: boolean;
};

/** The panel of today over a server that keeps days as they are sent. */
function open({ logs = [], stage = 'menstruating', teen = false }: Opening = {}) {
  let kept = logs;
  const api = fakeApi({
    getCycleView: () => replyAt({}, stage),
    getCycles: () => [OPEN],
    getMonth: ({ query }) =>
      monthWith(
        kept.filter(({ date }) => date.startsWith(query.month)),
        query.month,
      ),
    putDayLog: ({ body: { date, ...change } }) => {
      const log = changeDay(date, { log: kept.find((day) => day.date === date) ?? null, change });
      kept = [...kept.filter((day) => day.date !== date), log];
      return { log };
    },
    getLogLists: () => NO_LISTS_YET,
  });
  const view = renderScreen(
    <LogPanel
      date={TODAY}
      today={TODAY}
      surface={STAGE_SURFACES[stage]}
      cycleDayOf={() => 18}
      onDate={() => undefined}
    />,
    {
      at: '/tracker',
      data: {
        user: sampleUser(teen ? { ageGroup: 'teen' } : {}),
        today: TODAY,
        answers: {
          ...answered('getMonth', monthWith(logs), { query: { month: '2026-11' } }),
          ...answered('getLogLists', NO_LISTS_YET),
        },
      },
    },
  );
  return { api, ...view };
}

const told = async () => within(await screen.findByRole('list', { name: 'About what you logged' }));
const DIZZY: DayLogWire = { date: TODAY, symptoms: { dizziness: 1 } };
const PAIN: DayLogWire = { date: TODAY, pain: { level: 9, places: [] } };

test('heavy flow and dizziness are answered in the log once they are saved, the emergency first', async () => {
  const { user } = open({ logs: [DIZZY] });
  await user.click(screen.getByRole('button', { name: 'Heavy' }));
  expect(screen.queryByRole('list', { name: 'About what you logged' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Save day 18' }));
  const words = (await told()).getByRole('listitem').textContent ?? '';
  expect(words).toMatch(/Call your emergency number now.*call a doctor today/);
  expect(screen.getByText('UpToDate, Heavy periods (read 2026)')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Source 1' })).toBeTruthy();
});

test('it is answered without a connection too, from the day that waits on this device', async () => {
  open({ logs: [DIZZY] });
  onTestFinished(() => showOutbox(NOTHING_KEPT));
  const entry = { name: 'putDayLog', input: { body: { date: TODAY, flow: 'heavy' } }, entityKey: TODAY };
  act(() => showOutbox({ ...NOTHING_KEPT, waiting: [entry as unknown as OutboxEntry] }));
  expect((await told()).getByText('Heavy bleeding and dizziness together')).toBeTruthy();
});

test('once it was read it is kept with the day, and stays away when the day is saved again', async () => {
  const { user, api } = open({ logs: [PAIN] });
  await user.click((await told()).getByRole('button', { name: /^Got it.*Pain this strong deserves help$/ }));
  await waitFor(() =>
    expect(api.called('putDayLog').map(({ body }) => body)).toEqual([{ date: TODAY, flagsRead: ['strong_pain'] }]),
  );
  expect(document.activeElement?.id).toBe('log-title');
  await waitFor(() => expect(screen.queryByRole('list', { name: 'About what you logged' })).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Calm' }));
  await user.click(screen.getByRole('button', { name: 'Save day 18' }));
  await waitFor(() => expect(screen.getByText('All saved')).toBeTruthy());
  expect(screen.queryByRole('list', { name: 'About what you logged' })).toBeNull();
});

test('what another device has read is not told here', async () => {
  open({ logs: [{ ...PAIN, flagsRead: ['strong_pain'] }] });
  expect(await screen.findByText('All saved')).toBeTruthy();
  expect(screen.queryByRole('list', { name: 'About what you logged' })).toBeNull();
});

test('school that was missed last month counts, and a teen is told whom to tell', async () => {
  open({
    stage: 'teen',
    teen: true,
    logs: [
      { date: TODAY, missed: ['school'] },
      { date: addDays(TODAY, -25), missed: ['school'] },
    ],
  });
  const words = (await told()).getByRole('listitem').textContent ?? '';
  expect(words).toMatch(/on 2 days in three months.*Tell a grown-up you trust/);
  expect(screen.getByText(/^Office on Women’s Health/)).toBeTruthy();
  expect(words).not.toMatch(/pregnan|sex/i);
});

test('what was missed, and how fast it soaked through, is logged in the sheet', async () => {
  const { user, api } = open({ stage: 'teen', teen: true });
  await user.click(screen.getByRole('button', { name: /^More for this day/ }));
  const sheet = within(await screen.findByRole('dialog', { name: 'More for this day' }));
  await user.click(sheet.getByText('Heavy bleeding'));
  await user.click(sheet.getByRole('button', { name: 'One an hour for 2 hours or more' }));
  await user.click(sheet.getByRole('button', { name: 'School' }));
  await user.click(sheet.getByRole('button', { name: 'Save day 18' }));
  await waitFor(() =>
    expect(api.called('putDayLog').map(({ body }) => body)).toEqual([
      { date: TODAY, soaking: 'every_hour', missed: ['school'] },
    ]),
  );
  expect((await told()).getByText('One soaked an hour is heavy')).toBeTruthy();
});
