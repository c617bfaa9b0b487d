import { describe, expect, it } from 'vitest';
import { localDate } from '#domain/calendar/local-date.ts';
import type { DayRatings, ItemId, Rating } from './items.ts';
import type { RatedCycle } from './rated-cycles.ts';
import { memberPattern, scoreCycles, scoredAnew } from './score.ts';

const START = localDate('2026-03-10');
const FIVE: readonly ItemId[] = ['low', 'worried', 'mad', 'worn_out', 'swollen'];
type Level = Rating | null;

const day = (items: readonly ItemId[], level: Level): DayRatings =>
  level === null ? {} : Object.fromEntries(items.map((item) => [item, level]));
const week = (items: readonly ItemId[], levels: readonly Level[]) => levels.map((level) => day(items, level));
const HARD: readonly Level[] = [1, 1, 4, 5, 5, 5, 4];
const EASY: readonly Level[] = [1, 1, 1, 1, 1, 1, 1];

function cycle(change: {
  readonly items?: readonly ItemId[];
  readonly before?: readonly Level[];
  readonly after?: readonly Level[];
  readonly start?: RatedCycle['start'];
}): RatedCycle {
  const { items = FIVE, before = HARD, after = EASY, start = START } = change;
  return { start, before: week(items, before), after: week(items, after) };
}
const patternOf = (change: Parameters<typeof cycle>[0]) => scoreCycles([cycle(change)])[0]?.pattern;

describe('a cycle', () => {
  it.each([
    ['five that come and go, with mood', {}, 'pmdd'],
    ['four', { items: FIVE.slice(0, 4) }, 'mrmd'],
    ['a sixth beside them', { items: ['no_focus', 'worn_out', 'one_food', 'too_much', 'swollen', 'low'] }, 'pmdd'],
    [
      'two of one symptom count once',
      { items: ['low', 'no_hope', 'mad', 'argued', 'worn_out', 'swollen', 'aches'] },
      'mrmd',
    ],
    [
      'headache and what gets in the way do not count',
      { items: [...FIVE.slice(0, 4), 'headache', 'less_done', 'people'] },
      'mrmd',
    ],
    ['two days of 4 are enough', { before: [1, 4, 1, 4, 3, 3, 3] }, 'pmdd'],
    ['one day is not', { before: [3, 3, 3, 6, 3, 3, 3] }, 'none'],
    ['a 3 after the period is gone enough', { after: [3, 1, 1, 1, 1, 1, 1] }, 'pmdd'],
    ['a single 4 after it is not', { after: [1, 1, 1, 1, 1, 1, 4] }, 'pme'],
    ['four that stay', { items: FIVE.slice(0, 4), after: [1, 1, 1, 1, 1, 1, 4] }, 'none'],
    // 2.8 less 1.6 of a range of 4: 29.999 % where fractions are binary.
    ['a rise of exactly 30 % of the used range', { before: [5, 4, 3, 1, 1], after: [2, 2, 2, 1, 1] }, 'pmdd'],
    ['a rise a little smaller', { before: [5, 4, 3, 1, 1], after: [2, 2, 2, 2, 1] }, 'none'],
    ['three rated days before', { before: [5, 5, 5] }, null],
    ['three rated days after', { after: [1, 1, 1] }, null],
    [
      'four rated days with gaps',
      { before: [null, 5, null, 5, 5, null, 5], after: [1, null, null, 1, 1, null, 1] },
      'pmdd',
    ],
    ['days without a rating are no rated days', { before: [5, 5, 5, null, null, null, null] }, null],
    ['no day at all', { before: [], after: [] }, null],
    ['every day the same', { before: EASY, after: EASY }, 'none'],
    ['the whole scale, every day', { before: [6, 6, 6, 6, 6, 6, 6], after: [6, 6, 6, 6, 6, 6, 6] }, 'none'],
  ] as const)('%s', (_, change, pattern) => expect(patternOf(change)).toBe(pattern));

  it('of five symptoms that are none of mood stays without, and is not the lesser one', () => {
    const items = ['no_focus', 'worn_out', 'one_food', 'too_much', 'swollen'] as const;
    const rated = cycle({ items: [...items, 'low'] });
    const calm = (days: readonly DayRatings[]) => days.map((one) => ({ ...one, low: 1 as const }));
    const [one] = scoreCycles([{ ...rated, before: calm(rated.before), after: calm(rated.after) }]);
    expect(one).toMatchObject({ pattern: 'pme', cleared: { length: 5 } });
  });

  it('without a core item on enough days is not judged, however much else is rated', () => {
    expect(patternOf({ items: ['no_focus', 'worn_out', 'one_food', 'too_much', 'swollen'] })).toBeNull();
  });

  it('leaves out an item that is rated on too few days of one week', () => {
    const rated = cycle({});
    const after = rated.after.map((whole, index) => (index < 3 ? whole : day(FIVE.slice(1), 1)));
    const [one] = scoreCycles([{ ...rated, after }]);
    expect(one).toMatchObject({ pattern: 'mrmd', cleared: ['anxiety', 'anger', 'lethargy', 'physical'] });
  });

  it('is told apart by the range the member uses in all cycles', () => {
    const mild = cycle({ before: [4, 4, 2, 2, 2, 2, 2], after: [1, 1, 2, 2, 2, 2, 1] });
    const other = cycle({ items: ['headache'], before: [6, 1, 1, 1], after: [1, 1, 1, 1] });
    expect(scoreCycles([mild])[0]?.pattern).toBe('pmdd');
    expect(scoreCycles([mild, other])[0]?.pattern).toBe('none');
    const wide = { ...mild, after: mild.after.map((one) => ({ ...one, headache: 6 as const })) };
    expect(scoreCycles([wide])[0]?.pattern).toBe('none');
  });

  it.each([0, 7, 3.5, -1, Number.NaN, Infinity])('with a rating of %d is refused', (rating) => {
    const days = [{ low: rating as Rating }];
    expect(() => scoreCycles([{ start: START, before: days, after: [] }])).toThrow(RangeError);
  });
});

