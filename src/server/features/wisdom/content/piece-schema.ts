import { z } from 'zod';
import { localDateSchema } from '#contract/kit/scalars.ts';
import { PHASES } from '#domain/meditation/meditation.ts';
import { LIFE_STAGES } from '#domain/stage/stage.ts';
import { AUDIENCES, CATEGORIES, CONDITION_NAMES, PIECE_KINDS, SEEN } from '#domain/wisdom/wisdom.ts';

const words = (most: number) => z.string().trim().min(2).max(most);
const slug = z.string().regex(/^[a-z]+(?:-[a-z]+)*$/);

/** The front matter of a file of content/wisdom. What a piece must keep beyond its shape stands in `piece-rules.ts`. */
export const pieceHead = z.strictObject({
  id: slug.max(60),
  title: words(60),
  kicker: words(140),
  kind: z.enum(PIECE_KINDS),
  categories: z.array(z.enum(CATEGORIES)).min(1),
  audience: z.enum(AUDIENCES),
  stages: z.array(z.enum(LIFE_STAGES)).min(1),
  stages_hidden: z.array(z.enum(LIFE_STAGES)),
  phases: z.array(z.enum(PHASES)),
  conditions: z.array(z.enum(CONDITION_NAMES)),
  free: z.boolean(),
  yearly_only: z.boolean(),
  /** The picture of its page, by the name the web knows it under. */
  window: slug,
  checked: localDateSchema,
  check_again: localDateSchema,
  /** Who of the field has read it, with role and date; null until somebody has. */
  reviewed_by: words(160).nullable(),
  related: z.array(slug).max(4),
  /** Of a tradition: the people, the place and the teller. */
  told_by: words(400).nullish(),
  sources: z.array(
    z.strictObject({
      n: z.int().min(1),
      title: words(300),
      publisher: words(200),
      /** A year, or in words what the publisher gives: "2018, updated 2021", "undated". */
      year: z.union([z.int().min(1800).max(2100), words(60)]).transform(String),
      where: words(240),
      seen: z.enum(SEEN),
    }),
  ),
  glossary: z.array(z.strictObject({ term: words(60), means: words(240) })),
  question_to_bring: words(300).nullable(),
});
export type PieceHead = z.output<typeof pieceHead>;
