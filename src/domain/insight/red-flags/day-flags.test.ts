import { describe, expect, it, test } from 'vitest';
import { addDays, localDate } from '#domain/calendar/local-date.ts';
import type { DayLog } from '#domain/cycle/day-log.ts';
import { talkAbout } from '../talk-about.ts';
import { flagsToTell, type DayFlag, type FlagFacts } from './day-flags.ts';

const TODAY = localDate('2026-11-21');
const back = (days: number) => addDays(TODAY, -days);
const on = (days: number, told: Omit<DayLog, 'date'>): DayLog => ({ date: back(days), ...told });
const period = (began: number, length = 5) => ({ startDate: back(began), periodEnd: addDays(back(began), length - 1) });
const facts = (logs: readonly DayLog[], more: Partial<FlagFacts> = {}): FlagFacts => ({
  today: TODAY,
  logs,
  periods: [],
  wording: 'plain',
  stageSince: null,
  ...more,
});
const told = (logs: readonly DayLog[], more?: Partial<FlagFacts>, days = 0) =>
  flagsToTell(back(days), facts(logs, more));
const kinds = (flags: readonly DayFlag[]) => flags.map(({ kind }) => kind);
const pain = (level: number) => ({ pain: { level, places: [] } });

describe('a logged day is answered', () => {
  it.each([
    ['pain of 8', pain(8), ['strong_pain']],
    ['pain of 7', pain(7), []],
    ['heavy flow with dizziness', { flow: 'heavy', symptoms: { dizziness: 1 } }, ['heavy_and_faint']],
    ['heavy flow alone', { flow: 'heavy' }, []],
    ['dizziness alone', { flow: 'medium', symptoms: { dizziness: 3 } }, []],
    ['two soaked in an hour', { soaking: 'two_an_hour' }, ['soaking']],
    ['one soaked an hour', { soaking: 'every_hour' }, ['soaking']],
    ['one soaked in one to two hours', { soaking: 'every_two_hours' }, []],
  ] as const)('%s', (_what, log, expected) =>
    expect(kinds(told([on(0, log as Omit<DayLog, 'date'>)]))).toEqual(expected),
  );

  it('an emergency first', () => {
    const found = told([on(0, { ...pain(9), flow: 'heavy', symptoms: { dizziness: 2 }, soaking: 'two_an_hour' })]);
    expect(found.map(({ kind, urgent }) => [kind, urgent])).toEqual([
      ['soaking', true],
      ['heavy_and_faint', true],
      ['strong_pain', false],
    ]);
  });

  it('in menopause any bleeding, also a spot, and none from before that stage', () => {
    const spot = [on(0, { flow: 'spotting' })];
    expect(kinds(told(spot, { wording: 'menopause' }))).toEqual(['after_menopause']);
    expect(kinds(told(spot, { wording: 'menopause', stageSince: back(100) }))).toEqual(['after_menopause']);
    expect(told(spot, { wording: 'menopause', stageSince: addDays(TODAY, 1) })).toEqual([]);
    expect(told([on(0, { flow: 'none' })], { wording: 'menopause' })).toEqual([]);
  });

  it.each([
    ['twelve months after the last period', 369, 'perimenopause', ['after_menopause']],
    ['a day less', 368, 'perimenopause', []],
    ['in any other stage', 800, 'plain', []],
  ] as const)('bleeding %s', (_what, began, wording, expected) => {
    // The bleeding of today is a period of its own by now.
    const periods = [period(0, 1), period(began)];
    expect(kinds(told([on(0, { flow: 'light' })], { wording, periods }))).toEqual(expected);
  });

  it('school or work missed twice within three months, not once', () => {
    const school = { missed: ['school'] } as const;
    expect(told([on(0, school)])).toEqual([]);
    expect(told([on(0, school), on(89, { missed: ['work'] })])).toMatchObject([{ kind: 'missed_school', count: 2 }]);
    expect(told([on(0, school), on(90, school)])).toEqual([]);
    expect(told([on(0, { missed: ['plans'] }), on(1, school)])).toEqual([]);
  });
});

