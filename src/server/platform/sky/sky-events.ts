import {
  EclipseKind,
  GeoMoon,
  KM_PER_AU,
  NextGlobalSolarEclipse,
  NextLunarApsis,
  NextLunarEclipse,
  SearchGlobalSolarEclipse,
  SearchLunarApsis,
  SearchLunarEclipse,
  Seasons,
  type Apsis,
} from 'astronomy-engine';
import { isSupermoon } from '#domain/moon/almanac/supermoon.ts';

export type EclipseType = 'penumbral' | 'partial' | 'total' | 'annular';
/**
 * The middle of an eclipse as seen from anywhere on Earth. `covered` is the covered share of the moon's disc; null for
 * the sun's, which differs from place to place.
 */
export type Eclipse = {
  readonly body: 'moon' | 'sun';
  readonly type: EclipseType;
  readonly at: Date;
  readonly covered: number | null;
};

const DAY = 86_400_000;
const TYPES: Readonly<Record<EclipseKind, EclipseType>> = {
  [EclipseKind.Penumbral]: 'penumbral',
  [EclipseKind.Partial]: 'partial',
  [EclipseKind.Annular]: 'annular',
  [EclipseKind.Total]: 'total',
};
const years = new Map<number, readonly Eclipse[]>();

/** Every eclipse of moon and sun from `from` to `to`, in order. */
export function eclipsesBetween(from: Date, to: Date): Eclipse[] {
  const [first, last] = [from.getUTCFullYear(), to.getUTCFullYear()];
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => eclipsesOf(first + index))
    .flat()
    .filter(({ at }) => at >= from && at <= to);
}

/**
 * How far the moon's centre stands from the Earth's at a full moon, in kilometres, and whether that makes it a
 * supermoon.
 */
export function nearnessOf(fullMoon: Date): { kilometres: number; supermoon: boolean } {
  const kilometres = GeoMoon(fullMoon).Length() * KM_PER_AU;
  const [nearest, farthest] = turnAround(fullMoon);
  return { kilometres, supermoon: isSupermoon({ distance: kilometres, nearest, farthest }) };
}

/** The September equinox of a year. */
export function septemberEquinox(year: number): Date {
  return Seasons(year).sep_equinox.date;
}

function eclipsesOf(year: number): readonly Eclipse[] {
  const known = years.get(year);
  if (known) return known;
  const [from, to] = [new Date(Date.UTC(year, 0)), new Date(Date.UTC(year + 1, 0))];
  const found: Eclipse[] = [];
  for (let moon = SearchLunarEclipse(from); moon.peak.date < to; moon = NextLunarEclipse(moon.peak))
    found.push({ body: 'moon', type: TYPES[moon.kind], at: moon.peak.date, covered: moon.obscuration });
  for (let sun = SearchGlobalSolarEclipse(from); sun.peak.date < to; sun = NextGlobalSolarEclipse(sun.peak))
    found.push({ body: 'sun', type: TYPES[sun.kind], at: sun.peak.date, covered: null });
  found.sort((one, other) => one.at.getTime() - other.at.getTime());
  years.set(year, found);
  return found;
}

/** The nearest and the farthest point beside a full moon. */
function turnAround(at: Date): [nearest: number, farthest: number] {
  const points: Apsis[] = [SearchLunarApsis(new Date(at.getTime() - 16 * DAY))];
  while ((points.at(-1)?.time.date ?? at) < at) points.push(NextLunarApsis(points.at(-1) as Apsis));
  const beside = points.slice(-2).map(({ dist_km: distance }) => distance);
  return [Math.min(...beside), Math.max(...beside)];
}
