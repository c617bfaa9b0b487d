import { EMPTY_SUMMARY, type Summary } from '#domain/cycle/summary.ts';
import { q, shaped, type Tx } from '#server/platform/db/query.ts';
import type { Keyring } from '#server/platform/vault/keyring.ts';

type Owner = { readonly tx: Tx; readonly keys: Keyring };
type Written = { readonly userId: string; readonly sealed: Buffer; readonly now: Date };

const place = (userId: string) => ({ table: 'cycle_summary', rowId: userId });
const ofMember = shaped(({ userId }: { userId: string }) => q.selectFrom('app.cycle_summary').select('sealed').where('user_id', '=', userId));
const newOfMember = shaped(({ userId, sealed, now }: Written) =>
  q.insertInto('app.cycle_summary').values({ user_id: userId, sealed, updated_at: now })
    .onConflict((clash) => clash.column('user_id').doUpdateSet((eb) => ({ sealed: eb.ref('excluded.sealed'), updated_at: eb.ref('excluded.updated_at'), version: eb('app.cycle_summary.version', '+', 1) }))));

/** A member's summary: one sealed document, rewritten whenever a day is written. */
export const summaryStore = {
  async read(owner: Owner): Promise<Summary> {
    const row = await owner.tx.first(ofMember(owner.keys));
    return row ? open(owner, row.sealed) : EMPTY_SUMMARY;
  },

  /** The summary, held for this transaction, so that two writes at once do not lose one. What is asked after it, in the same breath too, sees what the one before wrote. */
  async hold(owner: Owner): Promise<Summary> {
    // A lock that writes nothing, and holds also where she has no summary yet. The statement after it begins when the one before has committed.
    const [, summary] = await Promise.all([owner.tx.turn(`cycle|${owner.keys.userId}`), this.read(owner)]);
    return summary;
  },

  async write({ tx, keys }: Owner, { summary, now }: { summary: Summary; now: Date }): Promise<void> {
    tx.push(newOfMember({ userId: keys.userId, sealed: keys.seal(place(keys.userId), summary), now }));
  },
};

function open({ keys }: Owner, sealed: Buffer): Summary {
  return keys.open(place(keys.userId), sealed) as Summary;
}
