import type { Database } from '#server/platform/db/database.ts';
import type { Tx } from '#server/platform/db/query.ts';
import type { PaymentEvent } from '#server/platform/payments/payments.ts';
import type { Transfer } from '#server/platform/payments/payouts.ts';

/** What the worker does about transfers, each step once. */
export const transferStore = {
  /** A payout of a signed run that waits to be sent by the provider. */
  async open(db: Database, id: string): Promise<{ readonly accountId: string; readonly cents: number } | null> {
    const [row] = await db.asWorker(null, (tx) =>
      tx.callFunction<{ account_id: string; cents: number }>('open_transfer', [id]),
    );
    return row ? { accountId: row.account_id, cents: row.cents } : null;
  },
  /** False for what is no payout of ours, or another sum. */
  async follow(tx: Tx, { payout, transfer, now }: { payout: string; transfer: Transfer; now: Date }): Promise<boolean> {
    const args = [payout, transfer.id, transfer.cents, transfer.reversed, now];
    const [row] = await tx.callFunction<{ follow_transfer: boolean }>('follow_transfer', args);
    return row?.follow_transfer === true;
  },
  async refuse(tx: Tx, { payout, why, now }: { payout: string; why: string; now: Date }): Promise<void> {
    await tx.callFunction('refuse_transfer', [payout, why, now]);
  },
  async again(db: Database, before: Date): Promise<void> {
    await db.asWorker(null, (tx) => tx.callFunction('transfer_again', [before]));
  },
  /** Whether an event is told for the first time; from now on it is not. */
  async noteEvent(tx: Tx, { id, type }: PaymentEvent): Promise<boolean> {
    return (await tx.callFunction<{ note_event: boolean }>('note_event', [id, type]))[0]?.note_event === true;
  },
};
