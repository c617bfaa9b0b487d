import { Body, Equator, Horizon, Observer, SearchLocalSolarEclipse, SearchLunarEclipse } from 'astronomy-engine';

const [MINUTE, DAY] = [60_000, 86_400_000];
const STEP = 2 * MINUTE;

/**
 * What is above the horizon of a place: when it is deepest there while it can be seen, whether all of it can, and the
 * covered share of the disc then (of the moon's: at its deepest anywhere).
 */
export type EclipseHere = { readonly at: Date; readonly whole: boolean; readonly covered: number } | null;
type Coordinates = { readonly latitude: number; readonly longitude: number };

/**
 * How an eclipse that is deepest at `at` is seen from a place, by a flat horizon and a clear sky; null where nothing of
 * it is. Of the moon's the faint outer shadow counts only where there is no other. Heavy: import it when it is needed.
 */
export function eclipseHere(
  { latitude, longitude }: Coordinates,
  { body, at }: { body: 'moon' | 'sun'; at: Date },
): EclipseHere {
  const observer = new Observer(latitude, longitude, 0);
  return body === 'sun' ? ofSun(observer, at) : ofMoon(observer, at);
}

function ofSun(observer: Observer, at: Date): EclipseHere {
  const found = SearchLocalSolarEclipse(new Date(at.getTime() - DAY / 2), observer);
  const { partial_begin: begin, peak, partial_end: end, obscuration } = found;
  if (Math.abs(peak.time.date.getTime() - at.getTime()) > DAY / 2) return null;
  if (begin.altitude <= 0 && peak.altitude <= 0 && end.altitude <= 0) return null;
  const seen = peak.altitude > 0 ? peak : begin.altitude > 0 ? begin : end;
  return {
    at: seen.time.date,
    whole: begin.altitude > 0 && end.altitude > 0,
    covered: seen === peak ? obscuration : 0,
  };
}

function ofMoon(observer: Observer, at: Date): EclipseHere {
  const { peak, sd_partial: partial, sd_penum: outer, obscuration } = SearchLunarEclipse(new Date(at.getTime() - DAY));
  const middle = peak.date.getTime();
  const half = (partial > 0 ? partial : outer) * MINUTE;
  const times = Array.from({ length: Math.floor((2 * half) / STEP) + 1 }, (_, index) => middle - half + index * STEP);
  const up = times.filter((time) => isMoonUp(observer, new Date(time)));
  const [first] = up.toSorted((a, b) => Math.abs(a - middle) - Math.abs(b - middle));
  return first === undefined
    ? null
    : {
        at: Math.abs(first - middle) <= STEP ? peak.date : new Date(first),
        whole: up.length === times.length,
        covered: obscuration,
      };
}

function isMoonUp(observer: Observer, date: Date): boolean {
  const { ra, dec } = Equator(Body.Moon, date, observer, true, true);
  return Horizon(date, observer, ra, dec, 'normal').altitude > 0;
}
