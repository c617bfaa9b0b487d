import type { LocalDate } from '#domain/calendar/local-date.ts';
import type { MoonPhase } from '#domain/cycle/cycle-view.ts';

/** What may be kept, in the order it is shown. */
export const KEEPSAKES = ['first_fire', 'ten_pages', 'seven_cycles', 'by_moonlight'] as const;
export type KeepsakeName = (typeof KEEPSAKES)[number];
export type Keepsake = { readonly name: KeepsakeName; readonly on: LocalDate };

/**
 * A page of the member's journal: the day it tells of, the day it was written on, and the moon of the day it tells of.
 */
export type KeptPage = { readonly date: LocalDate; readonly writtenOn: LocalDate; readonly moon: MoonPhase };
export type KeepsakeFacts = {
  readonly firstCheckIn: LocalDate | null;
  readonly pages: readonly KeptPage[];
  /** Of each cycle, oldest first, the one that runs too. */ readonly cycleStarts: readonly LocalDate[];
};

const PAGES = 10;
const CYCLES = 7;

const DAYS: Readonly<Record<KeepsakeName, (facts: KeepsakeFacts) => LocalDate | undefined | null>> = {
  first_fire: ({ firstCheckIn }) => firstCheckIn,
  ten_pages: ({ pages }) => inOrder(pages)[PAGES - 1],
  // The seventh cycle is known once the eighth begins.
  seven_cycles: ({ cycleStarts }) => cycleStarts[CYCLES],
  by_moonlight: ({ pages }) =>
    inOrder(pages.filter(({ date, writtenOn, moon }) => moon === 'full' && date === writtenOn))[0],
};

/**
 * What the member has by the facts that stand: the member's first check-in, ten pages, seven whole cycles known, a page
 * written on the day of a full moon; each with its day.
 */
export function keepsakesOf(facts: KeepsakeFacts): Keepsake[] {
  return KEEPSAKES.flatMap((name) => {
    const on = DAYS[name](facts);
    return on ? [{ name, on }] : [];
  });
}

function inOrder(pages: readonly KeptPage[]): LocalDate[] {
  return pages.map(({ writtenOn }) => writtenOn).toSorted();
}
