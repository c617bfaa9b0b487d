import { z } from 'zod';
import type { Wire } from '#contract/kit/route.ts';

/**
 * §3 User engagement. `currentMoonPhase` is the name as it is shown ("Waxing gibbous"); `consecutiveReturnDays` counts
 * days in a row with a visit.
 */
export const userEngagement = z.object({
  lastIntention: z.string().nullable(),
  currentMoonPhase: z.string(),
  consecutiveReturnDays: z.int(),
});
export type UserEngagement = Wire<typeof userEngagement>;

/** POST /api/visits at each load of a page; `welcomed` says that the welcome-back dialog was shown. */
export const visitBody = z.object({ welcomed: z.boolean().optional() });
/**
 * How many days the member was away before today (null when the member was never here before), whether the dialog is
 * due, and whether today's return points are still to be given.
 */
export const visitReply = z.object({ daysAway: z.int().nullable(), welcome: z.boolean(), pointsDue: z.boolean() });
export type VisitReply = Wire<typeof visitReply>;
