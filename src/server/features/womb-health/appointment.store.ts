import { NO_APPOINTMENT, type Appointment } from '#domain/womb-health/appointment.ts';
import { sealedRow } from '#server/platform/vault/sealed-row.store.ts';

/** A member's appointment sheet: one sealed document. */
export const appointmentStore = sealedRow<Appointment>('appointment', NO_APPOINTMENT);
