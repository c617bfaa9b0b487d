import { addDays, dayInZone, daysBetween, type LocalDate } from '#domain/calendar/local-date.ts';
import { instantAt } from '#domain/calendar/zone-instant.ts';
import type { MoonDay, MoonPhase } from '#domain/cycle/cycle-view.ts';
import type { PrincipalPhase } from './phase-name.ts';

/** An exact moment of a principal phase. */
export type PrincipalInstant = { readonly phase: PrincipalPhase; readonly at: Date };

/**
 * Instants are needed from this many days before the first day on: the longest wait between two is a little over eight.
 */
export const DAYS_BETWEEN_PHASES = 9;
const EVENING = 21;

type Known = { readonly next: MoonPhase; readonly waxing: boolean; readonly lit: number };
const PRINCIPAL: Readonly<Record<PrincipalPhase, Known>> = {
  new: { next: 'waxing_crescent', waxing: true, lit: 0 },
  first_quarter: { next: 'waxing_gibbous', waxing: true, lit: 0.5 },
  full: { next: 'waning_gibbous', waxing: false, lit: 1 },
  last_quarter: { next: 'waning_crescent', waxing: false, lit: 0.5 },
};

/**
 * The moon of every day from `from` to `to` in a zone (decisions 7): the local day that holds an instant bears its
 * principal name and 0, half or all of its light; other days bear the name between, and the light of 9 pm there.
 * `instants` in order of time, from nine days before `from` to the end of `to`. Throws RangeError when they do not
 * reach back.
 */
export function moonDays(input: {
  from: LocalDate;
  to: LocalDate;
  timeZone: string;
  instants: readonly PrincipalInstant[];
  illuminatedAt: (at: Date) => number;
}): MoonDay[] {
  const dated = input.instants.map((instant) => ({ ...instant, date: dayInZone(instant.at, input.timeZone) }));
  return Array.from({ length: daysBetween(input.from, input.to) + 1 }, (_, index) => {
    const date = addDays(input.from, index);
    const last = dated.findLast((instant) => instant.date <= date);
    if (!last) throw new RangeError('no principal instant before the first day');
    const { next, waxing, lit } = PRINCIPAL[last.phase];
    if (last.date === date)
      return { date, phase: last.phase, illuminated: lit, waxing, instant: last.at.toISOString() };
    const evening = instantAt({ date, hour: EVENING, timeZone: input.timeZone });
    return { date, phase: next, illuminated: input.illuminatedAt(evening), waxing, instant: null };
  });
}
