import type { MealBecause } from '#contract/meal/meal.schemas.ts';
import type { Nutrient, Vessel } from '#domain/food/nutrients.ts';
import type { Bring, Level } from '#domain/food/sum.ts';
import type { Condition } from '#domain/wisdom/wisdom.ts';

/** The words that the pages about food share. */
export const meal = {
  ways: { label: 'Meals', tracker: 'What you ate', shelf: 'Meals to make' },
  nutrients: {
    iron: 'Iron',
    folate: 'Folate',
    magnesium: 'Magnesium',
    fiber: 'Fiber',
    calcium: 'Calcium',
    protein: 'Protein',
    omega3Plant: 'Omega-3 of plants',
    omega3Fish: 'Omega-3 of fish',
    b12: 'Vitamin B12',
    vitaminC: 'Vitamin C',
    vitaminD: 'Vitamin D',
    iodine: 'Iodine',
  } satisfies Record<Nutrient, string>,
  brings: { a_lot: 'a lot', some: 'some', a_little: 'a little' } satisfies Record<Bring, string>,
  levels: {
    none: 'nothing yet',
    little: 'a little',
    start: 'a good start',
    half: 'about half',
    most: 'more than half of a usual day',
    nearly: 'nearly full',
    full: 'full',
  } satisfies Record<Level, string>,
  because: {
    bleeding: 'For days you bleed',
    condition: (condition: string) => `Because you live with ${condition}`,
    lacked: (nutrient: string) => `Your week was light on ${nutrient}. This has a lot.`,
    energy: 'Little work, for a tired day',
    phase: (phase: string) => `For your ${phase} days`,
  } satisfies Record<MealBecause['of'], unknown>,
  lacked: { iron: 'iron', folate: 'folate', magnesium: 'magnesium', fiber: 'fiber' } satisfies Record<Vessel, string>,
  conditions: {
    pcos: 'PCOS',
    endometriosis: 'endometriosis',
    fibroids: 'fibroids',
    ovarian_cysts: 'ovarian cysts',
    hormone_imbalance: 'a hormone imbalance',
    irregular_cycles: 'irregular cycles',
    heavy_bleeding: 'heavy bleeding',
    painful_periods: 'painful periods',
    pms_pmdd: 'PMS or PMDD',
    fertility_challenges: 'fertility challenges',
    other: 'something of your own',
    no_diagnosis_yet: 'something nobody has named yet',
  } satisfies Record<Condition, string>,
  unknown: 'not known',
  atLeast: 'at least',
  figure: (known: string, unit: string) => `${known} ${unit}`,
  of: (usual: string) => ` of ${usual}`,
} as const;
