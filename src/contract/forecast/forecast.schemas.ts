import { z } from 'zod';
import { localDateSchema } from '#contract/kit/scalars.ts';
import type { Wire } from '#contract/kit/route.ts';

const judged = { actual: localDateSchema, errorDays: z.int(), inRange: z.boolean() };

/** GET /api/forecasts: every forecast as it stood when it was made, newest first, and what happened. */
export const forecastsReply = z.array(
  z.object({
    startDate: localDateSchema,
    madeOn: localDateSchema,
    method: z.int(),
    median: localDateSchema,
    mode: localDateSchema.nullable(),
    low: localDateSchema,
    high: localDateSchema,
    basis: z.enum(['population', 'blended', 'own']),
    cyclesUsed: z.int(),
    outcome: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('waiting') }),
      z.object({ kind: z.literal('taken_back') }),
      z.object({ kind: z.literal('judged'), ...judged }),
      z.object({ kind: z.literal('left_out'), ...judged }),
      z.object({ kind: z.literal('overtaken'), ...judged }),
    ]),
  }),
);
export type ForecastsReply = Wire<typeof forecastsReply>;

/**
 * GET /api/ovulation: when ovulation is likely in the open cycle, and where that comes from; `fertile` only where the
 * member's stage shows fertile days. Null in a stage that hides it. `feverish` is the newest reading of the open cycle
 * that looks like a fever and is left out until the member says what it was.
 */
export const ovulationReply = z.object({
  estimate: z
    .object({
      day: localDateSchema,
      low: localDateSchema,
      high: localDateSchema,
      provenance: z.enum(['calendar', 'signs', 'temperature', 'confirmed']),
      signs: z.array(z.enum(['test', 'fluid', 'temperature'])),
      waiting: z.array(z.enum(['test', 'fluid', 'temperature'])),
      fertile: z.array(z.object({ date: localDateSchema, probability: z.number() })),
      learntFrom: z.int(),
    })
    .nullable(),
  feverish: z.object({ date: localDateSchema, celsius: z.number() }).exactOptional(),
});
export type OvulationReply = Wire<typeof ovulationReply>;

/**
 * POST /api/period-start/not-yet: the day the member's answer stands for, so that the question rests until the next.
 */
export const notYetReply = z.object({ notYetOn: localDateSchema });
