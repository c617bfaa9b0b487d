import { z } from 'zod';
import type { Wire } from '#contract/kit/route.ts';
import {
  DESIRES,
  FACTORS,
  FLOWS,
  FLUIDS,
  INTAKE_EVENTS,
  MEDICATION_KINDS,
  MOODS,
  OVULATION_RESULTS,
  PAIN_PLACES,
  PREGNANCY_RESULTS,
  SEX,
  SLEEP_QUALITIES,
  SYMPTOMS,
} from '#domain/cycle/day-log.ts';
import { clockTime, id, localDateSchema, writtenText } from '#contract/kit/scalars.ts';
import { DAY } from '#contract/limits.ts';

const severity = z.union([z.literal(1), z.literal(2), z.literal(3)]);
const time = clockTime.exactOptional();
const some = <const Words extends readonly string[]>(words: Words) => z.array(z.enum(words)).max(words.length);

/** What a day may hold (decisions 5), field by field. */
const fields = {
  flow: z.enum(FLOWS),
  moods: some(MOODS),
  energy: z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5)]),
  symptoms: z.partialRecord(z.enum(SYMPTOMS), severity),
  customSymptoms: z
    .record(id, severity)
    .refine((own) => Object.keys(own).length <= DAY.customSymptoms, 'These are too many symptoms for one day'),
  pain: z.object({ level: z.int().min(0).max(10), places: some(PAIN_PLACES) }),
  sleep: z.object({
    hours: z.number().min(0).max(24).multipleOf(0.25).exactOptional(),
    quality: z.enum(SLEEP_QUALITIES).exactOptional(),
  }),
  temperature: z.object({
    celsius: z.number().min(DAY.celsius.min).max(DAY.celsius.max).multipleOf(0.01),
    disturbed: z.boolean(),
    fahrenheit: z.number().min(DAY.fahrenheit.min).max(DAY.fahrenheit.max).multipleOf(0.01).exactOptional(),
    time,
  }),
  fluid: z.enum(FLUIDS),
  tests: z
    .array(
      z.discriminatedUnion('kind', [
        z.object({ kind: z.literal('ovulation'), result: z.enum(OVULATION_RESULTS), time }),
        z.object({ kind: z.literal('pregnancy'), result: z.enum(PREGNANCY_RESULTS), time }),
      ]),
    )
    .max(DAY.tests),
  sex: some(SEX),
  desire: z.enum(DESIRES),
  medication: z
    .array(z.object({ kind: z.enum(MEDICATION_KINDS), event: z.enum(INTAKE_EVENTS), id: id.exactOptional(), time }))
    .max(DAY.medication),
  factors: some(FACTORS),
  note: writtenText(DAY.note),
};

export const dayLog = z.object({
  date: localDateSchema,
  ...z.object({ bleedingExcluded: z.boolean(), ...fields }).exactPartial().shape,
});
export type DayLogWire = Wire<typeof dayLog>;

/** PUT /api/day-logs: merged field by field; null takes a field away. */
export const dayLogPut = z.object({
  date: localDateSchema,
  flow: fields.flow.nullable().optional(),
  moods: fields.moods.nullable().optional(),
  energy: fields.energy.nullable().optional(),
  symptoms: fields.symptoms.nullable().optional(),
  customSymptoms: fields.customSymptoms.nullable().optional(),
  pain: fields.pain.nullable().optional(),
  sleep: fields.sleep.nullable().optional(),
  temperature: fields.temperature.nullable().optional(),
  fluid: fields.fluid.nullable().optional(),
  tests: fields.tests.nullable().optional(),
  sex: fields.sex.nullable().optional(),
  desire: fields.desire.nullable().optional(),
  medication: fields.medication.nullable().optional(),
  factors: fields.factors.nullable().optional(),
  note: fields.note.nullable().optional(),
});
