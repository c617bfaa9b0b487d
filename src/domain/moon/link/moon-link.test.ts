import { describe, expect, it } from 'vitest';
import { addDays, dayNumber, fromDayNumber, localDate, type LocalDate } from '#domain/calendar/local-date.ts';
import { centre, LEAST_CYCLES, moonLink } from './moon-link.ts';
import { SYNODIC_MONTH, turnScale } from './moon-turn.ts';
import { periodRuns } from './period-runs.ts';
import { seeded } from './seeded.ts';

const random = seeded(4711);
/** Milliseconds: many women on a busy machine. */
const SLOW = 60_000;
const WOMEN = 500;
const between = (low: number, high: number) => low + (high - low) * random();
const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
const turnOf = (date: LocalDate, later: number) => ((dayNumber(date) + later) / SYNODIC_MONTH) % 1;
const verdict = (starts: LocalDate[]) => moonLink({ starts: [starts], turnOf, random: seeded(starts.length) }).verdict;

/** A woman whose cycles know nothing of the moon: first days of `count` cycles of a mean and a spread, in days. */
function free({ mean, spread, count }: { mean: number; spread: number; count: number }): LocalDate[] {
  let day = 15_000 + Math.floor(random() * 400);
  return [
    fromDayNumber(day),
    ...Array.from({ length: count }, () => fromDayNumber((day += Math.max(15, Math.round(mean + spread * normal()))))),
  ];
}

/** A woman whose periods are planted at one place of the moon, give or take some days. */
function planted({ spread, count }: { spread: number; count: number }): LocalDate[] {
  const place = 500 + random();
  return Array.from({ length: count + 1 }, (_, index) =>
    fromDayNumber(Math.round((place + index) * SYNODIC_MONTH + spread * normal())),
  );
}

const count = () => Math.floor(between(LEAST_CYCLES, 61));
const KINDS: readonly (readonly [string, () => LocalDate[]])[] = [
  ['regular', () => free({ mean: between(24, 36), spread: between(1, 2), count: count() })],
  ['irregular', () => free({ mean: between(24, 38), spread: between(4, 9), count: count() })],
  ['short', () => free({ mean: between(21, 24), spread: between(1, 3), count: count() })],
  ['long', () => free({ mean: between(33, 41), spread: between(1, 5), count: count() })],
  ['steady at the length of a lunar month', () => free({ mean: SYNODIC_MONTH, spread: between(1, 2), count: count() })],
  [
    'steady there, few cycles',
    () => free({ mean: SYNODIC_MONTH, spread: between(1, 2), count: Math.floor(between(6, 13)) }),
  ],
];

describe('3,000 women whose cycles know nothing of the moon', () => {
  it.each(KINDS)(
    '%s: fewer than 5 in 100 are told of a link',
    (_kind, woman) => {
      const told = Array.from({ length: WOMEN }, () => verdict(woman())).filter((word) => word === 'link').length;
      expect(told / WOMEN).toBeLessThan(0.05);
    },
    SLOW,
  );
});

describe('planted at one place of the moon', () => {
  it.each([
    [0, 12, 0.99],
    [0.5, 18, 0.9],
    [1, 24, 0.9],
    [1.5, 24, 0.9],
    [2, 30, 0.95],
  ])(
    'give or take %f days over %i cycles: a link in at least %f',
    (spread, cycles, share) => {
      const told = Array.from({ length: 100 }, () => verdict(planted({ spread, count: cycles }))).filter(
        (word) => word === 'link',
      ).length;
      expect(told / 100).toBeGreaterThanOrEqual(share);
    },
    SLOW,
  );
});

it('a test that took first days as independent would call a steady 29 days a link (why orders are compared)', () => {
  const starts = Array.from({ length: 9 }, (_, index) => addDays(localDate('2026-01-03'), index * 29 + (index % 2)));
  const { nearness, verdict: told } = moonLink({ starts: [starts], turnOf, random: seeded(1) });
  const rayleigh = Math.exp(-starts.length * nearness ** 2);
  expect(rayleigh).toBeLessThan(0.001);
  expect(told).toBe('no_link');
});

it.each([
  [0, 0],
  [1, 0],
  [2, 1],
  [6, 5],
])('%i first days are %i cycles: too few to say', (days, cycles) => {
  const starts = Array.from({ length: days }, (_, index) => addDays(localDate('2026-01-03'), index * 29));
  expect(moonLink({ starts: [starts], turnOf, random })).toMatchObject({ verdict: 'too_few', cycles, chance: null });
});

it('the same days give the same answer', () => {
  const starts = [free({ mean: 29, spread: 3, count: 20 })];
  expect(moonLink({ starts, turnOf, random: seeded(5) })).toEqual(moonLink({ starts, turnOf, random: seeded(5) }));
});

it.each([
  [[0.5, 0.5], 1, 0.5],
  [[0, 0.5], 0, null],
  [[0.95, 0.05], 0.951, 0],
  [[], 0, null],
] as const)('%o lie %f near', (turns, nearness, around) => {
  const found = centre(turns);
  expect(found.nearness).toBeCloseTo(nearness, 3);
  if (around !== null)
    expect(Math.min(Math.abs(found.around - around), 1 - Math.abs(found.around - around))).toBeLessThan(1e-9);
});

describe('runs of whole cycles', () => {
  const cycle = (startDate: string, length: number | null, excluded: 'travel' | null = null) => ({
    startDate: localDate(startDate),
    length,
    excluded,
  });
  it('end at a cycle set apart and at a long silence', () => {
    const cycles = [
      cycle('2026-06-20', null),
      cycle('2026-01-01', 28),
      cycle('2026-01-29', 30, 'travel'),
      cycle('2026-02-28', 28),
      cycle('2026-03-28', 84),
    ];
    expect(periodRuns(cycles)).toEqual([['2026-01-01', '2026-01-29'], ['2026-02-28', '2026-03-28'], ['2026-06-20']]);
  });
  it('sixty days are still a cycle, sixty-one are not', () => {
    expect(periodRuns([cycle('2026-01-01', 60), cycle('2026-03-02', null)])).toHaveLength(1);
    expect(periodRuns([cycle('2026-01-01', 61), cycle('2026-03-03', null)])).toHaveLength(2);
  });
});

describe('the turn of the moon', () => {
  const instants = [
    { phase: 'new', at: new Date('2026-11-09T12:00:00Z') },
    { phase: 'first_quarter', at: new Date('2026-11-17T12:00:00Z') },
    { phase: 'full', at: new Date('2026-11-24T12:00:00Z') },
  ] as const;
  const turn = turnScale(instants);
  it.each([
    ['2026-11-09', 0],
    ['2026-11-13', 0.125],
    ['2026-11-17', 0.25],
    ['2026-11-24', 0.5],
    ['2026-11-08', 1 - 1 / SYNODIC_MONTH],
    ['2026-11-25', 0.5 + 1 / SYNODIC_MONTH],
  ] as const)('%s is %f', (date, place) => {
    expect(turn(localDate(date))).toBeCloseTo(place, 6);
  });
  it('goes on by days, whole or not', () => expect(turn(localDate('2026-11-09'), 4)).toBeCloseTo(0.125, 6));
  it('needs instants', () => expect(() => turnScale([])).toThrow(RangeError));
});
