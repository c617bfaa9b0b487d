import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { addDays, localDate, type LocalDate } from '#domain/calendar/local-date.ts';
import { ITEMS, readRating, type DayRatings, type ItemId } from './items.ts';
import { ratedCycles } from './rated-cycles.ts';
import { memberPattern, scoreCycles, THRESHOLDS, type Thresholds } from './score.ts';

/**
 * The 20 subjects and 37 cycles published with the R package cpass (Symul and Eisenlohr-Moul 2025, CC BY 4.0; data by
 * T. Eisenlohr-Moul), converted without a change: published-cycles.json.
 */
const { cycles: PUBLISHED } = JSON.parse(readFileSync(new URL('published-cycles.json', import.meta.url), 'utf8')) as {
  cycles: { subject: number; cycle: number; days: string }[];
};
const SUBJECTS = [...new Set(PUBLISHED.map(({ subject }) => subject))];
const FIRST = localDate('2026-01-20');
const LATER = localDate('2027-12-31');
const DAYS = [-7, -6, -5, -4, -3, -2, -1, 4, 5, 6, 7, 8, 9, 10];

type ItemFilter = (number: number) => boolean;

function dayOf(codes: string, isKept: ItemFilter): DayRatings {
  const rated = ITEMS.flatMap(({ id }, index): [ItemId, ReturnType<typeof readRating>][] =>
    codes[index] !== '.' && isKept(index + 1) ? [[id, readRating(Number(codes[index]))]] : [],
  );
  return Object.fromEntries(rated);
}

/** A subject's cycles set on a calendar, 35 days apart, so that the days are found as a member's are. */
function cyclesOf(subject: number, isKept: ItemFilter = () => true) {
  const own = PUBLISHED.filter((one) => one.subject === subject);
  const periodStarts = own.map((_, index) => addDays(FIRST, index * 35));
  const days = new Map<LocalDate, DayRatings>(
    own.flatMap((cycle, index) =>
      cycle.days.split(' ').map((codes, at): [LocalDate, DayRatings] => {
        const day = DAYS[at] ?? 0;
        return [addDays(periodStarts[index] ?? FIRST, day < 0 ? day : day - 1), dayOf(codes, isKept)];
      }),
    ),
  );
  return ratedCycles({ periodStarts, days, today: LATER });
}

const scored = (thresholds?: Thresholds) =>
  SUBJECTS.map((subject) => ({ subject, cycles: scoreCycles(cyclesOf(subject), thresholds) }));

function countOf(thresholds?: Thresholds) {
  const patterns = scored(thresholds).flatMap(({ cycles }) => cycles.map(({ pattern }) => pattern));
  return ['pmdd', 'mrmd', 'pme', 'none'].map((kind) => patterns.filter((pattern) => pattern === kind).length);
}

const OF_CYCLES = [14, 9, 1, 13];
/** As the package prints it in its vignette: cycles, with the full pattern, with a core one, with five that rise. */
const OF_SUBJECTS = [
  [2, 2, 2, 2, 2, 'pmdd'],
  [15, 1, null, null, null, 'too_few'],
  [17, 2, 0, 1, 0, 'none'],
  [21, 2, 0, 0, 0, 'none'],
  [25, 2, 0, 2, 1, 'mrmd'],
  [27, 2, 0, 1, 1, 'none'],
  [33, 1, null, null, null, 'too_few'],
  [36, 2, 1, 1, 1, 'none'],
  [44, 2, 1, 1, 1, 'none'],
  [47, 3, 1, 1, 1, 'none'],
  [48, 1, null, null, null, 'too_few'],
  [49, 2, 0, 1, 0, 'none'],
  [60, 1, null, null, null, 'too_few'],
  [95, 1, null, null, null, 'too_few'],
  [117, 2, 1, 1, 2, 'pme'],
  [122, 3, 0, 2, 1, 'mrmd'],
  [147, 2, 1, 1, 1, 'none'],
  [158, 2, 1, 2, 2, 'mrmd'],
  [162, 2, 2, 2, 2, 'pmdd'],
  [178, 2, 2, 2, 2, 'pmdd'],
] as const;

describe('the published cycles', () => {
  it('are 37 of 20 subjects, 14 days each, with the ratings that the package counts', () => {
    expect([PUBLISHED.length, SUBJECTS.length]).toEqual([37, 20]);
    const codes = PUBLISHED.flatMap(({ days }) => days.split(' '));
    expect(codes).toHaveLength(37 * 14);
    expect(codes.every((day) => /^[1-6.]{24}$/.test(day))).toBe(true);
    const all = codes.join('');
    expect([...'123456.'].map((code) => all.split(code).length - 1)).toEqual([6477, 1749, 1432, 1205, 813, 354, 402]);
  });

  it('show 14 full patterns, 9 of mood, 1 that stays and 13 without any', () => {
    expect(countOf()).toEqual(OF_CYCLES);
  });

  it.each(OF_SUBJECTS)('of subject %i: %i cycles', (subject, cycles, full, core, risen, kind) => {
    const own = scoreCycles(cyclesOf(subject));
    expect(own).toHaveLength(cycles);
    expect(memberPattern(own)).toMatchObject({ kind, of: cycles });
    if (full === null) return;
    const patterns = own.map(({ pattern }) => pattern);
    expect([
      patterns.filter((pattern) => pattern === 'pmdd').length,
      patterns.filter((pattern) => pattern === 'pmdd' || pattern === 'mrmd').length,
      own.filter((one) => one.risen.length >= 5).length,
    ]).toEqual([full, core, risen]);
  });

  it('of subject 47 have as many symptoms as the vignette prints', () => {
    expect(scoreCycles(cyclesOf(47)).map(({ risen, cleared }) => [risen.length, cleared.length])).toEqual([
      [3, 0],
      [5, 5],
      [0, 0],
    ]);
  });

  it.each([
    ['all items', () => true, ['pmdd', 'mrmd', 'none']],
    ['the core items alone', (item: number) => item <= 8, ['mrmd', 'mrmd', 'none']],
    ['six items', (item: number) => item <= 6, ['mrmd', 'mrmd', 'none']],
  ] as const)('of subjects 2, 25 and 44 give with %s what the package tests', (_, isKept, kinds) => {
    expect([2, 25, 44].map((subject) => memberPattern(scoreCycles(cyclesOf(subject, isKept))).kind)).toEqual(kinds);
  });
});

describe('a planted fault shows', () => {
  it.each([
    { severe: 3 },
    { severe: 5 },
    { severeDays: 1 },
    { severeDays: 3 },
    { cleared: 2 },
    { cleared: 4 },
    { rise: 25 },
    { rise: 35 },
    { ratedDays: 6 },
    { symptoms: 4 },
    { symptoms: 6 },
  ])('%j changes the cycles', (fault) => {
    expect(countOf({ ...THRESHOLDS, ...fault })).not.toEqual(OF_CYCLES);
  });

  it.each([{ cycles: 1 }, { cycles: 3 }, { share: 0.75 }])('%j changes the subjects', (fault) => {
    const kinds = scored().map(({ cycles }) => memberPattern(cycles, { ...THRESHOLDS, ...fault }).kind);
    expect(kinds).not.toEqual(OF_SUBJECTS.map(([, , , , , kind]) => kind));
  });

  it('three rated days, as in the paper, give the same on these cycles', () => {
    expect(countOf({ ...THRESHOLDS, ratedDays: 3 })).toEqual(OF_CYCLES);
  });
});
