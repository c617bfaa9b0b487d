import { z } from 'zod';
import type { Wire } from '#contract/kit/route.ts';
import { localDateSchema } from '#contract/kit/scalars.ts';
import { QUIZ_TOPICS } from '#domain/quiz/quiz-question.ts';

const place = z.int().min(0).max(3);
const questionId = z.string().regex(/^[a-z0-9-]{3,60}$/);

/**
 * Where an answer comes from. `year` is the year it was published, or read where it bears none; `address` is text,
 * never followed for the member.
 */
const quizSource = z.object({
  organisation: z.string(),
  title: z.string(),
  year: z.int(),
  yearOf: z.enum(['published', 'read']),
  address: z.string(),
  reviewedOn: localDateSchema,
});

/** A question the member has met, with its right answer, the reason and the source. */
const quizMet = z.object({
  date: localDateSchema,
  ask: z.string(),
  chosen: place,
  right: place,
  answers: z.array(z.string()),
  why: z.string(),
  source: quizSource,
});

/**
 * GET /api/daily-quiz: the question of the member's day. The right answer, the reason and the source come once the
 * member has answered.
 */
export const quizReply = z.object({
  today: localDateSchema,
  question: z
    .object({ id: questionId, topic: z.enum(QUIZ_TOPICS), ask: z.string(), answers: z.array(z.string()).min(3).max(4) })
    .nullable(),
  answered: z.object({ chosen: place, right: place, why: z.string(), source: quizSource }).nullable(),
  /** The last ones before today, newest first. */
  met: z.array(quizMet),
});
export type QuizReply = Wire<typeof quizReply>;
export type QuizSource = Wire<typeof quizSource>;

/** POST /api/daily-quiz/answer: the question the member saw, and the place of the member's answer. */
export const quizAnswerBody = z.object({ question: questionId, answer: place });
