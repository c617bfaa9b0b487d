import { z } from 'zod';
import { localDateSchema } from '#contract/kit/scalars.ts';
import { LIFE_STAGES } from '#domain/stage/stage.ts';
import { AUDIENCES, CONDITION_NAMES, SEEN } from '#domain/wisdom/wisdom.ts';
import { GUIDE_NAMES } from '#domain/womb-health/guides.ts';

const words = (most: number) => z.string().trim().min(2).max(most);

/** What the product uses of the front matter of a file of content/womb-health. `npm run content` checks all of it. */
export const guideHead = z.object({
  id: z.enum(GUIDE_NAMES),
  title: words(60),
  kicker: words(140),
  audience: z.enum(AUDIENCES),
  stages: z.array(z.enum(LIFE_STAGES)).min(1),
  conditions: z.array(z.enum(CONDITION_NAMES)).min(1),
  checked: localDateSchema,
  check_again: localDateSchema,
  /** Who of the field has read it, with role and date; null until somebody has. */
  reviewed_by: words(160).nullable(),
  related: z.array(z.string().regex(/^[a-z]+(?:-[a-z]+)*$/)).min(1),
  sources: z
    .array(
      z.object({
        n: z.int().min(1),
        title: words(300),
        publisher: words(200),
        year: z.union([z.int().min(1800).max(2100), words(60)]).transform(String),
        where: words(240),
        seen: z.enum(SEEN),
      }),
    )
    .min(1),
  glossary: z.array(z.object({ term: words(60), means: words(240) })),
  questions_to_bring: z.array(words(300)).min(3),
});
export type GuideHead = z.output<typeof guideHead>;
