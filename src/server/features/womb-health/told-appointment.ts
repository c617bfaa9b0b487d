import type { AppointmentReply } from '#contract/womb-health/womb-health.schemas.ts';
import { speaksOfFertility } from '#domain/wisdom/fertility-words.ts';
import { readsQuietly, type Reader } from '#domain/wisdom/wisdom.ts';
import type { Appointment } from '#domain/womb-health/appointment.ts';

/**
 * The sheet as it is told: where nothing may speak of fertility, a guide's question that does is kept and not told, nor
 * is the figure of signs. The member's own words are always the member's.
 */
export function toldAppointment({ concerns, questions }: Appointment, reader: Reader): AppointmentReply {
  const quiet = readsQuietly(reader);
  return {
    concerns: concerns.map(({ text, figures }) => ({
      text,
      figures: figures.filter((kind) => !quiet || kind !== 'signs'),
    })),
    questions: questions.filter(({ text, own }) => own || !quiet || !speaksOfFertility(text)),
  };
}
