import type { User } from '#contract/account/account.schemas.ts';
import { addDays, dayInZone, type LocalDate } from '#domain/calendar/local-date.ts';
import { dateWithYear, shortDate } from '#web/ui/drawings/dates/date-words.ts';
import { timeOfDay } from '#web/ui/drawings/moon/instant-words.ts';

type On = { readonly today: LocalDate; readonly user: Pick<User, 'timeZone' | 'clock'> };

/**
 * "Today", "Yesterday", "Sun 15 Nov", or with its year where that is another one: the day of an instant (ISO text) on
 * the member's calendar.
 */
export function dateWords(at: string, { today, user }: On): string {
  const day = dayInZone(new Date(at), user.timeZone);
  if (day === today) return 'Today';
  if (day === addDays(today, -1)) return 'Yesterday';
  return day.slice(0, 4) === today.slice(0, 4) ? shortDate(day) : dateWithYear(day);
}

/** Such words inside a sentence. */
export function inSentence(words: string): string {
  return words.replace(/^(?:Today|Yesterday)/, (word) => word.toLowerCase());
}

/** The same with the time on the member's clocks: "Yesterday, 10:12 pm". */
export function momentWords(at: string, on: On): string {
  return `${dateWords(at, on)}, ${timeOfDay(at, { zone: on.user.timeZone, clock: on.user.clock })}`;
}
