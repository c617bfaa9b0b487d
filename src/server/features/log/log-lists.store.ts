import { NO_LISTS, type LogLists } from '#domain/log/log-lists.ts';
import { q, shaped, type Tx } from '#server/platform/db/query.ts';
import type { Keyring } from '#server/platform/vault/keyring.ts';

type Owner = { readonly tx: Tx; readonly keys: Keyring };
type Written = { readonly userId: string; readonly sealed: Buffer; readonly now: Date };

const place = (userId: string) => ({ table: 'log_lists', rowId: userId });
const ofMember = shaped(({ userId }: { userId: string }) => q.selectFrom('app.log_lists').select('sealed').where('user_id', '=', userId));
const heldOfMember = shaped(({ userId }: { userId: string }) => q.selectFrom('app.log_lists').select('sealed').where('user_id', '=', userId).forUpdate());
const firstOfMember = shaped(({ userId, sealed, now }: Written) => q.insertInto('app.log_lists').values({ user_id: userId, sealed, updated_at: now }).onConflict((clash) => clash.column('user_id').doNothing()));
const newOfMember = shaped(({ userId, sealed, now }: Written) => q.updateTable('app.log_lists').set((eb) => ({ sealed, updated_at: now, version: eb('version', '+', 1) })).where('user_id', '=', userId));

/** A member's lists for logging: one sealed document. */
export const logListsStore = {
  async read({ tx, keys }: Owner): Promise<LogLists> {
    const row = await tx.first(ofMember(keys));
    return row ? opened(keys, row.sealed) : NO_LISTS;
  },

  /** The lists, held for this transaction, so that two changes at once do not lose one. */
  async hold({ tx, keys }: Owner, now: Date): Promise<LogLists> {
    const { userId } = keys;
    const [, row] = await Promise.all([tx.rows(firstOfMember({ userId, sealed: keys.seal(place(userId), NO_LISTS), now })), tx.first(heldOfMember(keys))]);
    return row ? opened(keys, row.sealed) : NO_LISTS;
  },

  async write({ tx, keys }: Owner, { lists, now }: { lists: LogLists; now: Date }): Promise<void> {
    await tx.rows(newOfMember({ userId: keys.userId, sealed: keys.seal(place(keys.userId), lists), now }));
  },
};

function opened(keys: Keyring, sealed: Buffer): LogLists {
  return keys.open(place(keys.userId), sealed) as LogLists;
}
