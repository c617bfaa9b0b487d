import { proof } from './privacy-proof.copy.ts';
import { shortDate } from '#web/ui/drawings/dates/date-words.ts';
import { localDate } from '#domain/calendar/local-date.ts';

/** An instant (ISO) in UTC, the same for every reader: "Sat 21 Nov, 03:10 UTC". */
export function utcTime(instant: string): string {
  return proof.kept.at(shortDate(localDate(instant.slice(0, 10))), instant.slice(11, 16));
}
