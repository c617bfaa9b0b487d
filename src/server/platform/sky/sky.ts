import { Body, Illumination, SearchMoonPhase } from 'astronomy-engine';
import { keepNewest } from '#domain/kept/keep-newest.ts';
import type { PrincipalInstant } from '#domain/moon/moon-days.ts';
import type { PrincipalPhase } from '#domain/moon/phase-name.ts';

const LONGITUDES: readonly (readonly [PrincipalPhase, number])[] = [
  ['new', 0],
  ['first_quarter', 90],
  ['full', 180],
  ['last_quarter', 270],
];
/**
 * The engine leaves out aberration, which makes every phase forty seconds late: it is searched 20.5 arcseconds earlier.
 */
const ABERRATION = 20.5 / 3600;
const LONGEST_MONTH_DAYS = 32;
const MOST_MONTHS = 2400;
const months = new Map<number, readonly PrincipalInstant[]>();

/**
 * Every instant of new moon, first quarter, full moon and last quarter from `from` to `to`, in order; right to about
 * ten seconds between 1972 and 2026.
 */
export function principalInstants(from: Date, to: Date): PrincipalInstant[] {
  const count = monthOf(to) - monthOf(from) + 1;
  return Array.from({ length: Math.max(0, count) }, (_, index) => instantsOf(monthOf(from) + index))
    .flat()
    .filter(({ at }) => at >= from && at <= to);
}

/** The lit share of the moon's disc at an instant, 0 to 1, seen from the centre of the Earth. */
export function illuminatedFraction(at: Date): number {
  return Illumination(Body.Moon, at).phase_fraction;
}

function monthOf(at: Date): number {
  return at.getUTCFullYear() * 12 + at.getUTCMonth();
}

function startOf(month: number): Date {
  return new Date(Date.UTC(Math.floor(month / 12), month % 12));
}

function instantsOf(month: number): readonly PrincipalInstant[] {
  const known = months.get(month);
  if (known) return known;
  const [from, to] = [startOf(month), startOf(month + 1)];
  const found = LONGITUDES.flatMap(([phase, longitude]) => within({ phase, longitude, from, to })).sort(
    (a, b) => a.at.getTime() - b.at.getTime(),
  );
  return keepNewest(months, { key: month, value: found, most: MOST_MONTHS });
}

function within(search: { phase: PrincipalPhase; longitude: number; from: Date; to: Date }): PrincipalInstant[] {
  const found: PrincipalInstant[] = [];
  let start = search.from;
  for (;;) {
    const time = SearchMoonPhase((search.longitude - ABERRATION + 360) % 360, start, LONGEST_MONTH_DAYS);
    if (!time || time.date >= search.to) return found;
    found.push({ phase: search.phase, at: time.date });
    // A phase can come twice in a month, never within twenty days.
    start = new Date(time.date.getTime() + 20 * 86_400_000);
  }
}
