import { addDays, localDate, type LocalDate } from '#domain/calendar/local-date.ts';

/** §4.9: the What's-new banner shows until updates up to this day were seen. Dismissing it stores the same day. */
export const UPDATES_THRESHOLD = localDate('2025-07-08');
/** Days from the member's first on in which nothing is news: everything is. */
const FIRST_DAYS = 7;

/** Whether a day is within the member's first week, counted in whole days from the member's first on. */
export function isFirstWeek(memberSince: LocalDate, today: LocalDate): boolean {
  return today < addDays(memberSince, FIRST_DAYS);
}

/**
 * Whether the What's-new banner shows (§4.9): what was last seen is absent or before the threshold. Never in the
 * member's first week (decisions 21), counted in whole days from `memberSince`.
 */
export function isUpdateUnread({
  seenOn,
  memberSince,
  today,
}: {
  seenOn: string | null;
  memberSince: LocalDate;
  today: LocalDate;
}): boolean {
  if (isFirstWeek(memberSince, today)) return false;
  return seenOn === null || seenOn < UPDATES_THRESHOLD;
}