describe('in the first years earlier', () => {
  const teen = { wording: 'first_years' } as const;
  const bleeding = (days: number) => Array.from({ length: days }, (_, index) => on(index, { flow: 'light' }));

  it.each([
    ['one soaked in one to two hours', [on(0, { soaking: 'every_two_hours' })], [], ['soaking']],
    ['a period of eight days', bleeding(8), [], ['long_period']],
    ['a period of seven days', bleeding(7), [], []],
    ['a period that began before the days at hand', bleeding(4), [period(7, 8)], ['long_period']],
    ['20 days from start to start', bleeding(1), [period(0, 1), period(20)], ['short_gap']],
    ['21 days', bleeding(1), [period(0, 1), period(21)], []],
    ['45 days', bleeding(1), [period(0, 1), period(45)], []],
    ['46 days', bleeding(1), [period(0, 1), period(46)], ['long_gap']],
    ['46 days without a period so far', [on(0, { moods: ['calm'] })], [period(46)], ['long_gap']],
    ['45 days so far', [on(0, { moods: ['calm'] })], [period(45)], []],
  ] as const)('%s', (_what, logs, periods, expected) => {
    expect(kinds(told(logs, { ...teen, periods }))).toEqual(expected);
    expect(kinds(told(logs, { periods }))).toEqual([]);
  });
});

describe('each event is told once', () => {
  test('until the member has read it', () => {
    expect(told([on(0, { ...pain(9), flagsRead: ['strong_pain'] })])).toEqual([]);
    expect(kinds(told([on(0, { ...pain(9), flagsRead: ['soaking'] })]))).toEqual(['strong_pain']);
  });
  test('pain on two days in a row is one event, on its first day', () => {
    const logs = [on(1, pain(8)), on(0, pain(9))];
    expect(told(logs)).toEqual([]);
    expect(kinds(told(logs, {}, 1))).toEqual(['strong_pain']);
    expect(kinds(told([on(11, pain(8)), on(0, pain(9))]))).toEqual(['strong_pain']);
  });
  test('an emergency is one on each day', () => {
    const faint = { flow: 'heavy', symptoms: { dizziness: 1 } } as const;
    expect(kinds(told([on(1, faint), on(0, faint)]))).toEqual(['heavy_and_faint']);
  });
  test('a day of more than a week ago is for Patterns', () => {
    expect(told([on(8, pain(9))], {}, 8)).toEqual([]);
    expect(kinds(told([on(7, pain(9))], {}, 7))).toEqual(['strong_pain']);
  });
});

test('Patterns go by the same limits', () => {
  const patterns = (logs: readonly DayLog[], wording: FlagFacts['wording'] = 'plain') =>
    kinds(
      talkAbout({
        cycles: [],
        history: [],
        logs,
        range: null,
        wording,
        stageSince: null,
      }) as unknown as readonly DayFlag[],
    );
  const monthly = (told_: Omit<DayLog, 'date'>) => [0, 31, 62].map((days) => on(days, told_));
  expect(patterns(monthly(pain(7)))).toEqual([]);
  expect(patterns(monthly(pain(8)))).toEqual(['strong_pain']);
  expect(patterns([on(0, { flow: 'heavy', symptoms: { dizziness: 1 } })])).toEqual(['heavy_and_faint']);
  expect(patterns([on(0, { soaking: 'every_hour' })])).toEqual(['soaking']);
  expect(patterns([on(0, { soaking: 'every_two_hours' })])).toEqual([]);
  expect(patterns([on(0, { soaking: 'every_two_hours' })], 'first_years')).toEqual(['soaking']);
  expect(patterns([on(0, { missed: ['school'] }), on(1, { missed: ['school'] })])).toEqual(['missed_school']);
  expect(patterns([on(0, { missed: ['school'] })])).toEqual([]);
});
