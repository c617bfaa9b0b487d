import type { User } from '#contract/account/account.schemas.ts';
import { isFirstWeek as isWithin } from '#domain/account/updates.ts';
import { dayInZone, type LocalDate } from '#domain/calendar/local-date.ts';

/** Whether the member's account is less than seven days old, by the member's own calendar. */
export function isFirstWeek({ createdAt, timeZone }: Pick<User, 'createdAt' | 'timeZone'>, today: LocalDate): boolean {
  return isWithin(dayInZone(new Date(createdAt), timeZone), today);
}
