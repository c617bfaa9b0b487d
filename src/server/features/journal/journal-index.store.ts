import { indexed, withIndexed, type JournalIndex } from '#domain/journal/journal-index.ts';
import type { Owner } from '#server/platform/vault/owner.ts';
import { sealedRow } from '#server/platform/vault/sealed-row.store.ts';
import { journalStore } from './journal.store.ts';

type IndexDocument = { readonly schemaVersion: 1; readonly entries: JournalIndex };

const row = sealedRow<IndexDocument>('journal_index', { schemaVersion: 1, entries: [] }, async (owner) => ({
  schemaVersion: 1,
  entries: await indexOfPages(owner),
}));

/** Makes the index anew of the pages that are there; one that does not open keeps the place it has. */
export async function indexAgain(owner: Owner, { now }: { readonly now: Date }): Promise<void> {
  const before = await journalIndexStore.readForUpdate(owner);
  const there = await journalStore.known(owner);
  const lost = new Set(there.flatMap(({ kept }) => (kept.isUnreadable ? [kept.id] : [])));
  let entries = before.filter(({ id }) => lost.has(id));
  for (const entry of await indexOfPages(owner)) entries = [...withIndexed(entries, entry)];
  journalIndexStore.write(owner, { entries, now });
}

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
 * Which of the member's entries lies on which day: one sealed document, rewritten whenever an entry is. Every change of
 * an entry holds it first.
 */
export const journalIndexStore = {
  read: async (owner: Owner): Promise<JournalIndex> => (await row.read(owner)).entries,
  readForUpdate: async (owner: Owner): Promise<JournalIndex> => (await row.readForUpdate(owner)).entries,
  write: (owner: Owner, { entries, now }: { entries: JournalIndex; now: Date }): void =>
    row.write(owner, { document: { schemaVersion: 1, entries }, now }),
};
