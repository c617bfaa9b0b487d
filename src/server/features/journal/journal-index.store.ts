import {
  indexed,
  monthOf,
  ofMonths,
  withIndexed,
  withoutLongGone,
  type Indexed,
  type JournalIndex,
} from '#domain/journal/journal-index.ts';
import type { LocalDate } from '#domain/calendar/local-date.ts';
import { firstFree, withTaken, type Taken } from '#domain/journal/taken-instants.ts';
import type { Owner } from '#server/platform/vault/owner.ts';
import { sealedRow } from '#server/platform/vault/sealed-row.store.ts';
import { journalMonthStore } from './journal-month.store.ts';
import { journalStore } from './journal.store.ts';

/**
 * What is known of the journal as a whole: how many entries, and the instants that the latest have. Of before there were
 * months (`schemaVersion` 1) it held every entry; a release of then that runs beside this one finds none and adds its
 * own, which move to their months like the others.
 */
type HeadDocument = {
  readonly schemaVersion: 1 | 2;
  readonly entries: JournalIndex;
  readonly count?: number;
  readonly taken?: Taken;
};

const head = sealedRow<HeadDocument>('journal_index', { schemaVersion: 2, entries: [] }, async (owner) => ({
  schemaVersion: 1,
  entries: await indexOfPages(owner),
}));

/** The index as the pages themselves tell it, but for those that do not open. */
async function indexOfPages(owner: Owner): Promise<JournalIndex> {
  let index: JournalIndex = [];
  for (const { kept, goneAt } of await journalStore.known(owner))
    if (!kept.isUnreadable)
      index = withIndexed(index, {
        ...indexed(kept.id, kept.document),
        ...(goneAt && { gone: goneAt.toISOString() }),
      });
  return index;
}

/**
 * The journal's index while a change holds it. A change reads and writes the months that it concerns, and what is known
 * of the whole: neither grows with the journal.
 */
export class HeldIndex {
  readonly #owner: Owner;
  readonly #head: HeadDocument;
  readonly #months: Map<string, JournalIndex>;
  readonly #changed = new Set<string>();
  #count: number;
  #taken: Taken;

  constructor(owner: Owner, { document, months }: { document: HeadDocument; months: Map<string, JournalIndex> }) {
    this.#owner = owner;
    this.#head = document;
    this.#months = months;
    this.#count = document.count ?? 0;
    this.#taken = document.taken ?? [];
  }

  /** How many entries there are, those too that were deleted and can be brought back. */
  get count(): number {
    return this.#count;
  }

