import { z } from 'zod';
import { EXCLUSION_REASONS } from '#domain/cycle/cycle-view.ts';
import {
  FACTORS,
  FLOWS,
  FLUIDS,
  MEDICATION_KINDS,
  MOODS,
  OVULATION_RESULTS,
  PAIN_PLACES,
} from '#domain/cycle/day-log.ts';
import { DAY_FIELDS } from '#domain/cycle/day-fields/day-fields.ts';
import { PHASE_PARTS, PLAIN_PARTS } from '#domain/insight/counted-cycles.ts';
import { AFTER, FEELINGS } from '#domain/insight/questions.ts';
import { REPORT_KINDS } from '#domain/insight/report.ts';
import { MONTHS_BACK } from '#domain/insight/span.ts';
import { TALK_KINDS } from '#domain/insight/talk-about.ts';
import { SCHEDULES } from '#domain/log/medication.ts';
import { KEPT_CONDITIONS } from '#domain/journey/kept-conditions.ts';
import type { Wire } from '#contract/kit/route.ts';
import { localDateSchema } from '#contract/kit/scalars.ts';
import { ratingsReported } from '#contract/rating/rating.schemas.ts';
import { stageNow } from '#contract/stage/stage.schemas.ts';

const part = z.enum([...PHASE_PARTS, ...PLAIN_PARTS]);
const span = z.object({ from: localDateSchema, to: localDateSchema });
const severity = z.union([z.literal(1), z.literal(2), z.literal(3)]);
const lengths = z
  .object({
    count: z.int(),
    median: z.int(),
    shortest: z.int(),
    longest: z.int(),
    variation: z.int(),
    period: z.int().nullable(),
  })
  .nullable();
const historyCycle = {
  startDate: localDateSchema,
  length: z.int().nullable(),
  lived: z.int(),
  periodLength: z.int(),
  excluded: z.enum(EXCLUSION_REASONS).nullable(),
};
/** Names of the member's own symptoms, by id. */
const names = z.record(z.string(), z.string());
/** The member's stage of life, and the first day of the member's newest period, for what is shown of it. */
const hers = { ...stageNow.shape, newestStart: localDateSchema.nullable() };

/** GET /api/insights: how far back; twelve months unless said otherwise. */
export const insightQuery = z.object({ months: z.enum(MONTHS_BACK).optional() });
const subject = z.discriminatedUnion('about', [
  z.object({ about: z.literal('symptom'), word: z.string() }),
  z.object({ about: z.literal('mood'), word: z.string() }),
  z.object({ about: z.literal('feeling'), word: z.enum(FEELINGS) }),
]);
export const insightReply = z.object({
  ...hers,
  names,
  span,
  history: z.array(z.object(historyCycle)),
  lengths,
  range: z
    .object({
      source: z.enum(['figo', 'acog']),
      shortest: z.int(),
      longest: z.int(),
      variation: z.int().nullable(),
      longestPeriod: z.int(),
    })
    .nullable(),
  talk: z.array(z.object({ kind: z.enum(TALK_KINDS), urgent: z.boolean(), count: z.int(), of: z.int().nullable() })),
  symptoms: z.array(
    z.object({
      key: z.string(),
      cycles: z.int(),
      of: z.int(),
      days: z.array(z.object({ day: z.int(), cycles: z.int() })),
      parts: z.array(z.object({ part, cycles: z.int() })),
      peak: severity,
    }),
  ),
  feelings: z.array(
    z.object({
      when: z.string(),
      energyDays: z.int(),
      energy: z.number().nullable(),
      moodDays: z.int(),
      moods: z.array(z.object({ mood: z.enum(MOODS), days: z.int() })),
    }),
  ),
  patterns: z.object({
    shown: z.array(
      z.object({
        subject,
        when: z.enum([...PHASE_PARTS, ...PLAIN_PARTS, ...AFTER]),
        together: z.int(),
        of: z.int(),
        byChance: z.number(),
      }),
    ),
    asked: z.int(),
  }),
  daysLogged: z.int(),
});
export type InsightReply = Wire<typeof insightReply>;

