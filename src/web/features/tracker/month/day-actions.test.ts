import { expect, test } from 'vitest';
import { localDate } from '#domain/calendar/local-date.ts';
import { BEFORE, OPEN, TODAY } from '../tracker-fixtures.ts';
import { cyclesAround, dayActions } from './day-actions.ts';

// Periods: 7 to 11 October, 4 to 8 November; today is 21 November.
const CYCLES = [OPEN, BEFORE];
const on = (date: string) =>
  dayActions({ date: localDate(date), today: TODAY, cycles: CYCLES }).map((action) =>
    'body' in action && 'to' in action.body ? `${action.kind} of ${action.body.startDate}` : action.kind,
  );

test.each([
  ['the first day of a period', '2026-11-04', ['end of 2026-11-04', 'not_period', 'join']],
  ['the first day of the first of all: none before it to join', '2026-10-07', ['end of 2026-10-07', 'not_period']],
  ['inside it', '2026-11-06', ['end of 2026-11-04', 'split', 'move_start of 2026-11-04']],
  ['its last day: it ends there already', '2026-11-08', ['split', 'move_start of 2026-11-04']],
  ['the day after it', '2026-11-09', ['end of 2026-11-04']],
  ['three days after it: bleeding there would belong to it', '2026-11-11', ['end of 2026-11-04']],
  ['four days after it: it would stand alone', '2026-11-12', ['end of 2026-11-04', 'started']],
  ['ten days after it', '2026-11-18', ['end of 2026-11-04', 'started']],
  ['eleven days after it', '2026-11-19', ['started']],
  ['today', '2026-11-21', ['started']],
  ['tomorrow', '2026-11-22', []],
  ['a day before the next period', '2026-11-03', ['move_start of 2026-11-04']],
  ['ten days before it', '2026-10-25', ['move_start of 2026-11-04', 'started']],
  ['eleven days before it', '2026-10-24', ['started']],
  ['before the first of all', '2026-10-06', ['move_start of 2026-10-07']],
  ['long before the first of all', '2025-01-01', ['started']],
])('%s', (_, date, actions) => {
  expect(on(date)).toEqual(actions);
});

test('the cycles around a day', () => {
  expect(cyclesAround(localDate('2026-11-20'), CYCLES)).toEqual({ cycle: OPEN, next: null, before: BEFORE });
  expect(cyclesAround(localDate('2026-10-07'), CYCLES)).toEqual({ cycle: BEFORE, next: OPEN, before: null });
  expect(cyclesAround(localDate('2026-10-06'), CYCLES)).toEqual({ cycle: null, next: BEFORE, before: null });
  expect(cyclesAround(TODAY, [])).toEqual({ cycle: null, next: null, before: null });
});
