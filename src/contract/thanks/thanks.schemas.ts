import { z } from 'zod';
import type { Wire } from '#contract/kit/route.ts';
import { id, writtenText } from '#contract/kit/scalars.ts';
import { THANKS, THANKS_STATES } from '#domain/thanks/thanks.ts';

export const thanksParams = z.object({ recording: id });
/** POST /api/thanks/{recording} */
export const thanksPost = z.strictObject({ words: writtenText(THANKS.typed) });

/**
 * The member's own thank-you for a recording, and whether she can send one: `after` she has listened to it; `own` is
 * what she recorded herself, and what is public no more.
 */
export const myThanksReply = z.object({
  may: z.enum(['now', 'after', 'own']),
  mine: z.object({ words: z.string(), state: z.enum(THANKS_STATES) }).nullable(),
});
export type MyThanksReply = Wire<typeof myThanksReply>;

/** GET /api/thanks/received: what a teacher is thanked for, without names and dates. */
export const receivedThanksReply = z.object({
  thanks: z.array(z.object({ id, recording: id, title: z.string(), words: z.string() })),
});
export type ReceivedThanksReply = Wire<typeof receivedThanksReply>;
export const receivedThanksParams = z.object({ thanks: id });
