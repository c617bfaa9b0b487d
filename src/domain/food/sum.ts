import type { Food } from './food-table.ts';
import { NUTRIENTS, usualDay, type Eater, type Nutrient } from './nutrients.ts';

/** So much of a food. */
export type Eaten = { readonly food: Pick<Food, 'values'>; readonly grams: number };
/**
 * What some foods bring of a nutrient, in its unit: the sum of what is known, and whether something is not. What is not
 * known is never taken for 0.
 */
export type Sum = { readonly known: number; readonly hasUnknown: boolean };
export type Sums = Readonly<Record<Nutrient, Sum>>;

/** What some foods bring together. */
export function sumOf(eaten: readonly Eaten[]): Sums {
  const sums = NUTRIENTS.map((nutrient) => {
    const figures = eaten.map(({ food, grams }) => ({ per100: food.values[nutrient], grams }));
    const known = figures.reduce((sum, { per100, grams }) => sum + ((per100 ?? 0) * grams) / 100, 0);
    return [
      nutrient,
      { known, hasUnknown: figures.some(({ per100, grams }) => per100 === null && grams > 0) },
    ] as const;
  });
  return Object.fromEntries(sums) as Record<Nutrient, Sum>;
}

/** How full a vessel is, roughly: words in place of a figure. */
export const LEVELS = ['none', 'little', 'start', 'half', 'most', 'nearly', 'full'] as const;
export type Level = (typeof LEVELS)[number];
/** From which share of a usual day on each level holds. */
const FROM: readonly (readonly [Level, number])[] = [
  ['full', 0.97],
  ['nearly', 0.82],
  ['most', 0.6],
  ['half', 0.42],
  ['start', 0.2],
  ['little', 0.03],
];

/** How much of a usual day is there; null where no amount is set for it. */
export function levelOf(nutrient: Nutrient, { known }: Sum, eater: Eater): Level | null {
  const usual = usualDay(nutrient, eater);
  if (usual === null) return null;
  return FROM.find(([, share]) => known / usual >= share)?.[0] ?? 'none';
}

/** What one meal brings: a lot is a third of a usual day or more, some a tenth, a little less. */
export type Bring = 'a_lot' | 'some' | 'a_little';

/** What a meal brings of a nutrient; null where that is next to nothing, or no amount is set. */
export function bringOf(nutrient: Nutrient, { known }: Sum, eater: Eater): Bring | null {
  const usual = usualDay(nutrient, eater);
  if (usual === null) return null;
  const share = known / usual;
  if (share >= 1 / 3) return 'a_lot';
  if (share >= 0.1) return 'some';
  return share >= 0.03 ? 'a_little' : null;
}

/** From so much vitamin C on, in mg, a meal is said to help its iron in. */
const HELPS = 25;
/** Teas and coffees of the table that hinder iron. */
const HINDERING = /^(?:tea|black tea|green tea|coffee|instant coffee|decaf|espresso|latte|cappuccino|chai black)$/;

/** What in a meal helps iron in, by the place of the part that brings most vitamin C, and whether tea or coffee hinders it. */
export function aboutIron(eaten: readonly (Eaten & { readonly food: Pick<Food, 'values' | 'terms'> })[]): {
  readonly helper: number | null;
  readonly isHindered: boolean;
} {
  const sums = sumOf(eaten);
  const brings = eaten.map(({ food, grams }) => ((food.values.vitaminC ?? 0) * grams) / 100);
  const best = brings.indexOf(Math.max(...brings, 0));
  const matters = sums.iron.known >= 0.5;
  return {
    helper: matters && sums.vitaminC.known >= HELPS && best >= 0 ? best : null,
    isHindered: matters && eaten.some(({ food }) => food.terms.some((term) => HINDERING.test(term))),
  };
}
