import type { JournalIndex } from '#domain/journal/journal-index.ts';
import type { Owner } from '#server/platform/vault/owner.ts';
import { sealedRow } from '#server/platform/vault/sealed-row.store.ts';

type IndexDocument = { readonly schemaVersion: 1; readonly entries: JournalIndex };

const row = sealedRow<IndexDocument>('journal_index', { schemaVersion: 1, entries: [] });

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
