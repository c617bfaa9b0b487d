import { addDays, daysBetween, parseLocalDate, type LocalDate } from '#domain/calendar/local-date.ts';

const STAMP = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d) ([+-]\d\d):?(\d\d)$/;
const MIDNIGHT = '00:00:00';
const SECONDS_PER_DAY = 86_400;
/** From here on a whole day is that of the next morning, told by the clock of another season. */
const LATE = '22:00:00';

type Stamp = { readonly day: LocalDate; readonly time: string; readonly seconds: number };

/**
 * The first day of a sample and how many days it covers, each end by its own offset; an end at midnight is not in it.
 * Whole days that begin at another hour stay as many as they are. One day where there is no end after the start.
 */
export function appleSpan(
  start: string | undefined,
  end: string | undefined,
): { readonly date: string | undefined; readonly length: number } {
  const [from, to] = [stampOf(start), stampOf(end)];
  if (!from || !to || to.seconds <= from.seconds) return { date: start, length: 1 };
  const duration = to.seconds - from.seconds;
  const wholeDays = [duration, duration + 1].find((seconds) => seconds % SECONDS_PER_DAY === 0);
  if (from.time !== MIDNIGHT && wholeDays !== undefined)
    return { date: from.time >= LATE ? addDays(from.day, 1) : from.day, length: wholeDays / SECONDS_PER_DAY };
  const last = to.time === MIDNIGHT ? addDays(to.day, -1) : to.day;
  return { date: from.day, length: Math.max(1, daysBetween(from.day, last) + 1) };
}

function stampOf(text: string | undefined): Stamp | null {
  const [, date = '', time = '', hours = '', minutes = ''] = STAMP.exec(text ?? '') ?? [];
  const day = parseLocalDate(date);
  const at = Date.parse(`${date}T${time}${hours}:${minutes}`);
  return day && !Number.isNaN(at) ? { day, time, seconds: at / 1000 } : null;
}