  /** The entries of the months that were looked at. */
  get entries(): JournalIndex {
    return ofMonths(this.#months);
  }

  /** Looks at the months of some days. */
  async lookAt(dates: readonly LocalDate[]): Promise<void> {
    if (this.#head.entries.length > 0) return this.lookAtAll();
    const months = [...new Set(dates.map(monthOf))].filter((month) => !this.#months.has(month));
    const found = await Promise.all(months.map((month) => journalMonthStore.entries(this.#owner, month)));
    for (const [at, month] of months.entries()) this.#months.set(month, found[at] ?? []);
  }

  /** Looks at every month. */
  async lookAtAll(): Promise<void> {
    for (const { month, entries } of await journalMonthStore.everyOne(this.#owner)) this.#months.set(month, entries);
    this.#takeOver();
  }

  /** Looks at every month that opens, and leaves the others as they are. */
  async lookAtWhatOpens(): Promise<void> {
    for (const found of await journalMonthStore.all(this.#owner))
      if (found) this.#months.set(found.month, found.entries);
    this.#takeOver();
  }

  /** Puts an entry in its place; one of the same id is replaced, also where it lay in another month. */
  put(entry: Indexed): void {
    this.remove(entry.id, monthOf(entry.date));
    this.#set(monthOf(entry.date), withIndexed(this.#months.get(monthOf(entry.date)) ?? [], entry));
  }

  /** Takes an entry out of the months that were looked at, but for one. */
  remove(id: string, but?: string): void {
    for (const [month, entries] of this.#months)
      if (month !== but && entries.some((entry) => entry.id === id))
        this.#set(
          month,
          entries.filter((entry) => entry.id !== id),
        );
  }

  /**
   * The instant (ISO) at which a new entry counts as first kept: `now`, or the first millisecond after it that no other
   * has, so that it tells one from any other.
   */
  freeInstant(now: Date): string {
    const at = firstFree(this.#taken, now.getTime());
    this.#taken = withTaken(this.#taken, at);
    return new Date(at).toISOString();
  }

  /** Notes that an entry has this instant (ISO). */
  take(at: string): void {
    this.#taken = withTaken(this.#taken, Date.parse(at));
  }

  /**
   * Writes what was changed, without what was deleted before an instant (ISO). `drops` when that took something out.
   */
  write({ before, now }: { readonly before: string; readonly now: Date }): { readonly drops: boolean } {
    let dropped = 0;
    for (const [month, entries] of this.#months) {
      const left = withoutLongGone(entries, before);
      dropped += entries.length - left.length;
      if (left.length < entries.length) this.#set(month, left);
    }
    for (const month of this.#changed)
      journalMonthStore.write(this.#owner, { month, entries: this.#months.get(month) ?? [], now });
    head.write(this.#owner, {
      document: { schemaVersion: 2, entries: [], count: this.#count, taken: this.#taken },
      now,
    });
    return { drops: dropped > 0 };
  }

  /** Counts anew, once every month was looked at. */
  recount(): void {
    this.#count = this.entries.length;
  }

  #set(month: string, entries: JournalIndex): void {
    this.#count += entries.length - (this.#months.get(month)?.length ?? 0);
    this.#months.set(month, entries);
    this.#changed.add(month);
  }

  /** Moves what lies in the document of before into its months. */
  #takeOver(): void {
    for (const entry of this.#head.entries) {
      this.put(entry);
      this.take(entry.at);
    }
    if (this.#head.entries.length > 0) this.recount();
  }
}

/**
 * Which of the member's entries lies on which day: a sealed document a month, rewritten whenever an entry of it is.
 * Every change of an entry holds the index first.
 */
export const journalIndexStore = {
  async read(owner: Owner): Promise<JournalIndex> {
    const [{ entries: before }, months] = await Promise.all([head.read(owner), journalMonthStore.all(owner)]);
    const parts = new Map<string, JournalIndex>();
    for (const found of months) {
      if (!found) return indexOfPages(owner);
      parts.set(found.month, found.entries);
    }
    return before.reduce(withIndexed, ofMonths(parts));
  },

  /** Holds the index until the transaction ends, and looks at the months of some days in the same breath. */
  async hold(owner: Owner, dates: readonly LocalDate[] = []): Promise<HeldIndex> {
    const months = [...new Set(dates.map(monthOf))];
    const [document, ...found] = await Promise.all([
      head.readForUpdate(owner),
      ...months.map((month) => journalMonthStore.entries(owner, month)),
    ]);
    const held = new HeldIndex(owner, {
      document,
      months: new Map(months.map((month, at) => [month, found[at] ?? []])),
    });
    await held.lookAt([]);
    return held;
  },
};

/** Makes the index anew of the pages that are there; one that does not open keeps the place it has. */
export async function indexAgain(owner: Owner, { now }: { readonly now: Date }): Promise<void> {
  const held = await journalIndexStore.hold(owner);
  await held.lookAtWhatOpens();
  const there = new Map((await journalStore.known(owner)).map(({ kept }) => [kept.id, kept]));
  for (const { id } of held.entries) if (!there.has(id)) held.remove(id);
  for (const entry of await indexOfPages(owner)) held.put(entry);
  held.recount();
  held.write({ before: '', now });
}
