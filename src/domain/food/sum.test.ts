import { describe, expect, it, test } from 'vitest';
import type { Food } from './food-table.ts';
import { NUTRIENTS, usualDay, VESSELS } from './nutrients.ts';
import { aboutIron, bringOf, levelOf, sumOf } from './sum.ts';

const food = (values: Partial<Food['values']>, terms: readonly string[] = []): Food => ({
  ...{ id: 'x', label: 'X', terms, isEveryday: true, isFortified: false, portions: [] },
  values: { ...(Object.fromEntries(NUTRIENTS.map((one) => [one, 0])) as Food['values']), ...values },
});

describe('a sum', () => {
  it('adds what is known and says where something is not', () => {
    const sums = sumOf([
      { food: food({ iron: 3.33, iodine: null }), grams: 150 },
      { food: food({ iron: 2.71, iodine: 5 }), grams: 100 },
    ]);
    expect(sums.iron.known).toBeCloseTo(7.705, 9);
    expect(sums.iron.hasUnknown).toBe(false);
    expect(sums.iodine).toEqual({ known: 5, hasUnknown: true });
  });

  it('of nothing is nothing, and nothing of it is unknown', () =>
    expect(sumOf([]).iron).toEqual({ known: 0, hasUnknown: false }));
});

test.each([
  [0, 'none'],
  [1, 'little'],
  [4, 'start'],
  [9, 'half'],
  [12, 'most'],
  [16, 'nearly'],
  [18, 'full'],
  [500, 'full'],
] as const)('%f mg of iron is “%s” to an adult', (known, level) =>
  expect(levelOf('iron', { known, hasUnknown: false }, 'adult')).toBe(level),
);

test('what has no usual day has no level', () => {
  expect(levelOf('omega3Fish', { known: 3, hasUnknown: false }, 'adult')).toBeNull();
  expect(bringOf('omega3Fish', { known: 3, hasUnknown: false }, 'adult')).toBeNull();
});

test('the same iron fills more after fifty, and less in pregnancy', () => {
  const sum = { known: 8, hasUnknown: false };
  expect(levelOf('iron', sum, 'over_fifty')).toBe('full');
  expect(levelOf('iron', sum, 'pregnant')).toBe('start');
  for (const vessel of VESSELS) expect(usualDay(vessel, 'teen')).toBeGreaterThan(0);
});

test('a third of a day is a lot, a tenth is some, next to nothing is not said', () => {
  const bring = (known: number) => bringOf('iron', { known, hasUnknown: false }, 'adult');
  expect([6, 1.8, 0.6, 0.1].map(bring)).toEqual(['a_lot', 'some', 'a_little', null]);
});

describe('what helps iron in', () => {
  const lentils = { food: food({ iron: 3.3 }), grams: 200 };
  const orange = { food: food({ vitaminC: 53 }), grams: 131 };
  const tea = { food: food({}, ['tea']), grams: 240 };
  it('is the part with the most vitamin C', () =>
    expect(aboutIron([lentils, orange])).toEqual({ helper: 1, isHindered: false }));
  it('is not said of a meal without iron, nor of one without vitamin C', () => {
    expect(aboutIron([orange]).helper).toBeNull();
    expect(aboutIron([lentils]).helper).toBeNull();
  });
  it('tea in the same meal hinders', () => expect(aboutIron([lentils, tea]).isHindered).toBe(true));
});
