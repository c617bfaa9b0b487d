import type { Food } from '#domain/food/food-table.ts';
import type { Mark } from '#domain/meal/meal.ts';
import { citedIn, linesOf } from '#domain/wisdom/marks.ts';
import { countWords, readingEase } from '#domain/wisdom/reading-ease.ts';
import { speaksOfFertility } from '#domain/wisdom/fertility-words.ts';
import type { MealFile } from './read-meals.ts';

const EASE = 60;
/** Words that shame, count or sell, and figures that are computed and never typed. */
const UNSAID =
  /\b(?:calories?|kcal|weight loss|lose weight|slim|guilt|guilty|sinful|cheat|clean eating|detox|superfood|miracle|skinny|should|must|studies show|clinically proven)\b/i;
/** By what an ingredient shows in the table, which mark it takes away. */
const AGAINST: readonly (readonly [RegExp, readonly Mark[]])[] = [
  [/^(?:beef|pork|lamb|chicken|turkey|veal|duck|sausage|bacon|ham|game meat)\b/i, ['vegetarian', 'vegan']],
  [/^(?:fish|mollusks|crustaceans)\b/i, ['vegetarian', 'vegan']],
  [/^pork|\bbacon\b|\bham\b/i, ['halal', 'kosher']],
  [/^(?:mollusks|crustaceans)\b/i, ['kosher']],
  [/^alcoholic beverage|\bwine\b/i, ['halal']],
  [/^(?:milk|cheese|yogurt|cream,|butter,)/i, ['vegan', 'dairy_free']],
  [/^egg,/i, ['vegan', 'egg_free']],
  [/^honey/i, ['vegan']],
  [/^nuts,(?! coconut)|almond|cashew|walnut|pistachio/i, ['nut_free']],
  [/^peanuts?\b|peanut butter/i, ['nut_free']],
  [/^(?:wheat|bread|bulgur|couscous|pasta|barley|rye|seitan|noodles, egg)\b/i, ['gluten_free']],
  [/^(?:onions(?!, (?:spring|young))|garlic)\b/i, ['low_fodmap']],
];

/** What is wrong with a meal besides its shape, a line each; none where it may ship. */
export function mealProblems(meal: MealFile, foods: ReadonlyMap<string, Food>): string[] {
  return [...meal.markProblems, ...proving(meal), ...saying(meal), ...marking(meal, foods), ...offering(meal)];
}

/** The numbers of the sources that a meal cites anywhere. */
export function citedByMeal({ blocks, good_for: good, told_as: told, careful }: MealFile): number[] {
  const rest = [...good, ...(told ? [told] : []), ...careful].flatMap(({ sources }) => sources);
  return [...new Set([...citedIn(blocks), ...rest])];
}

function proving(meal: MealFile): string[] {
  const known = new Set(meal.sources.map(({ n }) => n));
  const cited = citedByMeal(meal);
  return [
    ...(known.size === meal.sources.length ? [] : ['two sources have one number']),
    ...cited.filter((n) => !known.has(n)).map((n) => `[${n}] has no source`),
    ...[...known].filter((n) => !cited.includes(n)).map((n) => `source ${n} is cited nowhere`),
    ...(meal.check_again > meal.checked ? [] : ['it is checked again before it was checked']),
  ];
}

function saying(meal: MealFile): string[] {
  const lines = linesOf(meal.blocks);
  const texts = [
    ...[meal.title, meal.kicker, meal.if_tired, meal.freezes, meal.cost.note, meal.effort.note],
    ...meal.steps,
    ...meal.ingredients.flatMap(({ as, note = '' }) => [as, note]),
    ...[...meal.good_for, ...meal.careful, ...(meal.told_as ? [meal.told_as] : [])].map(({ says }) => says),
    ...lines,
  ];
  const all = texts.join('\n');
  const quote = /.{0,20}["'].{0,20}/.exec(all);
  const unsaid = UNSAID.exec(all);
  const ease = Math.round(readingEase([...lines, ...meal.steps]));
  return [
    ...(countWords(lines.join(' ')) >= 20 ? [] : ['it says too little about the dish']),
    ...(ease >= EASE ? [] : [`reading ease ${ease}, at least ${EASE}`]),
    ...(quote ? [`a straight quote: “${quote[0]}”`] : []),
    ...(unsaid ? [`it says “${unsaid[0]}”`] : []),
    ...(meal.audience === 'both' && texts.some(speaksOfFertility)
      ? ['it speaks of fertility, and teens may read it']
      : []),
  ];
}

function marking({ marks, ingredients }: MealFile, foods: ReadonlyMap<string, Food>): string[] {
  const known = ingredients.map((one) => ({ ...one, name: nameOf(foods.get(one.food)) }));
  return [
    ...known.filter(({ name }) => name === null).map(({ food }) => `there is no food ${food}`),
    ...(marks.includes('vegan') && !(['vegetarian', 'dairy_free', 'egg_free'] as const).every((one) => marks.includes(one))
      ? ['vegan comes with vegetarian, dairy free and egg free']
      : []),
    ...known.flatMap(({ name, as }) =>
      AGAINST.filter(([pattern]) => pattern.test(name ?? '')).flatMap(([, against]) =>
        against.filter((mark) => marks.includes(mark)).map((mark) => `marked ${mark}, with ${as}`),
      ),
    ),
  ];
}

/** The name of the table, which says more than an everyday label: "pork, fresh, loin". */
function nameOf(food: Food | undefined): string | null {
  return food ? (food.isEveryday ? (food.terms.at(-1) ?? food.label) : food.label) : null;
}

function offering({ stages, stages_hidden: hidden, conditions, conditions_hidden: kept, minutes }: MealFile): string[] {
  return [
    ...stages.filter((stage) => hidden.includes(stage)).map((stage) => `for ${stage} and hidden from it`),
    ...conditions.filter((one) => kept.includes(one)).map((one) => `for ${one} and kept from it`),
    ...(minutes.total >= minutes.hands ? [] : ['more minutes of hands than in all']),
  ];
}
