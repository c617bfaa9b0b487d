import { z } from 'zod';
import type { Wire } from '#contract/kit/route.ts';
import { EXCLUSION_REASONS, MOON_PHASES } from '#domain/cycle/cycle-view.ts';
import { FLOWS, MEDICATION_KINDS, MOODS, SYMPTOMS } from '#domain/cycle/day-log.ts';
import { IMPORT_LIMITS } from '#domain/import/import-limits.ts';
import { IMPORT_SOURCES, SKIPPED } from '#domain/import/import-result.ts';
import { cleanTags } from '#domain/journal/journal-entry.ts';
import { SCHEDULES } from '#domain/log/medication.ts';
import { TEMPERATURE_UNITS } from '#domain/log/temperature.ts';
import { dayLog } from '#contract/cycle/day-log.schemas.ts';
import { id, instant, localDateSchema, writtenText } from '#contract/kit/scalars.ts';
import { IMPORT, IMPORT_BATCH, JOURNAL, OWN_LISTS } from '#contract/limits.ts';

const count = z.int().min(0).max(IMPORT.records);
const days = z.array(localDateSchema).max(IMPORT.edits);
const named = z.array(z.object({ name: writtenText(80), count })).max(IMPORT.names);
const kept = z.object({
  date: localDateSchema.nullable(),
  name: writtenText(60),
  text: writtenText(IMPORT_LIMITS.keptText),
});

/** What was in the file: shown in the preview and, afterwards, in the list of imports. */
const file = z.object({
  records: count,
  from: localDateSchema.nullable(),
  to: localDateSchema.nullable(),
  skipped: z.array(z.object({ reason: z.enum(SKIPPED), count })).max(Object.keys(SKIPPED).length),
  unknown: named,
  leftOut: named,
});
/** Changes by hand to the cycles, and the lists the member keeps for logging: only our own export has them. */
const editLists = {
  joined: days,
  split: days,
  notPeriod: days,
  excluded: z.array(z.object({ startDate: localDateSchema, reason: z.enum(EXCLUSION_REASONS) })).max(IMPORT.edits),
};
const bleeding = z.object({ flow: z.enum(FLOWS).optional(), bleedingExcluded: z.boolean().optional() });
const trace = z.object({
  kind: z.enum(['exclude', 'not_period', 'join', 'split', 'move_start', 'end']),
  startDate: localDateSchema,
  to: localDateSchema.nullable(),
  gone: z.object(editLists),
  added: z.object(editLists),
  days: z.array(z.object({ date: localDateSchema, before: bleeding, after: bleeding })).max(IMPORT_LIMITS.traceDays),
});
const edits = z.object({
  ...editLists,
  oneCycle: days.optional(),
  traces: z.array(trace).max(IMPORT_LIMITS.traces).optional(),
});
/** A forecast as it stood when it was made. */
const forecast = z.object({
  startDate: localDateSchema,
  madeOn: localDateSchema,
  method: z.int().min(0).max(9_999),
  median: localDateSchema,
  mode: localDateSchema.nullable(),
  low: localDateSchema,
  high: localDateSchema,
  basis: z.enum(['population', 'blended', 'own']),
  cyclesUsed: z.int().min(0).max(9_999),
});
/** A page of a journal as it stood in an export, with the moon and the cycle day it was stamped with. */
const page = z.object({
  date: localDateSchema,
  title: writtenText(JOURNAL.title),
  content: writtenText(JOURNAL.content),
  mood: z.enum(MOODS).nullable(),
  dreamInsights: writtenText(JOURNAL.dreamInsights),
  tags: z.array(writtenText(JOURNAL.tag)).max(JOURNAL.tags).transform(cleanTags),
  moon: z.object({ phase: z.enum(MOON_PHASES), illuminated: z.number().min(0).max(1), waxing: z.boolean() }),
  cycle: z
    .object({ day: z.int().min(1).max(99), phase: z.enum(['rest', 'create', 'shine', 'reflect']).nullable() })
    .nullable(),
  createdAt: instant,
});
const name = writtenText(OWN_LISTS.name).min(1);
const lists = z.object({
  symptoms: z.array(z.object({ id, name, hidden: z.boolean() })).max(OWN_LISTS.customSymptoms),
  medications: z
    .array(
      z.object({
        id,
        name,
        kind: z.enum(MEDICATION_KINDS),
        schedule: z.enum(SCHEDULES),
        start: localDateSchema,
        hidden: z.boolean(),
      }),
    )
    .max(OWN_LISTS.medications),
  temperatureUnit: z.enum(TEMPERATURE_UNITS),
});

/** Of which days of a batch a strength is a guess: how much the member bled, how severe a symptom was. */
const guesses = {
  flow: z.literal(true).exactOptional(),
  symptoms: z.array(z.enum(SYMPTOMS)).max(SYMPTOMS.length).exactOptional(),
};
const untold = z.array(z.object({ date: localDateSchema, ...guesses }));

/**
 * POST /api/imports: one batch of an import. Adds what is missing and never overwrites what the member logged. The same
 * id and number twice is once. Without an id the batch is an import of its own.
 */
export const importBody = z.object({
  importId: id.optional(),
  number: z
    .int()
    .min(0)
    .max(IMPORT.batches - 1)
    .default(0),
  batches: z.int().min(1).max(IMPORT.batches).default(1),
  source: z.enum(IMPORT_SOURCES),
  file: file.optional(),
  days: z.array(dayLog).max(IMPORT_BATCH),
  untold: untold.max(IMPORT_BATCH).optional(),
  kept: z.array(kept).max(IMPORT.keptBatch).default([]),
  edits: edits.optional(),
  lists: lists.optional(),
  forecasts: z.array(forecast).max(IMPORT_LIMITS.forecasts).optional(),
  pages: z.array(page).max(IMPORT.pageBatch).optional(),
});
export type ImportBody = Wire<typeof importBody>;

/**
 * `differing`: days of the file on which something of the member's stood already, and stayed. `kept`: records without a
 * place here that are new; `pages`: pages of a journal that were not here.
 */
const counts = {
  imported: z.int(),
  merged: z.int(),
  unchanged: z.int(),
  differing: z.int(),
  kept: z.int(),
  pages: z.int(),
};
export const importReply = z.object(counts);
export type ImportReply = Wire<typeof importReply>;

/** GET /api/imports: what came from elsewhere and can still be taken back, newest first, with what is kept of each. */
export const importsReply = z.array(
  z.object({
    id,
    source: z.enum(IMPORT_SOURCES),
    at: instant,
    complete: z.boolean(),
    days: z.int(),
    pages: z.int(),
    file: file.nullable(),
    kept: z.array(kept),
    keptAll: z.int(),
  }),
);
export type ImportsReply = Wire<typeof importsReply>;

/** GET /api/imports/days?year=2026 */
export const standingQuery = z.object({ year: z.string().regex(/^\d{4}$/) });
/**
 * Days as they stand: which fields the member wrote by hand, and which strengths are guesses of an import. `unreadable`
 * are days that do not open.
 */
export const standingReply = z.object({
  days: z.array(z.object({ log: dayLog, hers: z.array(z.string()), untold: z.object(guesses).nullable() })),
  unreadable: z.array(localDateSchema),
});
export type StandingReply = Wire<typeof standingReply>;

export const undoBody = z.object({ importId: id });
/**
 * Days that were changed back, pages that went, and how many fields and pages stayed because the member changed them
 * since.
 */
export const undoReply = z.object({ days: z.int(), pages: z.int(), stayed: z.int() });
