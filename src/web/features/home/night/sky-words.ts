import type { LocalDate } from '#domain/calendar/local-date.ts';
import type { MoonDay } from '#domain/cycle/cycle-view.ts';

const STRIP_DAYS = 7;
const STRIP_BEFORE = 2;

/** The days of the strip: two before today and four after it, moved where the known days end. */
export function stripDays(moon: readonly MoonDay[], today: LocalDate): readonly MoonDay[] {
  const place = moon.findIndex(({ date }) => date === today);
  const end = Math.min(moon.length, Math.max(place - STRIP_BEFORE, 0) + STRIP_DAYS);
  return moon.slice(Math.max(0, end - STRIP_DAYS), end);
}

/** The next day that holds a principal phase, today included, as far as days are known. */
export function nextPrincipal(moon: readonly MoonDay[], today: LocalDate): MoonDay | null {
  return moon.find(({ date, instant }) => date >= today && instant !== null) ?? null;
}
