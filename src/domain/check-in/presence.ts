import type { LocalDate } from '#domain/calendar/local-date.ts';
import { isAwardDay } from '#domain/points/award-day.ts';

/** §3 Presence record, as the server keeps it: on how many days the member checked in, and the last of them. */
export type Presence = { readonly days: number; readonly last: LocalDate | null };

export const NO_PRESENCE: Presence = { days: 0, last: null };

/**
 * The member's presence after a check-in on an award day: one day more, or null when that day, or a later one, counted
 * before. It never falls.
 */
export function withCheckIn({ days, last }: Presence, day: LocalDate): Presence | null {
  return isAwardDay(day, last) ? { days: days + 1, last: day } : null;
}

/** Whether today's check-in is done (§4.8), for the award day of now. */
export function isDone({ last }: Presence, day: LocalDate): boolean {
  return !isAwardDay(day, last);
}
