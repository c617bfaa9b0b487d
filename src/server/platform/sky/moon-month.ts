import { addDays, dayInZone, localDate, type LocalDate } from '#domain/calendar/local-date.ts';
import { startOfDay } from '#domain/calendar/zone-instant.ts';
import { keepNewest } from '#domain/kept/keep-newest.ts';
import { fullMoonName } from '#domain/moon/almanac/full-moon-name.ts';
import { DAYS_BETWEEN_PHASES, type PrincipalInstant } from '#domain/moon/moon-days.ts';
import type { MoonMonth } from '#contract/moon/moon.schemas.ts';
import { moonDaysFor } from './moon-days.ts';
import { eclipsesBetween, nearnessOf, septemberEquinox } from './sky-events.ts';
import { principalInstants } from './sky.ts';

const WEEK = 7;
const SIX_WEEKS = 41;
/** Four principal instants follow any moment within this many days. */
const FOUR_AHEAD = 35;
/** The days that calendars of this product know begin here. */
const FIRST_DAY = localDate('1900-01-01');
const MOST_MONTHS = 300;
const months = new Map<string, MoonMonth>();

/** The moon of a month ("2026-11") in a zone, as the moon calendar shows it; reckoned once and kept. */
export function moonMonthFor(month: string, zone: string): MoonMonth {
  const key = `${month} ${zone}`;
  const known = months.get(key);
  if (known) return known;
  return keepNewest(months, { key, value: reckoned(month, zone), most: MOST_MONTHS });
}

function reckoned(month: string, zone: string): MoonMonth {
  const first = localDate(`${month}-01`);
  const before = addDays(first, -WEEK);
  const [from, to] = [
    startOfDay(addDays(first, -DAYS_BETWEEN_PHASES), zone),
    startOfDay(addDays(nextMonth(first), FOUR_AHEAD), zone),
  ];
  const instants = principalInstants(from, to);
  return {
    month,
    zone,
    days: moonDaysFor({ from: before < FIRST_DAY ? FIRST_DAY : before, to: addDays(first, SIX_WEEKS), timeZone: zone }),
    instants: instants.map(({ phase, at }) => ({ phase, at: at.toISOString() })),
    fullMoons: instants.filter(isFull).map(({ at }) => told(at, zone)),
    eclipses: eclipsesBetween(from, to).map((eclipse) => ({ ...eclipse, at: eclipse.at.toISOString() })),
  };
}

function nextMonth(first: LocalDate): LocalDate {
  return localDate(`${addDays(first, 31).slice(0, 7)}-01`);
}

function isFull({ phase }: PrincipalInstant): boolean {
  return phase === 'full';
}

function told(at: Date, timeZone: string): MoonMonth['fullMoons'][number] {
  const before =
    principalInstants(new Date(at.getTime() - 31 * 86_400_000), new Date(at.getTime() - 86_400_000)).findLast(isFull)
      ?.at ?? at;
  const year = Number(dayInZone(at, timeZone).slice(0, 4));
  const { kilometres, supermoon } = nearnessOf(at);
  return {
    at: at.toISOString(),
    ...fullMoonName({ at, before, equinox: septemberEquinox(year), timeZone }),
    supermoon,
    kilometres: Math.round(kilometres),
  };
}
