import { expect, it } from 'vitest';
import { localDate } from '#domain/calendar/local-date.ts';
import { isPlausibleDueDate, pregnancyOn, sinceBirth } from './pregnancy.ts';

const d = localDate;
const LMP = d('2026-09-01');

it.each([
  ['2026-09-01', 0, 0],
  ['2026-09-08', 1, 0],
  ['2026-11-21', 11, 4],
  ['2027-06-08', 40, 0],
  ['2027-06-28', 42, 6],
])('by the last period of 1 September, on %s: %i weeks and %i days', (today, weeks, days) => {
  expect(pregnancyOn(d(today), { lastPeriod: LMP, dueDate: null })).toEqual({
    dueDate: '2027-06-08',
    weeks,
    days,
    isGiven: false,
  });
});

it('a due date from her clinician stands over the last period', () => {
  expect(pregnancyOn(d('2026-11-21'), { lastPeriod: LMP, dueDate: d('2027-06-15') })).toEqual({
    dueDate: '2027-06-15',
    weeks: 10,
    days: 4,
    isGiven: true,
  });
});

it.each([
  ['nothing known', null, null],
  ['a last period of over 43 weeks ago', d('2026-01-01'), null],
  ['a due date long gone', LMP, d('2026-09-01')],
])('%s: no weeks are told', (_what, lastPeriod, dueDate) => {
  expect(pregnancyOn(d('2026-11-21'), { lastPeriod, dueDate })).toBeNull();
});

it.each([
  ['2027-08-28', true],
  ['2027-08-29', false],
  ['2026-10-31', true],
  ['2026-10-30', false],
])('a due date of %s can be that of today: %s', (due, plausible) => {
  expect(isPlausibleDueDate(d(due), d('2026-11-21'))).toBe(plausible);
});

it.each([
  ['2026-11-21', 0, 0],
  ['2026-11-14', 1, 7],
  ['2026-10-10', 6, 42],
])('a birth on %s is %i weeks ago', (birth, weeks, days) => {
  expect(sinceBirth(d(birth), d('2026-11-21'))).toEqual({ weeks, days });
});
it('a birth to come is none', () => {
  expect(sinceBirth(d('2026-11-22'), d('2026-11-21'))).toBeNull();
});
