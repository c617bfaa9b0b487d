import { addDays, type LocalDate } from '#domain/calendar/local-date.ts';
import type { MoonPhase } from '#domain/cycle/cycle-view.ts';
import type { Mood } from '#domain/cycle/day-log.ts';
import type { EntryDocument, Stamp } from './journal-entry.ts';

/**
 * What is known of an entry without opening it. `gone` is the instant the member deleted it (ISO); it can be brought
 * back for a while.
 */
export type Indexed = {
  readonly id: string;
  readonly date: LocalDate;
  readonly at: string;
  readonly mood: Mood | null;
  readonly dream: boolean;
  readonly moon: MoonPhase;
  readonly cycle: Stamp['cycle'];
  readonly gone?: string;
};

/** Where an entry stands in the order of the index. */
export type IndexPosition = Pick<Indexed, 'date' | 'at' | 'id'>;

/** All the member's entries, newest day first, within a day the latest kept first. */
export type JournalIndex = readonly Indexed[];

/** What the index says of an entry. */
export function indexed(id: string, { date, at, mood, dreamInsights, moon, cycle }: EntryDocument): Indexed {
  return { id, date, at, mood, dream: dreamInsights.trim() !== '', moon: moon.phase, cycle };
}

/** The index with an entry put in its place; one of the same id is replaced. */
export function withIndexed(index: JournalIndex, entry: Indexed): JournalIndex {
  const others = index.filter(({ id }) => id !== entry.id);
  const at = others.findIndex((other) => isAfter(entry, other));
  return at < 0 ? [...others, entry] : [...others.slice(0, at), entry, ...others.slice(at)];
}

/** The month of a day, "2026-11": what is known of its entries lies together. */
export function monthOf(date: LocalDate): string {
  return date.slice(0, 7);
}

/** The whole index of its parts. */
export function ofMonths(months: ReadonlyMap<string, JournalIndex>): JournalIndex {
  return [...months].toSorted(([one], [other]) => (one < other ? 1 : -1)).flatMap(([, entries]) => entries);
}

/** The index without the entries that were deleted before an instant (ISO). */
export function withoutLongGone(index: JournalIndex, before: string): JournalIndex {
  return index.filter(({ gone }) => gone === undefined || gone >= before);
}

/** The entries that are there, of one month ("2026-11") when it is given. */
export function present(index: JournalIndex, month?: string): JournalIndex {
  return index.filter(({ gone, date }) => gone === undefined && (month === undefined || date.startsWith(month)));
}

/**
 * A page of the entries that stand after a position (the first page without one), and the position to go on from: null
 * at the end. Positions outlive their entries: one that was deleted or moved to another day since leaves no gap and
 * doubles nothing.
 */
export function pageAfter(
  index: JournalIndex,
  {
    after,
    size,
    month,
  }: { readonly after?: IndexPosition | null; readonly size: number; readonly month?: string | undefined },
): { readonly entries: JournalIndex; readonly next: IndexPosition | null } {
  const left = present(index, month).filter((entry) => !after || isAfter(after, entry));
  const entries = left.slice(0, size);
  return { entries, next: left.length > size ? (entries.at(-1) ?? null) : null };
}

/** One day of a year with entries: how many, the mood of the latest that has one, whether a dream was told. */
export type JournalDay = {
  readonly date: LocalDate;
  readonly entries: number;
  readonly mood: Mood | null;
  readonly dream: boolean;
  readonly cycle: Stamp['cycle'];
};

/** The days of a year ("2026") on which the member wrote, oldest first. */
export function daysOfYear(index: JournalIndex, year: string): JournalDay[] {
  const days = new Map<LocalDate, JournalDay>();
  for (const { date, mood, dream, cycle } of present(index, `${year}-`)) {
    const known = days.get(date);
    days.set(date, {
      date,
      entries: (known?.entries ?? 0) + 1,
      mood: known?.mood ?? mood,
      dream: dream || (known?.dream ?? false),
      cycle: known?.cycle ?? cycle,
    });
  }
  return [...days.values()].reverse();
}

/** The same moon days of one turn lie within this many days of each other. */
const ONE_TURN = 10;

/** What the member kept under the same phase of the moon in earlier turns, newest first. */
export function underMoon(
  index: JournalIndex,
  { phase, date, most }: { readonly phase: MoonPhase; readonly date: LocalDate; readonly most: number },
): JournalIndex {
  const before = addDays(date, -ONE_TURN);
  return present(index)
    .filter((entry) => entry.moon === phase && entry.date < before)
    .slice(0, most);
}

function isAfter(one: IndexPosition, other: IndexPosition): boolean {
  if (one.date !== other.date) return one.date > other.date;
  return one.at === other.at ? one.id > other.id : one.at > other.at;
}
