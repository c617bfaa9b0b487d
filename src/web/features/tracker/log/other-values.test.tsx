import 'fake-indexeddb/auto';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { DayLogWire } from '#contract/cycle/day-log.schemas.ts';
import { STAGE_SURFACES } from '#domain/stage/stage.ts';
import { answered } from '#web/testing/answered.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { sampleUser } from '#web/testing/sample-user.ts';
import { monthWith, NO_LISTS_YET, replyAt, TODAY } from '../tracker-fixtures.ts';
import { LogPanel } from './log-panel.tsx';

const LOGS = [{ date: TODAY, flow: 'medium', energy: 4 }] as const;

describe('a day on which two devices chose differently', () => {
  /** The server as it is: an edit of a field settles it. */
  const differing = () => {
    let others: object[] = [{ date: TODAY, flow: 'light', energy: null, note: 'Slept badly.' }];
    const api = fakeApi({
      getCycleView: () => replyAt(),
      getCycles: () => [],
      getLogLists: () => NO_LISTS_YET,
      getMonth: ({ query }) => ({ ...monthWith(LOGS, query.month), others }) as never,
      putDayLog: ({ body: { date, ...change } }) => {
        others = others.map((day) => Object.fromEntries(Object.entries(day).filter(([field]) => !(field in change))));
        return { log: { date, flow: 'medium', ...change } as DayLogWire };
      },
    });
    const view = renderScreen(
      <LogPanel
        date={TODAY}
        today={TODAY}
        surface={STAGE_SURFACES.menstruating}
        cycleDayOf={() => 18}
        onDate={() => undefined}
      />,
      {
        at: '/tracker',
        data: {
          user: sampleUser(),
          today: TODAY,
          answers: {
            ...answered('getMonth', monthWith(LOGS), { query: { month: '2026-11' } }),
            ...answered('getLogLists', NO_LISTS_YET),
          },
        },
      },
    );
    const sent = () => api.called('putDayLog').map(({ body }) => body);
    return { ...view, sent, row: async (field: string) => within(await screen.findByRole('group', { name: field })) };
  };

  test('shows the other value, and one tap takes it instead', async () => {
    const { sent, user, row, client } = differing();
    await client.invalidateQueries();
    const flow = await row('Flow, on another device');
    expect(flow.getByText('Light')).toBeTruthy();
    expect((await row('Energy, on another device')).getByText('Nothing logged')).toBeTruthy();
    expect((await row('Note, on another device')).getByText('Slept badly.')).toBeTruthy();
    await user.click(flow.getByRole('button', { name: 'Use this' }));
    expect(sent()).toEqual([{ date: TODAY, flow: 'light' }]);
    await waitFor(() => expect(screen.queryByRole('group', { name: 'Flow, on another device' })).toBeNull());
    expect(screen.getByRole('group', { name: 'Energy, on another device' })).toBeTruthy();
  });

  test('another tap keeps what stands, and it is asked no more', async () => {
    const { sent, user, row, client } = differing();
    await client.invalidateQueries();
    const [energy, note] = [await row('Energy, on another device'), await row('Note, on another device')];
    await user.click(energy.getByRole('button', { name: 'Keep Warm' }));
    await waitFor(() => expect(screen.queryByRole('group', { name: 'Energy, on another device' })).toBeNull());
    await user.click(note.getByRole('button', { name: 'Keep it empty' }));
    expect(sent()).toEqual([
      { date: TODAY, energy: 4 },
      { date: TODAY, note: null },
    ]);
  });
});
