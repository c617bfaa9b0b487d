import type { JournalIndex } from '#domain/journal/journal-index.ts';
import { q, shaped, type Tx } from '#server/platform/db/query.ts';
import type { Keyring } from '#server/platform/vault/keyring.ts';

type Owner = { readonly tx: Tx; readonly keys: Keyring };
type Written = { readonly userId: string; readonly sealed: Buffer; readonly now: Date };
type IndexDocument = { readonly schemaVersion: 1; readonly entries: JournalIndex };

const place = (userId: string) => ({ table: 'journal_index', rowId: userId });
const ofMember = shaped(({ userId }: { userId: string }) => q.selectFrom('app.journal_index').select('sealed').where('user_id', '=', userId));
const newOfMember = shaped(({ userId, sealed, now }: Written) =>
  q.insertInto('app.journal_index').values({ user_id: userId, sealed, updated_at: now })
    .onConflict((clash) => clash.column('user_id').doUpdateSet((eb) => ({ sealed: eb.ref('excluded.sealed'), updated_at: eb.ref('excluded.updated_at'), version: eb('app.journal_index.version', '+', 1) }))));

/** Which of her entries lies on which day: one sealed document, rewritten whenever an entry is. */
export const journalIndexStore = {
  async read({ tx, keys }: Owner): Promise<JournalIndex> {
    const row = await tx.first(ofMember(keys));
    return row ? (keys.open(place(keys.userId), row.sealed) as IndexDocument).entries : [];
  },

  /** The index, held for this transaction. Every change of an entry holds it first, so that two at once wait for each other. */
  async hold(owner: Owner): Promise<JournalIndex> {
    const [, index] = await Promise.all([owner.tx.turn(`journal|${owner.keys.userId}`), this.read(owner)]);
    return index;
  },

  async write({ tx, keys }: Owner, { entries, now }: { entries: JournalIndex; now: Date }): Promise<void> {
    tx.push(newOfMember({ userId: keys.userId, sealed: keys.seal(place(keys.userId), { schemaVersion: 1, entries } satisfies IndexDocument), now }));
  },
};
