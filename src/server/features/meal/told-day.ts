import { addDays, type LocalDate } from '#domain/calendar/local-date.ts';
import { NUTRIENTS, usualDay, VESSELS, type Eater, type Nutrient } from '#domain/food/nutrients.ts';
import { aboutIron, bringOf, levelOf, sumOf, type Sums } from '#domain/food/sum.ts';
import { nameWithoutNumbers, withoutNumbers } from '#domain/food/without-numbers.ts';
import { partOfDay, type KeptMeal } from '#domain/meal/meal-day.ts';
import type { Figure, MealDay, MealEntry } from '#contract/meal/meal.schemas.ts';
import { cookbook } from './cookbook.ts';
import type { HerNow } from './her-now.ts';
import { offeredTo } from './menu.ts';
import { eatenOf } from './pantry.ts';

/** What is said of a meal in words: the four vessels, and the protein, calcium and omega-3 of fish where they are a lot. */
export function bringsOf(sums: Sums, eater: Eater): MealEntry['brings'] {
  const weight = { a_lot: 0, some: 1, a_little: 2 } as const;
  const said = (nutrient: Nutrient) => {
    const bring = bringOf(nutrient, sums[nutrient], eater);
    return bring ? [{ nutrient, bring }] : [];
  };
  const more = (['calcium', 'protein'] as const).flatMap(said).filter(({ bring }) => bring === 'a_lot');
  return [...VESSELS.flatMap(said).toSorted((one, other) => weight[one.bring] - weight[other.bring]), ...more];
}

/** What is known in figures, for who wants them, to three digits. */
export function figuresOf(sums: Sums, eater: Eater): Figure[] {
  return NUTRIENTS.map((nutrient) => ({
    nutrient,
    known: Number(sums[nutrient].known.toPrecision(3)),
    hasUnknown: sums[nutrient].hasUnknown,
    usual: usualDay(nutrient, eater),
  }));
}

/** A day as it is told. Where no numbers are shown none is in it but in her own words, which she may change. */
export async function toldDay(her: HerNow, date: LocalDate): Promise<MealDay> {
  const { today, manner, pantry, eater, week, days, levels, lacked, lists } = her;
  const meals = days.get(date)?.meals ?? [];
  const sums = sumOf(
    eatenOf(
      meals.flatMap(({ parts }) => parts),
      pantry.byId,
    ),
  );
  const { dishes } = await cookbook();
  const unread = meals.some(({ parts }) => parts.some(({ grams }) => grams === null));
  const brief = ({ id, words }: Pick<KeptMeal, 'id' | 'words'>) => ({
    id,
    words,
    shown: shownOf(words, manner.numbers),
  });
  return {
    ...{ date, today, manner, lacked },
    meals: meals.map((meal) => toldMeal(meal, her)),
    vessels: VESSELS.map((nutrient) => ({
      nutrient,
      level: levelOf(nutrient, sums[nutrient], eater) ?? 'none',
      hasUnknown: sums[nutrient].hasUnknown || unread,
    })),
    figures: manner.numbers ? figuresOf(sums, eater) : null,
    week: week.map((day, at) => ({ date: day, level: levels[at]?.iron ?? null })),
    isPeriodNear: her.isPeriodNear,
    phase: her.now.phase,
    forToday: offeredTo(dishes, her).map(({ meal: { id, meal }, because }) => ({
      ...{ id, title: meal.title, kicker: meal.kicker, because },
    })),
    own: lists.own.map(({ id, name, made }) => ({
      id,
      name: shownOf(name, manner.numbers),
      made: shownOf(made, manner.numbers),
    })),
    favorites: lists.favorites.map(brief),
    before: (days.get(addDays(date, -1))?.meals ?? []).map(brief),
  };
}

function toldMeal(meal: KeptMeal, { manner: { numbers }, pantry, eater }: HerNow): MealEntry {
  const { id, at, words, note, parts } = meal;
  const eaten = eatenOf(parts, pantry.byId);
  const sums = sumOf(eaten);
  const { helper, isHindered } = aboutIron(eaten);
  const named = (label: string) => (numbers ? label : nameWithoutNumbers(label));
  return {
    ...{ id, words, note, isHindered },
    at: numbers ? at : null,
    partOfDay: partOfDay(at),
    shown: shownOf(words, numbers),
    shownNote: note === '' ? '' : shownOf(note, numbers),
    parts: parts.map(({ typed, food: foodId, grams, trouble }) => {
      const food = foodId === null ? null : pantry.byId(foodId);
      return { typed, trouble, food: food && { id: food.id, label: named(food.label) }, grams: numbers ? grams : null };
    }),
    brings: bringsOf(sums, eater),
    helper: helper === null ? null : named(eaten[helper]?.food.label ?? ''),
    figures: numbers ? figuresOf(sums, eater) : null,
  };
}

/** Her words as they are shown. Where nothing but numbers was typed, nothing is left: the page says so in words. */
export function shownOf(words: string, numbers: boolean): string {
  return numbers ? words : withoutNumbers(words);
}
