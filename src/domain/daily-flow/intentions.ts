import type { LocalDate } from '#domain/calendar/local-date.ts';

/** What the member set themselves for a day. */
export type Intention = { readonly on: LocalDate; readonly text: string };

/** How many are kept; older ones make room. */
export const MOST_INTENTIONS = 400;

/**
 * The member's intentions with that of a day, oldest first: one a day, the latest words stand, and blank words take it
 * back.
 */
export function withIntention(intentions: readonly Intention[], { on, text }: Intention): readonly Intention[] {
  const others = intentions.filter((one) => one.on !== on);
  const words = text.trim();
  if (words === '') return others;
  return [...others, { on, text: words }]
    .toSorted((one, other) => (one.on < other.on ? -1 : 1))
    .slice(-MOST_INTENTIONS);
}

/** The intention of a day, or null. */
export function intentionOn(intentions: readonly Intention[], day: LocalDate): string | null {
  return intentions.find(({ on }) => on === day)?.text ?? null;
}

/** The newest intention before a day ("Last time"), or null. */
export function intentionBefore(intentions: readonly Intention[], day: LocalDate): Intention | null {
  return intentions.findLast(({ on }) => on < day) ?? null;
}
