import { z } from 'zod';
import { MEDICATION_KINDS } from '#domain/cycle/day-log.ts';
import { nameOf } from '#domain/log/log-lists.ts';
import { SCHEDULES } from '#domain/log/medication.ts';
import { TEMPERATURE_UNITS } from '#domain/log/temperature.ts';
import type { Wire } from '#contract/kit/route.ts';
import { id, localDateSchema, writtenText } from '#contract/kit/scalars.ts';
import { OWN_LISTS } from '#contract/limits.ts';

const name = writtenText(OWN_LISTS.name)
  .transform(nameOf)
  .refine((text) => text !== '', 'Please give it a name');
const ofMedication = {
  name,
  kind: z.enum(MEDICATION_KINDS),
  schedule: z.enum(SCHEDULES),
  start: localDateSchema,
  forPain: z.boolean().exactOptional(),
};
const adherence = z.object({ taken: z.int(), expected: z.int() }).nullable();

/**
 * GET /api/log-lists: the member's own symptoms and medications, hidden ones too, with how many intakes are logged in
 * the last 30 days and in this cycle; the member's unit; the symptoms the member logged most in the last 60 days, by
 * word or id.
 */
export const logListsReply = z.object({
  symptoms: z.array(z.object({ id, name: z.string(), hidden: z.boolean() })),
  medications: z.array(
    z.object({ ...ofMedication, id, name: z.string(), hidden: z.boolean(), lastDays: adherence, thisCycle: adherence }),
  ),
  temperatureUnit: z.enum(TEMPERATURE_UNITS),
  mostUsed: z.array(z.string()),
});
export type LogListsReply = Wire<typeof logListsReply>;

export const logListsPatch = z.object({ temperatureUnit: z.enum(TEMPERATURE_UNITS) });
export const entryParams = z.object({ id });
export const symptomPost = z.object({ name });
export const symptomPatch = z.object({ name: name.optional(), hidden: z.boolean().optional() });
export const medicationPost = z.object(ofMedication);
export const medicationPatch = z.object({
  name: name.optional(),
  kind: ofMedication.kind.optional(),
  schedule: ofMedication.schedule.optional(),
  start: localDateSchema.optional(),
  forPain: z.boolean().optional(),
  hidden: z.boolean().optional(),
});
