import { z } from 'zod';
import type { Wire } from '#contract/kit/route.ts';
import { clockTime, id, localDateSchema, writtenText } from '#contract/kit/scalars.ts';
import { NUTRIENTS, VESSELS } from '#domain/food/nutrients.ts';
import { LEVELS } from '#domain/food/sum.ts';
import { ALLERGENS, CAREFUL_WHO, COURSES, HEATS, MARKS, NEEDS } from '#domain/meal/meal.ts';
import { MEALS } from '#domain/meal/meal-day.ts';
import { PHASES } from '#domain/meditation/meditation.ts';
import { CONDITION_NAMES, SEEN } from '#domain/wisdom/wisdom.ts';

const nutrient = z.enum(NUTRIENTS);
const vessel = z.enum(VESSELS);
const bring = z.object({ nutrient, bring: z.enum(['a_lot', 'some', 'a_little']) });
/** A figure, for who wants them: what is known of a nutrient, in its unit, and whether something is not known. */
const figure = z.object({ nutrient, known: z.number(), hasUnknown: z.boolean(), usual: z.number().nullable() });
export type Figure = Wire<typeof figure>;
const trouble = z.enum(['none', 'less_than_none', 'too_much']);
/** How she wants food shown: `mayShow` where numbers can be switched on, `isAsked` once she was asked whether food is hard. */
const manner = z.object({ numbers: z.boolean(), mayShow: z.boolean(), isAsked: z.boolean(), isHard: z.boolean() });
export type FoodManner = Wire<typeof manner>;

/** The name of a meal of the shelf in addresses: letters and digits that say nothing. */
export const mealId = z.string().regex(/^[a-z0-9]{7}$/, 'There is no such meal');
export const mealParams = z.object({ meal: mealId });
export const mealDayParams = z.object({ date: localDateSchema });
export const mealEntryParams = z.object({ date: localDateSchema, id });
export const foodParams = z.object({ id });

/** Which food is meant: of the table, of her own, or a meal of the shelf. */
const foodId = z.string().max(60);
/**
 * One thing of a meal as it is sent. Without `food` the server looks for what was meant, null says that none of them
 * was; `amount` is what she typed of it ("½", "1,5 dl", "2"), in place of what stood in her words.
 */
const sentPart = z.object({
  typed: writtenText(MEALS.words),
  food: foodId.nullish(),
  amount: writtenText(40).optional(),
});
const sentParts = z.array(sentPart).max(MEALS.parts).optional();
const said = (most: number) => writtenText(most).refine((text) => text.trim() !== '', 'Please write a word');

/** PUT /api/meal-days/:date/meals/:id: a meal, in her words. Without `parts` the server reads them. */
export const mealPut = z.object({
  at: clockTime,
  isLate: z.boolean().default(false),
  words: said(MEALS.words),
  note: writtenText(MEALS.note).default(''),
  parts: sentParts,
});
export type MealPut = Wire<typeof mealPut>;
export const ownFoodPut = z.object({ name: said(MEALS.name), made: said(MEALS.words) });
export const favoritePut = z.object({ words: said(MEALS.words), parts: sentParts });
/** PUT /api/food-manner: her answer to the one question, or the switch of the numbers. */
export const mannerPut = z
  .object({ isHard: z.enum(['yes', 'no', 'not_said']).optional(), numbers: z.boolean().optional() })
  .refine(({ isHard, numbers }) => isHard !== undefined || numbers !== undefined, 'Please choose one');

const part = z.object({
  typed: z.string(),
  /** What it was understood as; null where nothing was. */
  food: z.object({ id: z.string(), label: z.string() }).nullable(),
  /** In grams, with numbers alone. */
  grams: z.number().nullable(),
  trouble: trouble.nullable(),
});

/** A meal of a day. `at` and `figures` are there with numbers alone; `shown` are her words, without numbers where she has none. */
const mealEntry = z.object({
  id,
  at: z.string().nullable(),
  partOfDay: z.enum(['night', 'morning', 'midday', 'afternoon', 'evening']),
  shown: z.string(),
  shownNote: z.string(),
  words: z.string(),
  note: z.string(),
  parts: z.array(part),
  brings: z.array(bring),
  /** What of it helps its iron in, and whether tea or coffee hinders that. */
  helper: z.string().nullable(),
  isHindered: z.boolean(),
  figures: z.array(figure).nullable(),
});
export type MealEntry = Wire<typeof mealEntry>;

