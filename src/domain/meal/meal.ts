import type { LifeStage } from '#domain/stage/stage.ts';
import type { Phase } from '#domain/cycle/cycle-view.ts';
import type { Condition } from '#domain/wisdom/wisdom.ts';

/** What a meal is at the table. */
export const COURSES = ['breakfast', 'soup', 'plate', 'snack', 'drink', 'batch'] as const;
/** What a meal is by its ingredients as they are written. */
export const MARKS = [
  'vegetarian',
  'vegan',
  'gluten_free',
  'halal',
  'kosher',
  'low_fodmap',
  'nut_free',
  'dairy_free',
  'egg_free',
] as const;
export type Mark = (typeof MARKS)[number];
export const ALLERGENS = [
  'milk',
  'egg',
  'fish',
  'shellfish',
  'wheat',
  'soy',
  'sesame',
  'peanut',
  'tree_nut',
  'gluten',
] as const;
export const HEATS = ['none', 'kettle', 'microwave', 'toaster', 'stove', 'oven'] as const;
/** What a meal is for. */
export const NEEDS = [
  ...(['bleeding_days', 'low_energy', 'nausea', 'after_birth', 'hot_evening', 'hungrier_days', 'bloating'] as const),
  ...(['constipation', 'cramps_day', 'sore_breasts', 'bones', 'no_appetite', 'with_medicine', 'pregnancy'] as const),
  ...(['quick', 'sleep', 'teen_day'] as const),
] as const;
export type Need = (typeof NEEDS)[number];
export const CAREFUL_WHO = [
  ...(['pregnant', 'breastfeeding', 'thyroid', 'blood_thinners', 'allergy', 'diabetes', 'kidney'] as const),
  ...(['everyone', 'celiac', 'ibs', 'favism'] as const),
] as const;

/** By what the shelf is narrowed: marks of the ingredients, little strength, little money. */
export const FILTERS = [
  ...(['vegetarian', 'vegan', 'gluten_free', 'halal', 'kosher', 'low_fodmap', 'nut_free'] as const),
  ...(['little_strength', 'little_money'] as const),
] as const;
export type Filter = (typeof FILTERS)[number];

type Filtered = { readonly marks: readonly Mark[]; readonly effort: number; readonly cost: 'low' | 'mid' };

/** Whether a meal passes every filter that is on. */
export function passes({ marks, effort, cost }: Filtered, filters: readonly Filter[]): boolean {
  return filters.every((filter) => {
    if (filter === 'little_strength') return effort === 1;
    if (filter === 'little_money') return cost === 'low';
    return marks.includes(filter);
  });
}

/** Whom a meal exists for. */
export type MealFor = {
  readonly audience: 'both' | 'adult';
  readonly stagesHidden: readonly LifeStage[];
  readonly conditionsHidden: readonly Condition[];
};
/** Who looks: conditions by the names of content. */
export type Diner = {
  readonly ageGroup: 'teen' | 'adult';
  readonly stage: LifeStage;
  readonly conditions: readonly Condition[];
};

/** Whether a meal stands on somebody's shelf. Age and stage decide; a condition only keeps it from being offered. */
export function isServedTo({ audience, stagesHidden }: MealFor, { ageGroup, stage }: Diner): boolean {
  return (audience === 'both' || ageGroup === 'adult') && !stagesHidden.includes(stage);
}

/** What decides whether a meal suits a day. */
export type Suits = Pick<MealFor, 'conditionsHidden'> & {
  readonly stages: readonly LifeStage[];
  readonly phases: readonly Phase[];
  readonly conditions: readonly Condition[];
  readonly needs: readonly Need[];
  readonly effort: number;
};
