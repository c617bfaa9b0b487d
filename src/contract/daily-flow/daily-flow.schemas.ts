import { z } from 'zod';
import type { Wire } from '#contract/kit/route.ts';
import { localDateSchema, writtenText } from '#contract/kit/scalars.ts';
import { FLOW } from '#contract/limits.ts';
import { MOON_PHASES } from '#domain/cycle/cycle-view.ts';
import { OWN_PACE, PACE_KINDS } from '#domain/daily-flow/breath.ts';
import { FLOW_STEPS } from '#domain/daily-flow/daily-flow.ts';

const step = z.enum(FLOW_STEPS);
const seconds = ({ min, max }: { min: number; max: number }) => z.int().min(min).max(max);

/**
 * How the member breathes: one of the two paces, or seconds of the member's own, which are kept while another one is
 * chosen.
 */
const breathing = z.object({
  kind: z.enum(PACE_KINDS),
  own: z.object({ in: seconds(OWN_PACE.in), out: seconds(OWN_PACE.out) }),
});

/**
 * GET /api/daily-flow: where the member is today, what the member set themselves, and today's words. `cycle` is null
 * where none is counted, its phase where none is named.
 */
export const dailyFlowReply = z.object({
  date: localDateSchema,
  at: step,
  done: z.array(step),
  unsent: z.object({ checkIn: z.string(), intention: z.string() }),
  intention: z.string().nullable(),
  last: z.object({ on: localDateSchema, text: z.string() }).nullable(),
  breathing,
  bell: z.boolean(),
  moon: z.object({ phase: z.enum(MOON_PHASES), illuminated: z.number(), waxing: z.boolean() }),
  cycle: z.object({ day: z.int(), phase: z.enum(['rest', 'create', 'shine', 'reflect']).nullable() }).nullable(),
  words: z.object({ settle: z.string(), lines: z.array(z.string()), write: z.string(), example: z.string() }),
});
export type DailyFlowReply = Wire<typeof dailyFlowReply>;

/**
 * PATCH /api/daily-flow: `date` is the day the member sees; steps in `done` are added to those that are done; a blank
 * intention takes today's back.
 */
export const dailyFlowPatch = z.object({
  date: localDateSchema,
  at: step.optional(),
  done: z.array(step).max(FLOW_STEPS.length).optional(),
  unsent: z
    .object({ checkIn: writtenText(FLOW.checkIn).optional(), intention: writtenText(FLOW.intention).optional() })
    .optional(),
  intention: writtenText(FLOW.intention).optional(),
  breathing: breathing.optional(),
  bell: z.boolean().optional(),
});
export type DailyFlowPatch = Wire<typeof dailyFlowPatch>;