describe('a member', () => {
  const none = cycle({ before: EASY });
  const mood = cycle({ items: FIVE.slice(0, 4) });
  const stays = cycle({ after: [1, 1, 1, 1, 1, 1, 4] });
  const unrated = cycle({ before: [5] });
  it.each([
    ['nothing', [], { kind: 'too_few', of: 0 }],
    ['one full cycle', [cycle({})], { kind: 'too_few', of: 1 }],
    ['one full cycle and three with too few days', [cycle({}), unrated, unrated, unrated], { kind: 'too_few', of: 1 }],
    ['two full cycles', [cycle({}), cycle({})], { kind: 'pmdd', cycles: 2, of: 2 }],
    ['two of four', [cycle({}), none, cycle({}), none], { kind: 'pmdd', cycles: 2, of: 4 }],
    ['two of five', [cycle({}), none, cycle({}), none, none], { kind: 'none', cycles: 0, of: 5 }],
    ['a full one and one of mood', [cycle({}), mood], { kind: 'mrmd', cycles: 2, of: 2 }],
    ['a full one and one that stays', [cycle({}), stays], { kind: 'pme', cycles: 2, of: 2 }],
    ['a full one and one without', [cycle({}), none], { kind: 'none', cycles: 0, of: 2 }],
  ] as const)('with %s', (_, cycles, pattern) => expect(memberPattern(scoreCycles(cycles))).toEqual(pattern));
});

describe('a rating changed after its cycle was over', () => {
  const second = localDate('2026-04-09');
  const third = localDate('2026-05-09');
  it('scores that cycle anew and says which', () => {
    const earlier = scoreCycles([cycle({}), cycle({ start: second, after: [1, 1, 1, 1, 1, 1, 4] })]);
    const now = scoreCycles([cycle({}), cycle({ start: second }), cycle({ start: third })]);
    expect(scoredAnew(earlier, now)).toEqual([second]);
    expect(memberPattern(earlier).kind).toBe('pme');
    expect(memberPattern(now).kind).toBe('pmdd');
  });

  it('says nothing where the score stays', () => {
    const earlier = scoreCycles([cycle({}), cycle({ start: second })]);
    expect(
      scoredAnew(earlier, scoreCycles([cycle({ before: [2, 1, 4, 5, 5, 5, 4] }), cycle({ start: second })])),
    ).toEqual([]);
  });
});
