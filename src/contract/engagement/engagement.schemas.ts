import { z } from 'zod';
import type { Wire } from '#contract/kit/route.ts';
import { timeZone } from '#contract/kit/scalars.ts';

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

/**
 * POST /api/visits at each load of a page; `welcomed` says that the welcome-back dialog was shown, `timeZone` is that of
 * the member's device.
 */
export const visitBody = z.object({ welcomed: z.boolean().optional(), timeZone: timeZone.optional() });
/**
 * How many days the member was away before today (null when the member was never here before), whether the dialog is
 * due, whether today's return points are still to be given, and whether to ask about the zone of the device.
 */
export const visitReply = z.object({
  daysAway: z.int().nullable(),
  welcome: z.boolean(),
  pointsDue: z.boolean(),
  asksZone: z.literal(true).optional(),
});
export type VisitReply = Wire<typeof visitReply>;
