import { addDays, daysBetween, type LocalDate } from '#domain/calendar/local-date.ts';
import type { MoonDay } from '#domain/cycle/cycle-view.ts';

/** One turn of the moon around today. `counted` is false when the list does not reach back to a new moon. */
export type Lunation = {
  readonly start: LocalDate;
  readonly length: number;
  readonly day: number;
  readonly counted: boolean;
  readonly days: readonly MoonDay[];
  readonly tonight: MoonDay | null;
};

const USUAL_LENGTH = 30;

/**
 * The turn of the moon that holds today: from the last new moon to the day before the next, 30 days where that one is
 * unknown.
 */
export function lunation(moon: readonly MoonDay[], today: LocalDate): Lunation {
  const news = moon.filter(({ phase }) => phase === 'new').map(({ date }) => date);
  const last = news.filter((date) => date <= today).at(-1);
  const start = last ?? moon[0]?.date ?? today;
  const next = news.find((date) => date > today && daysBetween(start, date) > 20);
  const length = next && last ? daysBetween(start, next) : USUAL_LENGTH;
  const end = addDays(start, length);
  const days = moon.filter(({ date }) => date >= start && date < end);
  const day = Math.min(length, Math.max(1, daysBetween(start, today) + 1));
  return {
    start,
    length,
    day,
    counted: last !== undefined,
    days,
    tonight: moon.find(({ date }) => date === today) ?? null,
  };
}
