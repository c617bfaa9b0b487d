import { expect, it } from 'vitest';
import { localDate } from '#domain/calendar/local-date.ts';
import { cycleView } from '#domain/cycle/current-cycle.ts';
import { NO_EDITS } from '#domain/cycle/cycle-view.ts';
import type { DayLog } from '#domain/cycle/day-log.ts';
import { deriveCycles } from '#domain/cycle/derive-cycles.ts';
import { menopauseRoad } from './menopause-road.ts';

const log = (date: string, flow: DayLog['flow'] = 'medium'): DayLog => ({ date: localDate(date), flow });
function roadOn(today: string, logs: readonly DayLog[], notPeriod: readonly string[] = []) {
  const edits = { ...NO_EDITS, notPeriod: notPeriod.map(localDate) };
  return menopauseRoad(cycleView({ cycles: deriveCycles(logs, edits), logs, today: localDate(today) }));
}

it.each([
  ['2026-05-12', 0, 0, false],
  ['2026-06-11', 30, 0, false],
  ['2026-06-12', 31, 1, false],
  ['2026-11-21', 193, 6, false],
  ['2027-05-11', 364, 11, false],
  ['2027-05-12', 365, 12, true],
  ['2028-01-01', 599, 12, true],
])('on %s, %i days and %i months after the last day of the period', (today, days, months, isOver) => {
  const road = roadOn(today, [log('2026-05-10'), log('2026-05-12')]);
  expect(road).toMatchObject({ lastOn: '2026-05-12', overOn: '2027-05-12', days, months, isOver });
  expect(road?.share).toBeCloseTo(Math.min(1, days / 365));
});

it('the end of a month stays one', () => {
  expect(roadOn('2024-03-30', [log('2024-02-29')])).toMatchObject({ overOn: '2025-02-28', months: 1 });
  expect(roadOn('2026-02-27', [log('2026-01-31')])?.months).toBe(0);
  expect(roadOn('2026-02-28', [log('2026-01-31')])?.months).toBe(1);
});

it('a new period begins the road again; spotting, and bleeding she said is none, do not', () => {
  expect(roadOn('2026-11-21', [log('2026-05-10'), log('2026-10-01')])?.lastOn).toBe('2026-10-01');
  expect(roadOn('2026-11-21', [log('2026-05-10'), log('2026-10-01', 'spotting')])?.lastOn).toBe('2026-05-10');
  expect(roadOn('2026-11-21', [log('2026-05-10'), log('2026-10-01')], ['2026-10-01'])?.lastOn).toBe('2026-05-10');
});

it('without a period there is none', () => {
  expect(roadOn('2026-11-21', [])).toBeNull();
});
