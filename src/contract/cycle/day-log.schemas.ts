import { z } from 'zod';
import { BLOOD_ITEMS, BLOOD_MOST } from '#domain/blood-loss/blood-chart.ts';
import type { Wire } from '#contract/kit/route.ts';
import {
  DAY_FIELDS,
  type DayFieldName,
  type DayFieldTable,
  type SimpleShape,
  type WrittenField,
} from '#domain/cycle/day-fields/day-fields.ts';
import { perField } from '#domain/cycle/day-fields/per-field.ts';
import {
  INTAKE_EVENTS,
  MEDICATION_KINDS,
  MOST_TAKEN,
  OVULATION_RESULTS,
  PAIN_PLACES,
  PREGNANCY_RESULTS,
  SLEEP_QUALITIES,
  SYMPTOMS,
  type DayValues,
} from '#domain/cycle/day-log.ts';
import { clockTime, id, instant, localDateSchema, writtenText } from '#contract/kit/scalars.ts';
import { DAY } from '#contract/limits.ts';

const severity = z.union([z.literal(1), z.literal(2), z.literal(3)]);
const time = clockTime.exactOptional();
const some = <const Words extends readonly string[]>(words: Words) => z.array(z.enum(words)).max(words.length);

/** What a field of a day may hold (decisions 5). */
const fieldsOf = perField<z.ZodType>({
  simple: simpleSchema,
  own: {
    bleedingExcluded: z.boolean(),
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
      checked: z.literal(true).exactOptional(),
      time,
    }),
    tests: z
      .array(
        z.discriminatedUnion('kind', [
          z.object({ kind: z.literal('ovulation'), result: z.enum(OVULATION_RESULTS), time }),
          z.object({ kind: z.literal('pregnancy'), result: z.enum(PREGNANCY_RESULTS), time }),
        ]),
      )
      .max(DAY.tests),
    medication: z
      .array(
        z.object({
          kind: z.enum(MEDICATION_KINDS),
          event: z.enum(INTAKE_EVENTS),
          id: id.exactOptional(),
          time,
          amount: z.int().min(1).max(MOST_TAKEN).exactOptional(),
        }),
      )
      .max(DAY.medication),
    bloodLoss: z.object({
      counts: z.partialRecord(z.enum(BLOOD_ITEMS), z.int().min(0).max(BLOOD_MOST.pieces)),
      cupMl: z.int().min(0).max(BLOOD_MOST.cupMl).exactOptional(),
    }),
    note: writtenText(DAY.note),
  } satisfies { readonly [Name in DayFieldName]?: z.ZodType<DayValues[Name]> },
});

function simpleSchema(shape: SimpleShape): z.ZodType {
  switch (shape.kind) {
    case 'choice':
      return z.enum(shape.words);
    case 'choices':
      return some(shape.words);
    case 'scale':
      return z.union(shape.steps.map((step) => z.literal(step)));
    case 'whole':
      return z.int().min(shape.min).max(shape.max);
  }
}

type FieldSchema<Name extends DayFieldName> = z.ZodType<DayValues[Name], DayValues[Name]>;
type DaySchema = z.ZodObject<
  { date: typeof localDateSchema } & { [Name in DayFieldName]: z.ZodExactOptional<FieldSchema<Name>> }
>;
type PutSchema = z.ZodObject<
  { date: typeof localDateSchema } & { [Name in WrittenField]: z.ZodOptional<z.ZodNullable<FieldSchema<Name>>> }
>;

/** A day as it is answered and brought in, and the change of one: null takes a field away. */
export function daySchemas(fields: DayFieldTable = DAY_FIELDS): { readonly log: DaySchema; readonly put: PutSchema } {
  const { bleedingExcluded = z.never(), ...rest } = fieldsOf(fields);
  const put = Object.entries(rest).filter(([name]) => fields[name]?.at !== 'nowhere');
  return {
    log: z.object({
      date: localDateSchema,
      ...z.object({ bleedingExcluded, ...rest }).exactPartial().shape,
    }) as unknown as DaySchema,
    put: z.object({
      date: localDateSchema,
      ...Object.fromEntries(put.map(([name, schema]) => [name, schema.nullable().optional()])),
    }) as unknown as PutSchema,
  };
}

export const dayLog = daySchemas().log;
export type DayLogWire = Wire<typeof dayLog>;

/**
 * When the member made an edit, by the device's clock put right, and when that device last saw what the server has:
 * sent along by what waited. Without them an edit was made now, with everything in sight.
 */
export const editTimes = { editedAt: instant.optional(), seenAt: instant.optional() };

/** PUT /api/day-logs: merged field by field, the later edit of a field wins; null takes a field away. */
export const dayLogPut = daySchemas().put.extend(editTimes);

/** What another device chose for fields of a day, where neither knew of the other. */
export const dayOthers = daySchemas().put;
