import { inWords, numberInWords } from '#domain/meal/in-words.ts';
import { lineWithoutFigures, withoutFigures } from '#domain/meal/without-figures.ts';
import type { LifeStage } from '#domain/stage/stage.ts';
import type { MealSummary, MealWhole } from '#contract/meal/meal.schemas.ts';
import { citedByMeal } from './content/meal-rules.ts';
import type { Dish } from './cookbook.ts';
import type { HerNow } from './her-now.ts';
import { bringsOf, figuresOf } from './told-day.ts';

/** What of a meal speaks of carrying a child, which some have no use for and teens do not meet. */
const OF_CARRYING: ReadonlySet<string> = new Set(['pregnant', 'breastfeeding', 'pregnancy', 'after_birth']);
const NEVER_CARRYING: readonly LifeStage[] = ['menopause', 'no_uterus_or_ovaries'];

/** A meal as the shelf tells it. Without numbers the minutes are in words. */
export function mealSummaryOf({ id, meal, serving }: Dish, { manner, eater }: HerNow): MealSummary {
  const { title, kicker, kitchen, course, minutes, marks, cost, effort } = meal;
  return {
    ...{ id, title, kicker, kitchen, course, marks, cost: cost.level, effort: effort.level },
    minutes: counted(minutes.total, manner.numbers),
    brings: bringsOf(serving, eater),
  };
}

/** The whole of a meal. Without numbers no digit is in its recipe, and no sentence tells a figure. */
export function mealWholeOf(dish: Dish, her: HerNow): MealWhole {
  const { meal, serving } = dish;
  const { numbers } = her.manner;
  const line = (text: string) => (numbers ? text : inWords(text));
  const told = (text: string) => (numbers ? text : lineWithoutFigures(text));
  const isHers = (of: string) =>
    !OF_CARRYING.has(of) || (her.now.ageGroup === 'adult' && !NEVER_CARRYING.includes(her.now.stage));
  const cited = citedByMeal(meal);
  return {
    ...mealSummaryOf(dish, her),
    serves: counted(meal.serves, numbers),
    hands: counted(meal.minutes.hands, numbers),
    heat: meal.heat,
    isOneHand: meal.one_hand,
    marksWith: meal.marks_with,
    allergens: meal.allergens,
    costNote: told(meal.cost.note),
    effortNote: line(meal.effort.note),
    ingredients: meal.ingredients.map(({ as, note, optional }) => ({
      what: line(as),
      note: note === undefined ? null : line(note),
      isOptional: optional,
    })),
    steps: meal.steps.map(line),
    ifTired: line(meal.if_tired),
    swaps: meal.swaps.map(({ instead_of: insteadOf, use }) => ({ insteadOf: line(insteadOf), use: line(use) })),
    freezes: line(meal.freezes),
    blocks: numbers ? [...meal.blocks] : withoutFigures(meal.blocks),
    goodFor: meal.good_for
      .filter(({ need }) => isHers(need))
      .map(({ need, says, grade = null, sources }) => ({ need, says: told(says), grade, sources }))
      .filter(({ says }) => says !== ''),
    toldAs: meal.told_as && { says: told(meal.told_as.says), sources: meal.told_as.sources },
    careful: meal.careful
      .filter(({ who }) => isHers(who))
      .map(({ who, says, sources }) => ({ who, says: line(says), sources })),
    figures: numbers ? figuresOf(serving, her.eater) : null,
    sources: cited.flatMap((n) => meal.sources.filter((source) => source.n === n)),
    glossary: meal.glossary,
    checked: meal.checked,
    checkAgain: meal.check_again,
    reviewedBy: meal.reviewed_by,
    manner: her.manner,
  };
}

function counted(count: number, numbers: boolean): string {
  return numbers ? String(count) : numberInWords(count);
}
