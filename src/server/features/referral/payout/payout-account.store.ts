import type { Database } from '#server/platform/db/database.ts';
import type { Tx } from '#server/platform/db/query.ts';
import type { PayoutAccountState } from '#server/platform/payments/payouts.ts';

export type OwnAccount = { readonly country: string; readonly state: PayoutAccountState };
type Begun = { readonly id: string; readonly country: string; readonly account_id: string | null };

/** Her account at the payment provider, to which payouts go. */
export const payoutAccountStore = {
  async mine(tx: Tx): Promise<OwnAccount | null> {
    return (await tx.callFunction<OwnAccount>('my_payout_account'))[0] ?? null;
  },
  /** The provider is asked to delete it by the job that follows. */
  async drop(tx: Tx): Promise<void> {
    await tx.callFunction('drop_payout_account');
  },
  /** The one she has, or a new one in that country; committed before the provider is asked. Null for who refers nobody. */
  async begin(
    db: Database,
    { userId, id, country, now }: { userId: string; id: string; country: string; now: Date },
  ): Promise<Begun | null> {
    const args = [userId, id, country, now];
    const [row] = await db.asWorker(null, (tx) => tx.callFunction<Begun>('begin_payout_account', args));
    return row ?? null;
  },
  async keep(db: Database, { id, accountId }: { id: string; accountId: string }): Promise<void> {
    await db.asWorker(null, (tx) => tx.callFunction('keep_payout_account', [id, accountId]));
  },
  /** Numbers a reading that is about to be made; null for an account of nobody's. */
  async ask(db: Database, accountId: string): Promise<{ readonly id: string; readonly reading: string } | null> {
    const [row] = await db.asWorker(null, (tx) =>
      tx.callFunction<{ id: string; reading: string }>('ask_payout_account', [accountId]),
    );
    return row ?? null;
  },
  /** Writes a reading down, unless a newer one stands there. */
  async hear(
    tx: Tx,
    { id, reading, state }: { id: string; reading: string; state: PayoutAccountState },
  ): Promise<void> {
    await tx.callFunction('hear_payout_account', [id, reading, state]);
  },
  async unready(db: Database, { since, most }: { since: Date; most: number }): Promise<string[]> {
    const rows = await db.asWorker(null, (tx) =>
      tx.callFunction<{ account_id: string }>('unready_payout_accounts', [since, most]),
    );
    return rows.map((row) => row.account_id);
  },
  async parting(db: Database, id: string): Promise<string | null> {
    const [row] = await db.asWorker(null, (tx) =>
      tx.callFunction<{ account_id: string }>('parting_payout_account_of', [id]),
    );
    return row?.account_id ?? null;
  },
  async parted(db: Database, id: string): Promise<void> {
    await db.asWorker(null, (tx) => tx.callFunction('payout_account_parted', [id]));
  },
  async partAgain(db: Database): Promise<number> {
    const [row] = await db.asWorker(null, (tx) =>
      tx.callFunction<{ part_payout_accounts_again: string }>('part_payout_accounts_again'),
    );
    return Number(row?.part_payout_accounts_again ?? 0);
  },
};