const because = z.discriminatedUnion('of', [
  z.object({ of: z.literal('bleeding') }),
  z.object({ of: z.literal('condition'), condition: z.enum(CONDITION_NAMES) }),
  z.object({ of: z.literal('lacked'), nutrient: vessel }),
  z.object({ of: z.literal('energy') }),
  z.object({ of: z.literal('phase'), phase: z.enum(PHASES) }),
]);
export type MealBecause = Wire<typeof because>;
const offered = z.object({ id: z.string(), title: z.string(), kicker: z.string(), because });
const words = z.object({ id, shown: z.string(), words: z.string() });

/**
 * GET /api/meal-days/:date: what she wrote of a day, roughly what it brought, the week up to it, and what helps her
 * write: her own foods, her favorites, the meals of the day before.
 */
export const mealDay = z.object({
  date: localDateSchema,
  today: localDateSchema,
  manner,
  meals: z.array(mealEntry),
  vessels: z.array(z.object({ nutrient: vessel, level: z.enum(LEVELS), hasUnknown: z.boolean() })),
  figures: z.array(figure).nullable(),
  /** How full the drop of iron was on each of seven days, the last is this one; null where nothing was written. */
  week: z.array(z.object({ date: localDateSchema, level: z.enum(LEVELS).nullable() })),
  lacked: vessel.nullable(),
  isPeriodNear: z.boolean(),
  phase: z.enum(PHASES).nullable(),
  forToday: z.array(offered),
  own: z.array(z.object({ id, name: z.string(), made: z.string() })),
  favorites: z.array(words),
  before: z.array(words),
});
export type MealDay = Wire<typeof mealDay>;

/** A meal as the shelf shows it; `minutes` in all. */
export const mealSummary = z.object({
  id: z.string(),
  title: z.string(),
  kicker: z.string(),
  kitchen: z.string(),
  course: z.enum(COURSES),
  minutes: z.string(),
  marks: z.array(z.enum(MARKS)),
  cost: z.enum(['low', 'mid']),
  effort: z.int(),
  brings: z.array(bring),
});
export type MealSummary = Wire<typeof mealSummary>;
export const mealsReply = z.object({
  meals: z.array(mealSummary),
  forToday: z.array(z.object({ id: z.string(), because })),
  manner,
});
export type MealsReply = Wire<typeof mealsReply>;

const run = z.union([
  z.object({ cite: z.array(z.int()) }),
  z.object({ text: z.string(), mark: z.enum(['strong', 'em']).optional(), means: z.string().optional() }),
]);
const block = z.union([
  z.object({ kind: z.enum(['heading', 'paragraph']), runs: z.array(run) }),
  z.object({ kind: z.enum(['list', 'steps', 'quote']), items: z.array(z.array(run)) }),
]);
const cited = z.array(z.int());

/** GET /api/meals/:meal: the whole recipe. Without numbers it has no digit in what is eaten, and no figure. */
export const mealWhole = mealSummary.extend({
  serves: z.string(),
  hands: z.string(),
  heat: z.enum(HEATS),
  isOneHand: z.boolean(),
  marksWith: z.array(z.object({ mark: z.enum(MARKS), use: z.string() })),
  allergens: z.array(z.enum(ALLERGENS)),
  costNote: z.string(),
  effortNote: z.string(),
  ingredients: z.array(z.object({ what: z.string(), note: z.string().nullable(), isOptional: z.boolean() })),
  steps: z.array(z.string()),
  ifTired: z.string(),
  swaps: z.array(z.object({ insteadOf: z.string(), use: z.string() })),
  freezes: z.string(),
  blocks: z.array(block),
  goodFor: z.array(
    z.object({
      need: z.enum(NEEDS),
      says: z.string(),
      grade: z.union([z.int(), z.literal('not_supported')]).nullable(),
      sources: cited,
    }),
  ),
  toldAs: z.object({ says: z.string(), sources: cited }).nullable(),
  careful: z.array(z.object({ who: z.enum(CAREFUL_WHO), says: z.string(), sources: cited })),
  /** What a serving brings, in figures; null without numbers. */
  figures: z.array(figure).nullable(),
  sources: z.array(
    z.object({
      n: z.int(),
      title: z.string(),
      publisher: z.string(),
      year: z.string(),
      where: z.string(),
      seen: z.enum(SEEN),
    }),
  ),
  glossary: z.array(z.object({ term: z.string(), means: z.string() })),
  checked: localDateSchema,
  checkAgain: localDateSchema,
  reviewedBy: z.string().nullable(),
  manner,
});
export type MealWhole = Wire<typeof mealWhole>;
