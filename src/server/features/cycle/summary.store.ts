import { EMPTY_SUMMARY, type Summary } from '#domain/cycle/summary.ts';
import { q, type Tx } from '#server/platform/db/query.ts';
import type { Keyring } from '#server/platform/vault/keyring.ts';

type Owner = { readonly tx: Tx; readonly keys: Keyring };

const place = (userId: string) => ({ table: 'cycle_summary', rowId: userId });

/** A member's summary: one sealed document, rewritten whenever a day is written. */
export const summaryStore = {
  async read(owner: Owner): Promise<Summary> {
    const row = await owner.tx.first(select(owner));
    return row ? open(owner, row.sealed) : EMPTY_SUMMARY;
  },

  /** The summary, held for this transaction, so that two writes at once do not lose one. */
  async hold(owner: Owner, now: Date): Promise<Summary> {
    const { tx, keys } = owner;
    const blank = { user_id: keys.userId, sealed: keys.seal(place(keys.userId), EMPTY_SUMMARY), updated_at: now };
    await tx.rows(q.insertInto('app.cycle_summary').values(blank).onConflict((clash) => clash.column('user_id').doNothing()));
    const row = await tx.first(select(owner).forUpdate());
    return row ? open(owner, row.sealed) : EMPTY_SUMMARY;
  },

  async write({ tx, keys }: Owner, { summary, now }: { summary: Summary; now: Date }): Promise<void> {
    const sealed = keys.seal(place(keys.userId), summary);
    await tx.rows(q.updateTable('app.cycle_summary').set((eb) => ({ sealed, updated_at: now, version: eb('version', '+', 1) })).where('user_id', '=', keys.userId));
  },
};

function select({ keys }: Owner) {
  return q.selectFrom('app.cycle_summary').select('sealed').where('user_id', '=', keys.userId);
}

function open({ keys }: Owner, sealed: Buffer): Summary {
  return keys.open(place(keys.userId), sealed) as Summary;
}
