import { z } from 'zod';
import type { Wire } from '#contract/kit/route.ts';
import { EXCLUSION_REASONS, MOON_PHASES } from '#domain/cycle/cycle-view.ts';
import { POPULATIONS } from '#domain/forecast/populations.ts';
import { id, instant, localDateSchema } from '#contract/kit/scalars.ts';
import { stageNow } from '#contract/stage/stage.schemas.ts';
import { dayLog, dayOthers, editTimes } from './day-log.schemas.ts';

/** §3 Cycle, with the fields of decisions 5. */
export const cycle = z.object({
  id,
  startDate: localDateSchema,
  cycleLength: z.int(),
  periodLength: z.int(),
  createdAt: instant,
  endDate: localDateSchema.nullable(),
  periodEnd: localDateSchema,
  excluded: z.enum(EXCLUSION_REASONS).nullable(),
  /** Why it is known to be one cycle: its days were logged, or the member said so. */
  single: z.enum(['logged', 'told']).optional(),
});
export type CycleWire = Wire<typeof cycle>;

const phase = z.enum(['rest', 'create', 'shine', 'reflect']);
const forecast = z.object({
  median: localDateSchema,
  mode: localDateSchema.nullable(),
  low: localDateSchema,
  high: localDateSchema,
  days: z.array(z.object({ date: localDateSchema, probability: z.number() })),
  basis: z.enum(['population', 'blended', 'own']),
  cyclesUsed: z.int(),
  cyclesLeftOut: z.int(),
  shortest: z.int().nullable(),
  longest: z.int().nullable(),
});
export const cycleView = z.object({
  today: localDateSchema,
  state: z.enum(['none', 'within', 'window', 'past', 'resting']),
  day: z.int(),
  unwrappedDay: z.int().nullable(),
  phase,
  cycleLength: z.int(),
  periodLength: z.int(),
  daysLeft: z.int(),
  daysPast: z.int(),
  startDate: localDateSchema.nullable(),
  phases: z.array(z.object({ phase, from: z.int(), to: z.int() })),
  bleeding: z.array(z.object({ day: z.int(), flow: z.enum(['spotting', 'light', 'medium', 'heavy']) })),
  forecast: forecast.nullable(),
  irregular: z.boolean(),
  ovulation: z
    .object({
      day: localDateSchema,
      provenance: z.enum(['calendar', 'signs', 'temperature', 'confirmed']),
      waiting: z.array(z.enum(['test', 'fluid', 'temperature'])),
      until: localDateSchema.exactOptional(),
    })
    .exactOptional(),
});
export const moonDay = z.object({
  date: localDateSchema,
  phase: z.enum(MOON_PHASES),
  illuminated: z.number(),
  waxing: z.boolean(),
  instant: instant.nullable(),
});

/**
 * GET /api/cycle-view: what the wheel and the sentences beside it need. `moon` runs from the first day of the wheel to
 * its last, and at least nine days beyond today; `cyclesClosed` counts all that have ended, also those that teach no
 * forecast. `testHint` says why a pregnancy test tells something from now on; `ovulationStaysOpen` that all was open to
 * the member on the first day of this cycle, so that its estimate stays open to its end.
 */
export const cycleViewReply = z.object({
  view: cycleView,
  moon: z.array(moonDay),
  ...stageNow.shape,
  lastLogged: z.object({
    flow: localDateSchema.nullable(),
    mood: localDateSchema.nullable(),
    energy: localDateSchema.nullable(),
    symptoms: localDateSchema.nullable(),
  }),
  notYetOn: localDateSchema.nullable(),
  cyclesClosed: z.int(),
  testHint: z.enum(['due', 'sex']).exactOptional(),
  ovulationStaysOpen: z.literal(true).exactOptional(),
  /** Whose cycles the member's are like before the member's own say more: "How do you know?" weighs by it. */
  population: z.enum(POPULATIONS).optional(),
});
export type CycleViewReply = Wire<typeof cycleViewReply>;

/**
 * GET /api/day-logs?month=2026-11: the days the member logged in that month, the moon of every day of it, and the
 * cycles that touch it.
 */
export const monthQuery = z.object({
  month: z.string().regex(/^(19|20|21)\d\d-(0[1-9]|1[0-2])$/, 'Please give a month like 2026-11'),
});
export const monthReply = z.object({
  month: z.string(),
  logs: z.array(dayLog),
  /** Days on which two devices chose differently, with the value that does not stand. */
  others: z.array(dayOthers).optional(),
  moon: z.array(moonDay),
  /** Days on which something was logged that cannot be opened. */
  unreadable: z.array(localDateSchema).optional(),
});
export type MonthReply = Wire<typeof monthReply>;

export const dayLogReply = z.object({ log: dayLog });
export const periodStartBody = z.object({ date: localDateSchema, ...editTimes });

/** POST /api/cycles/edits: one change by hand to the derived cycles; `undo` takes it back. */
export const cycleEditBody = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('exclude'),
    startDate: localDateSchema,
    reason: z.enum(EXCLUSION_REASONS),
    undo: z.boolean().optional(),
  }),
  z.object({ kind: z.literal('not_period'), startDate: localDateSchema, undo: z.boolean().optional() }),
  z.object({ kind: z.literal('join'), startDate: localDateSchema, undo: z.boolean().optional() }),
  z.object({ kind: z.literal('split'), startDate: localDateSchema, undo: z.boolean().optional() }),
  z.object({ kind: z.literal('one_cycle'), startDate: localDateSchema, undo: z.boolean().optional() }),
  z.object({
    kind: z.literal('move_start'),
    startDate: localDateSchema,
    to: localDateSchema,
    undo: z.boolean().optional(),
  }),
  z.object({ kind: z.literal('end'), startDate: localDateSchema, to: localDateSchema, undo: z.boolean().optional() }),
]);
export const cyclesReply = z.array(cycle);

/** GET /api/cycles/edits: the changes by hand that still stand, so that each can be taken back on another day. */
export const cycleEditsReply = z.object({
  joined: z.array(localDateSchema),
  split: z.array(localDateSchema),
  notPeriod: z.array(localDateSchema),
  excluded: z.array(z.object({ startDate: localDateSchema, reason: z.enum(EXCLUSION_REASONS) })),
  moved: z
    .array(z.object({ kind: z.enum(['move_start', 'end']), startDate: localDateSchema, to: localDateSchema }))
    .optional(),
  oneCycle: z.array(localDateSchema).optional(),
});
export type CycleEditsReply = Wire<typeof cycleEditsReply>;
