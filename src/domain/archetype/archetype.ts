import { localDate, type LocalDate } from '#domain/calendar/local-date.ts';

/** The five archetypes: ways of resting, making, leading, tending and listening. */
export const ARCHETYPES = ['ember', 'kindling', 'lantern', 'table', 'tide'] as const;
export type Archetype = (typeof ARCHETYPES)[number];

/** How many of the member's answers leaned to an archetype. */
export type Share = { readonly archetype: Archetype; readonly count: number };
/** A mirror the member was shown: its day in the member's zone, and the member's answers counted. */
export type Mirror = { readonly on: LocalDate; readonly shares: readonly Share[] };

/**
 * The member's answers counted, every archetype named, most first; equal counts stand in the fixed order and are no
 * rank.
 */
export function countShares(leans: readonly Archetype[]): Share[] {
  return ARCHETYPES.map((archetype) => ({
    archetype,
    count: leans.filter((one) => one === archetype).length,
  })).toSorted((a, b) => b.count - a.count);
}

/** The archetypes with the highest count: one, or all that are equal. None of no answers. */
export function leading(shares: readonly Share[]): Archetype[] {
  const most = Math.max(0, ...shares.map(({ count }) => count));
  return most === 0 ? [] : shares.filter(({ count }) => count === most).map(({ archetype }) => archetype);
}

/**
 * The day from which the quiz may be taken again: the same day of the next month, or its last day where that month is
 * shorter.
 */
export function againOn(on: LocalDate): LocalDate {
  const [year, month, day] = on.split('-').map(Number) as [number, number, number];
  const last = new Date(Date.UTC(year, month + 1, 0));
  return localDate(`${last.toISOString().slice(0, 8)}${String(Math.min(day, last.getUTCDate())).padStart(2, '0')}`);
}
