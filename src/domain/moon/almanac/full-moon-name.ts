import { dayInZone } from '#domain/calendar/local-date.ts';

/**
 * The names farmers' almanacs of North America give to full moons, January first; they come from several peoples there
 * and from settlers (The Old Farmer's Almanac).
 */
const BY_MONTH = [
  'Wolf Moon',
  'Snow Moon',
  'Worm Moon',
  'Pink Moon',
  'Flower Moon',
  'Strawberry Moon',
  'Buck Moon',
  'Sturgeon Moon',
  'Corn Moon',
  'Hunter’s Moon',
  'Beaver Moon',
  'Cold Moon',
];
const HARVEST = 'Harvest Moon';
const HALF_MONTH = 14.77 * 86_400_000;

/**
 * The traditional name of a full moon, by its calendar month in a zone; the one nearest to the September equinox is the
 * Harvest Moon, in September or October. `blue` when it is the second of that month. `before` is the full moon before
 * it.
 */
export function fullMoonName({
  at,
  before,
  equinox,
  timeZone,
}: {
  at: Date;
  before: Date;
  equinox: Date;
  timeZone: string;
}): { name: string; blue: boolean } {
  const month = dayInZone(at, timeZone).slice(0, 7);
  const blue = dayInZone(before, timeZone).startsWith(month);
  const harvest = Math.abs(at.getTime() - equinox.getTime()) <= HALF_MONTH && /-(09|10)$/.test(month);
  return { name: harvest ? HARVEST : (BY_MONTH[Number(month.slice(5)) - 1] ?? ''), blue };
}
