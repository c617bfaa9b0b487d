import { keepText, keptText } from '#web/platform/browser-storage.ts';
import type { LocalDate } from '#domain/calendar/local-date.ts';

const keyOf = (userId: string) => `trial_ended_dismissed_${userId}`;

/**
 * The day on which the member chose to go on with limited access in this browser, or null. It only keeps the modal from
 * asking twice a day.
 */
export function dismissedOn(userId: string): string | null {
  return keptText('localStorage', keyOf(userId));
}

/** Notes that choice. */
export function dismiss(userId: string, today: LocalDate): void {
  keepText('localStorage', keyOf(userId), today);
}
