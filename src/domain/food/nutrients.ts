/** What is known of a food and said of a day, in this order in the table. There is no energy and no weight of a body. */
export const NUTRIENTS = [
  'iron',
  'folate',
  'magnesium',
  'fiber',
  'calcium',
  'protein',
  'omega3Plant',
  'omega3Fish',
  'b12',
  'vitaminC',
  'vitaminD',
  'iodine',
] as const;
export type Nutrient = (typeof NUTRIENTS)[number];

/** In what each is measured; folate in dietary folate equivalents. */
export const UNITS: Readonly<Record<Nutrient, 'mg' | 'µg' | 'g'>> = {
  iron: 'mg',
  folate: 'µg',
  magnesium: 'mg',
  fiber: 'g',
  calcium: 'mg',
  protein: 'g',
  omega3Plant: 'g',
  omega3Fish: 'g',
  b12: 'µg',
  vitaminC: 'mg',
  vitaminD: 'µg',
  iodine: 'µg',
};

/** The four that fill on the page: a drop, a leaf, a seed, an ear. */
export const VESSELS = ['iron', 'folate', 'magnesium', 'fiber'] as const satisfies readonly Nutrient[];
export type Vessel = (typeof VESSELS)[number];

/** Whose usual day it is: what most need changes with age and with pregnancy. */
export type Eater = 'teen' | 'adult' | 'over_fifty' | 'pregnant';

type Days = Readonly<Record<Eater, number>>;
const days = (adult: number, others: Partial<Days> = {}): Days => ({
  teen: adult,
  adult,
  over_fifty: adult,
  pregnant: adult,
  ...others,
});

/**
 * What most need in a day, in the units above: the US recommended or adequate intakes for women (Dietary Reference
 * Intakes, National Academies). None is set for the omega-3 of fish.
 */
const USUAL: Readonly<Record<Nutrient, Days | null>> = {
  iron: days(18, { teen: 15, over_fifty: 8, pregnant: 27 }),
  folate: days(400, { pregnant: 600 }),
  magnesium: days(310, { teen: 360, over_fifty: 320, pregnant: 350 }),
  fiber: days(25, { teen: 26, over_fifty: 21, pregnant: 28 }),
  calcium: days(1000, { teen: 1300, over_fifty: 1200 }),
  protein: days(46, { pregnant: 71 }),
  omega3Plant: days(1.1, { pregnant: 1.4 }),
  omega3Fish: null,
  b12: days(2.4, { pregnant: 2.6 }),
  vitaminC: days(75),
  vitaminD: days(15),
  iodine: days(150, { pregnant: 220 }),
};

/** What most need in a day, in the nutrient's unit; null where no amount is set. */
export function usualDay(nutrient: Nutrient, eater: Eater): number | null {
  return USUAL[nutrient]?.[eater] ?? null;
}
