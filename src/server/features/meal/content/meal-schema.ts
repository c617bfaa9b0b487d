import { z } from 'zod';
import { localDateSchema } from '#contract/kit/scalars.ts';
import { ALLERGENS, CAREFUL_WHO, COURSES, HEATS, MARKS, NEEDS } from '#domain/meal/meal.ts';
import { PHASES } from '#domain/meditation/meditation.ts';
import { LIFE_STAGES } from '#domain/stage/stage.ts';
import { CONDITION_NAMES, SEEN } from '#domain/wisdom/wisdom.ts';

const words = (most: number) => z.string().trim().min(2).max(most);
const slug = z.string().regex(/^[a-z]+(?:-[a-z]+)*$/);
const cited = z.array(z.int().min(1));
const minutes = z.int().min(0).max(1500);

/** The front matter of a file of content/meals. What a meal must keep beyond its shape stands in `meal-rules.ts`. */
export const mealHead = z.strictObject({
  id: slug.max(60),
  type: z.literal('meal'),
  title: words(60),
  kicker: words(140),
  kind: z.literal('evidence'),
  categories: z.tuple([z.literal('meals')]),
  course: z.enum(COURSES),
  kitchen: words(60),
  audience: z.enum(['both', 'adult']),
  stages: z.array(z.enum(LIFE_STAGES)).min(1),
  stages_hidden: z.array(z.enum(LIFE_STAGES)),
  phases: z.array(z.enum(PHASES)),
  conditions: z.array(z.enum(CONDITION_NAMES)),
  conditions_hidden: z.array(z.enum(CONDITION_NAMES)),
  free: z.literal(true),
  yearly_only: z.literal(false),
  checked: localDateSchema,
  check_again: localDateSchema,
  /** Who of the field has read it, with role and date; null until somebody has. */
  reviewed_by: words(160).nullable(),
  serves: z.int().min(1).max(12),
  minutes: z.strictObject({ hands: minutes, total: minutes }),
  /** The most it needs. */
  heat: z.enum(HEATS),
  /** Eaten from one hand, or in bed. */
  one_hand: z.boolean(),
  marks: z.array(z.enum(MARKS)),
  marks_with: z.array(z.strictObject({ mark: z.enum(MARKS), use: words(160) })),
  allergens: z.array(z.enum(ALLERGENS)),
  cost: z.strictObject({ level: z.enum(['low', 'mid']), note: words(200) }),
  effort: z.strictObject({ level: z.union([z.literal(1), z.literal(2), z.literal(3)]), note: words(240) }),
  /** `grams` is for the whole recipe, of what is eaten; `optional` ones are not counted. */
  ingredients: z
    .array(
      z.strictObject({
        food: z.string().regex(/^(?:\d{5}|f\d+)$/),
        grams: z.number().positive().max(5000),
        as: words(160),
        note: words(160).optional(),
        optional: z.boolean().default(false),
      }),
    )
    .min(1),
  steps: z.array(words(400)).min(1).max(14),
  if_tired: words(400),
  swaps: z.array(z.strictObject({ instead_of: words(80), use: words(160) })),
  freezes: words(160),
  /** What it is for; `grade` where what it is said to do was studied. */
  good_for: z.array(
    z.strictObject({
      need: z.enum(NEEDS),
      says: words(400),
      grade: z.union([z.int().min(1).max(4), z.literal('not_supported')]).optional(),
      sources: cited,
    }),
  ),
  /** What is told of it as tradition. */
  told_as: z.strictObject({ says: words(600), sources: cited }).nullable(),
  careful: z.array(z.strictObject({ who: z.enum(CAREFUL_WHO), says: words(400), sources: cited })),
  sources: z.array(
    z.strictObject({
      n: z.int().min(1),
      title: words(300),
      publisher: words(200),
      year: z.union([z.int().min(1800).max(2100), words(60)]).transform(String),
      where: words(240),
      seen: z.enum(SEEN),
    }),
  ),
  glossary: z.array(z.strictObject({ term: words(60), means: words(240) })),
});
export type MealHead = z.output<typeof mealHead>;
