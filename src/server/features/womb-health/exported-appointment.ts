import type { Me } from '#server/platform/http/handler.ts';
import { appointmentStore } from './appointment.store.ts';
import { toldAppointment } from './told-appointment.ts';
import { readerOf } from './womb-reader.ts';

/** The member's appointment sheet, for the member's file: what stands on it, a row each. */
export async function exportedAppointment(me: Me, now: Date) {
  const [sheet, { reader }] = await Promise.all([appointmentStore.read(me), readerOf(me, now)]);
  const { concerns, questions } = toldAppointment(sheet, reader);
  return {
    appointment: [
      ...concerns.flatMap(({ text, figures }, place) =>
        text === '' && figures.length === 0 ? [] : [{ part: 'concern', place: place + 1, text, figures }],
      ),
      ...questions.map(({ text, own }) => ({ part: 'question', text, own })),
    ],
  };
}
