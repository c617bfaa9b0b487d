import type { User } from '#contract/account/account.schemas.ts';
import { addDays, dayInZone, type LocalDate } from '#domain/calendar/local-date.ts';
import { dateWithYear, shortDate } from '#web/ui/drawings/dates/date-words.ts';
import { circle } from '../circle.copy.ts';

const HOUR = 3_600_000;
type On = { readonly today: LocalDate; readonly now: number; readonly user: Pick<User, 'timeZone'> };

/** "Just now", "2 h", "Yesterday", "Thu 19 Nov": when something was said, in hours at the finest. */
export function ago(at: string, { today, now, user }: On): string {
  const then = new Date(at);
  const hours = Math.floor((now - then.getTime()) / HOUR);
  if (hours < 1) return circle.justNow;
  const day = dayInZone(then, user.timeZone);
  if (day === today) return circle.hours(hours);
  if (day === addDays(today, -1)) return circle.yesterday;
  return day.slice(0, 4) === today.slice(0, 4) ? shortDate(day) : dateWithYear(day);
}
