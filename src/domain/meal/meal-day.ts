import type { LocalDate } from '#domain/calendar/local-date.ts';
import type { AmountTrouble } from '#domain/food/amount.ts';

/** As much of a day and of her lists is kept. */
export const MEALS = { aDay: 40, words: 300, note: 300, parts: 20, own: 200, favorites: 100, name: 80 } as const;

/** One thing of a meal: as it was typed, which food was understood, and how much of it, in grams where that is known. */
export type MealPart = {
  readonly typed: string;
  readonly food: string | null;
  readonly grams: number | null;
  readonly trouble: AmountTrouble | null;
};
/** A meal as it is kept: the time on her clock, her own words whole, and what was understood of them. */
export type KeptMeal = {
  readonly id: string;
  readonly at: string;
  /** Eaten after midnight, and counted to the day before, as she said. */ readonly isLate: boolean;
  readonly words: string;
  readonly note: string;
  readonly parts: readonly MealPart[];
};
/** All that is kept of the meals of a day. */
export type MealDocument = {
  readonly schemaVersion: 1;
  readonly date: LocalDate;
  readonly meals: readonly KeptMeal[];
};

/** The day with a meal in its place by the hour: in place of one with its id, else as a new one; null where it is full. */
export function withMeal(document: MealDocument, meal: KeptMeal): MealDocument | null {
  const others = document.meals.filter(({ id }) => id !== meal.id);
  if (others.length >= MEALS.aDay) return null;
  const order = ({ at, isLate }: KeptMeal) => `${isLate ? 1 : 0}${at}`;
  return { ...document, meals: [...others, meal].toSorted((a, b) => (order(a) < order(b) ? -1 : 1)) };
}

/** The same day without a meal. */
export function withoutMeal(document: MealDocument, id: string): MealDocument {
  return { ...document, meals: document.meals.filter((meal) => meal.id !== id) };
}

/** A food or a dish of her own, of things that were understood. */
export type OwnFood = {
  readonly id: string;
  readonly name: string;
  readonly made: string;
  readonly parts: readonly MealPart[];
};
/** A meal she has often, as it was typed. */
export type FavoriteMeal = { readonly id: string; readonly words: string; readonly parts: readonly MealPart[] };
/** What is kept of how she wants food shown, with her own foods and favorites. */
export type FoodLists = {
  readonly schemaVersion: 1;
  /** What she answered when she was asked, once, whether food is hard; null while she was not. */
  readonly isHard: 'yes' | 'no' | 'not_said' | null;
  readonly wantsNumbers: boolean;
  readonly own: readonly OwnFood[];
  readonly favorites: readonly FavoriteMeal[];
};
export const NO_FOOD_LISTS: FoodLists = {
  schemaVersion: 1,
  isHard: null,
  wantsNumbers: false,
  own: [],
  favorites: [],
};

/**
 * Whether numbers are shown, and whether she may have them shown. Never to a teen, nor to whoever says that food is
 * hard; to others only when they asked for it.
 */
export function numbersFor(
  { isHard, wantsNumbers }: Pick<FoodLists, 'isHard' | 'wantsNumbers'>,
  ageGroup: 'teen' | 'adult',
): { readonly shows: boolean; readonly mayShow: boolean } {
  const mayShow = ageGroup === 'adult' && isHard !== 'yes';
  return { shows: mayShow && wantsNumbers, mayShow };
}

/** The part of the day of a time on her clock, for pages without numbers. */
export type PartOfDay = 'night' | 'morning' | 'midday' | 'afternoon' | 'evening';
const BEGINS: readonly (readonly [PartOfDay, number])[] = [
  ['evening', 17],
  ['afternoon', 14],
  ['midday', 11],
  ['morning', 4],
];

/** "08:10" is in the morning. */
export function partOfDay(at: string): PartOfDay {
  const hour = Number(at.slice(0, 2));
  if (hour >= 22) return 'night';
  return BEGINS.find(([, from]) => hour >= from)?.[0] ?? 'night';
}
