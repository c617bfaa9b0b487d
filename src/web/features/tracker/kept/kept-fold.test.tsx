import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { addDays } from '#domain/calendar/local-date.ts';
import type { DayLog } from '#domain/cycle/day-log.ts';
import { STAGE_SURFACES, type LifeStage } from '#domain/stage/stage.ts';
import { fakeApi, LOST } from '#web/testing/fake-api.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { sampleUser } from '#web/testing/sample-user.ts';
import { BEFORE, NO_LISTS_YET, OPEN, TODAY } from '../tracker-fixtures.ts';
import { KeptFold } from './kept-fold.tsx';

const on = (day: number, log: Omit<DayLog, 'date'>): DayLog => ({ date: addDays(OPEN.startDate, day), ...log });
const LOGS: DayLog[] = [
  on(0, { flow: 'heavy', bloodLoss: { counts: { pad_full: 5 } }, pain: { level: 8, places: ['lower_belly'] } }),
  on(1, { flow: 'heavy', pain: { level: 4, places: ['lower_belly', 'hips'] }, missed: ['work'] }),
  on(-20, { pain: { level: 2, places: ['head'] } }),
];

function show(
  conditions: readonly string[],
  { logs = LOGS, stage = 'menstruating' as LifeStage, broken = false } = {},
) {
  const state = { broken };
  fakeApi({
    getMonth: ({ query }) =>
      state.broken
        ? LOST
        : { month: query.month, logs: logs.filter(({ date }) => date.startsWith(query.month)), moon: [] },
    getLogLists: () => NO_LISTS_YET,
  });
  const view = renderScreen(<KeptFold cycles={[OPEN, BEFORE]} today={TODAY} surface={STAGE_SURFACES[stage]} />, {
    data: { user: sampleUser({ journeyCustomization: { wombConditions: [...conditions] } }), today: TODAY },
  });
  return { ...view, state };
}

test('a member who keeps no such condition has no line of it', () => {
  show(['No diagnosed conditions', 'PMS/PMDD']);
  expect(screen.queryByText('What your log shows')).toBeNull();
});

test('charts by period, and pain over this cycle or 90 days, each with its days', async () => {
  const { user } = show(['Heavy bleeding', 'Endometriosis']);
  await user.click(screen.getByText('What your log shows'));
  const chart = within(await screen.findByRole('region', { name: 'Blood loss chart' }));
  expect(chart.getByText('100 points from 1 of 5 days')).toBeTruthy();
  expect(chart.getByText(/^Not counted: .*They aren’t taken as 0\.$/)).toBeTruthy();
  const pain = within(screen.getByRole('region', { name: 'Pain map' }));
  expect(pain.getByText(/^Pain on 2 of the 2 days you logged it\. Worst 8 of 10, median 6\./)).toBeTruthy();
  expect(pain.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Lower belly: 2 days, worst 8',
    'Hips: 1 day, worst 4',
  ]);
  expect(screen.getByText('Bleeding or pain kept you from something on 1 day: work on 1.')).toBeTruthy();
  await user.click(screen.getByRole('radio', { name: '90 days' }));
  expect(pain.getByText('Head: 1 day, worst 2')).toBeTruthy();
});

test('nothing logged is said as that', async () => {
  const { user } = show(['Endometriosis'], { logs: [] });
  await user.click(screen.getByText('What your log shows'));
  expect(await screen.findByText(/^No pain is logged in these days\./)).toBeTruthy();
});

test('days that do not come can be asked for again', async () => {
  const { user, state } = show(['Endometriosis'], { broken: true });
  await user.click(screen.getByText('What your log shows'));
  const again = await screen.findByRole('button', { name: /try again/i });
  state.broken = false;
  await user.click(again);
  expect(await screen.findByRole('region', { name: 'Pain map' })).toBeTruthy();
});

test('around menopause heat is told by the stage alone', async () => {
  const { user } = show([], { stage: 'menopause', logs: [on(3, { flushesDay: 4, sleep: { hours: 6 } })] });
  await user.click(screen.getByText('What your log shows'));
  expect(await screen.findByText('In the day: median 4, most 4, from 1 day.')).toBeTruthy();
});
