import { expect, it } from 'vitest';
import { localDate } from '#domain/calendar/local-date.ts';
import { NO_EDITS, type CycleEdits } from '../cycle-view.ts';
import type { DayLog } from '../day-log.ts';
import { deriveCycles } from '../derive-cycles.ts';
import { moveStart } from './move-start.ts';

const LOGS: DayLog[] = [
  { date: localDate('2026-03-05'), flow: 'spotting', note: 'a little' },
  { date: localDate('2026-03-07'), flow: 'medium' },
  { date: localDate('2026-03-08'), flow: 'heavy' },
  { date: localDate('2026-03-10'), flow: 'light' },
];
const EXCLUDED: CycleEdits = { ...NO_EDITS, excluded: [{ startDate: localDate('2026-03-07'), reason: 'travel' }] };

function moved(to: string, edits: CycleEdits = EXCLUDED) {
  const cycle = deriveCycles(LOGS, edits).at(-1);
  if (!cycle) throw new Error('no cycle');
  const change = moveStart({ logs: LOGS, edits, cycle, to: localDate(to) });
  if (!change) return null;
  const changed = new Map([...LOGS, ...change.logs].map((log) => [log.date, log]));
  return { written: change.logs, cycle: deriveCycles([...changed.values()], change.edits).at(-1) };
}

it('earlier: fills the days with light bleeding, keeps what she wrote, keeps the reason', () => {
  const result = moved('2026-03-05');
  expect(result?.written).toEqual([
    { date: '2026-03-05', flow: 'light', note: 'a little' },
    { date: '2026-03-06', flow: 'light' },
  ]);
  expect(result?.cycle).toMatchObject({ startDate: '2026-03-05', periodEnd: '2026-03-10', excluded: 'travel' });
});

it('later: bleeding before the new start no longer counts, the reason moves along', () => {
  const result = moved('2026-03-08');
  expect(result?.written).toEqual([{ date: '2026-03-07', flow: 'medium', bleedingExcluded: true }]);
  expect(result?.cycle).toMatchObject({ startDate: '2026-03-08', excluded: 'travel' });
});

it('ten days back at most, and never past the period, nor to the same day', () => {
  expect(moved('2026-02-25')?.cycle).toMatchObject({ startDate: '2026-02-25' });
  expect(moved('2026-02-24')).toBeNull();
  expect(moved('2026-03-10')?.cycle).toMatchObject({ startDate: '2026-03-10' });
  expect(moved('2026-03-11')).toBeNull();
  expect(moved('2026-03-07')).toBeNull();
});

it('to a day without bleeding: that day is filled, so that the period begins where she said', () => {
  const result = moved('2026-03-09');
  expect(result?.written.map(({ date, flow, bleedingExcluded }) => [date, flow, bleedingExcluded])).toEqual([
    ['2026-03-07', 'medium', true],
    ['2026-03-08', 'heavy', true],
    ['2026-03-09', 'light', undefined],
  ]);
  expect(result?.cycle).toMatchObject({ startDate: '2026-03-09', periodEnd: '2026-03-10' });
});
