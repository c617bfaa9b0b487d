import { z } from 'zod';
import type { Wire } from '#contract/kit/route.ts';
import { localDateSchema } from '#contract/kit/scalars.ts';
import { screens, type PlainScreenName } from '#contract/screens.ts';
import { ARCHETYPES } from '#domain/archetype/archetype.ts';

const archetype = z.enum(ARCHETYPES);
const place = z.int().min(0).max(4);
const questionId = z.string().regex(/^[a-z-]{3,40}$/);
const mirror = z.object({
  on: localDateSchema,
  shares: z.array(z.object({ archetype, count: z.int().min(0) })).length(ARCHETYPES.length),
});

/** One of the five: a page of reading, and three practices that lead to pages of the product. */
export const archetypePage = z.object({
  id: archetype,
  name: z.string(),
  /** What it is a way of: "resting". */
  kin: z.string(),
  line: z.string(),
  reading: z.array(z.string()),
  practices: z
    .array(
      z.object({
        title: z.string(),
        minutes: z.int().min(2).max(10),
        text: z.string(),
        link: z.object({ screen: z.enum(Object.keys(screens) as PlainScreenName[]), word: z.string() }),
      }),
    )
    .length(3),
});

/**
 * GET /api/archetype-quiz: the questions while there are some to answer, what the member answered so far, and the
 * mirrors the member was shown, newest first.
 */
export const archetypeReply = z.object({
  today: localDateSchema,
  questions: z.array(z.object({ id: questionId, ask: z.string(), answers: z.array(z.string()).min(4).max(5) })),
  /** The place of the member's answer by question, while the quiz is under way. */
  answers: z.record(questionId, place),
  mirrors: z.array(mirror),
  /** The five pages, once there is a mirror. */
  pages: z.array(archetypePage),
  /** From when it may be taken again; null while no mirror is. */
  againOn: localDateSchema.nullable(),
});
export type ArchetypeReply = Wire<typeof archetypeReply>;
export type ArchetypePage = Wire<typeof archetypePage>;

/** PATCH /api/archetype-quiz/answers: one answer, kept as the member goes. */
export const archetypeAnswerBody = z.object({ question: questionId, answer: place });
/** How many questions have an answer now. */
export const archetypeKept = z.object({ answered: z.int() });