/** For what a figure is in the report. */
const because = { for: z.array(z.enum([...KEPT_CONDITIONS, 'menopause_years'])) };
const countedDays = z.object({ days: z.int(), median: z.number(), most: z.int() }).nullable();
/** What bears on the conditions the member keeps, each part only where something of it was logged. */
const keptFigures = z.object({
  bloodLoss: z
    .object({
      ...because,
      of: z.int(),
      periods: z.array(
        z.object({
          startDate: localDateSchema,
          score: z.int(),
          days: z.int(),
          counted: z.int(),
          missing: z.array(localDateSchema),
          worthShowing: z.boolean(),
          cups: z.object({ ml: z.int(), days: z.int() }).nullable(),
        }),
      ),
    })
    .exactOptional(),
  pain: z
    .object({
      ...because,
      span,
      told: z.int(),
      painful: z.int(),
      strong: z.int(),
      worst: z.int().nullable(),
      median: z.int().nullable(),
      places: z.array(z.object({ place: z.enum(PAIN_PLACES), days: z.int(), worst: z.int() })),
      withoutPlace: z.int(),
      painkillerDays: z.int(),
      painkillers: z.array(z.object({ name: z.string(), days: z.int(), amount: z.int().nullable() })),
    })
    .exactOptional(),
  missed: z
    .object({
      ...because,
      days: z.int(),
      each: z.array(z.object({ what: z.enum(DAY_FIELDS.missed.words), days: z.int() })),
    })
    .exactOptional(),
  heat: z
    .object({
      ...because,
      day: countedDays,
      night: countedDays,
      flushes: z.int(),
      sweats: z.int(),
      sleep: z.object({ nights: z.int(), median: z.number() }).nullable(),
      poorNights: z.int(),
    })
    .exactOptional(),
  bleeding: z
    .object({
      ...because,
      told: z.int(),
      flows: z.array(z.object({ flow: z.enum(['spotting', 'light', 'medium', 'heavy']), days: z.int() })),
    })
    .exactOptional(),
  signs: z
    .object({
      ...because,
      temperature: z.int(),
      fluid: z.int(),
      ovulationTests: z.int(),
      pregnancyTests: z.int(),
    })
    .exactOptional(),
});

/** GET /api/report: the chosen days, at most ten years, one page or with every day. */
export const reportQuery = z
  .object({ from: localDateSchema, to: localDateSchema, kind: z.enum(REPORT_KINDS) })
  .refine(({ from, to }) => from <= to, { path: ['from'], message: 'The first day comes after the last' });
export const reportReply = z.object({
  ...hers,
  names,
  span,
  lengths,
  worstPain: z.int().nullable(),
  cycles: z.array(
    z.object({
      ...historyCycle,
      stretches: z.array(z.object({ part, from: z.int(), to: z.int() })),
      bled: z.array(z.object({ from: z.int(), to: z.int() })),
      heaviest: z.object({ flow: z.enum(FLOWS), days: z.array(z.int()) }).nullable(),
      worstPain: z.int().nullable(),
      factors: z.array(z.enum(FACTORS)),
    }),
  ),
  symptoms: z.array(
    z.object({
      key: z.string(),
      logged: z.int(),
      severe: z.int(),
      cycles: z.int(),
      of: z.int(),
      days: z.object({ from: z.int(), to: z.int() }).nullable(),
      peak: severity,
    }),
  ),
  days: z.array(
    z.object({
      date: localDateSchema,
      cycleDay: z.int().nullable(),
      flow: z.enum(FLOWS).nullable(),
      pain: z.int().nullable(),
      symptoms: z.array(z.object({ key: z.string(), severity })),
      celsius: z.number().nullable(),
      sleepHours: z.number().nullable(),
      bloodPoints: z.int().exactOptional(),
    }),
  ),
  medicines: z.array(
    z.object({
      name: z.string().nullable(),
      kind: z.enum(MEDICATION_KINDS),
      schedule: z.enum(SCHEDULES).nullable(),
      since: localDateSchema.nullable(),
      past: z.boolean(),
      adherence: z.object({ taken: z.int(), expected: z.int() }).nullable(),
      days: z.object({ taken: z.int(), missed: z.int(), late: z.int() }),
    }),
  ),
  signs: z
    .object({
      tests: z.array(
        z.object({
          date: localDateSchema,
          cycleDay: z.int().nullable(),
          results: z.array(z.object({ kind: z.enum(['ovulation', 'pregnancy']), result: z.enum(OVULATION_RESULTS) })),
        }),
      ),
      fluid: z.array(z.object({ fluid: z.enum(FLUIDS), days: z.int() })),
    })
    .nullable(),
  counts: z
    .array(
      z.object({
        field: z.string(),
        days: z.int(),
        values: z.array(z.object({ value: z.union([z.string(), z.number()]), days: z.int() })),
        range: z.object({ low: z.number(), median: z.number(), high: z.number() }).nullable(),
      }),
    )
    .exactOptional(),
  kept: keptFigures.exactOptional(),
  daysLogged: z.int(),
  /** Absent where no day of the span is rated. */
  ratings: ratingsReported.exactOptional(),
});
export type ReportReply = Wire<typeof reportReply>;
