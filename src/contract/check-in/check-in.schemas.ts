import { z } from 'zod';
import type { Wire } from '#contract/kit/route.ts';
import { localDateSchema } from '#contract/kit/scalars.ts';
import { SYMBOLS } from '#domain/check-in/rotation.ts';

/**
 * GET /api/check-in: what today offers, on how many days the member checked in, and the milestones with the day each
 * was reached.
 */
export const checkInReply = z.object({
  date: localDateSchema,
  symbol: z.enum(SYMBOLS),
  affirmation: z.string(),
  prompt: z.string(),
  doneToday: z.boolean(),
  presenceDays: z.int(),
  milestones: z.array(z.object({ day: z.int(), reachedOn: localDateSchema.nullable() })),
  next: z.object({ day: z.int(), inDays: z.int() }).nullable(),
});
export type CheckInReply = Wire<typeof checkInReply>;

/**
 * What a check-in did: `counted` is false when today was counted before, then it gave no point and no day. `milestone`
 * is the one it reached.
 */
export const checkInDone = z.object({
  counted: z.boolean(),
  points: z.int(),
  milestone: z.int().nullable(),
  today: checkInReply,
});
export type CheckInDone = Wire<typeof checkInDone>;
