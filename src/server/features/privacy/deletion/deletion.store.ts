import type { Database } from '#server/platform/db/database.ts';
import type { Tx } from '#server/platform/db/query.ts';
import type { Owner } from '#server/platform/vault/owner.ts';

export type DeletionPlan = { readonly dueAt: Date; readonly receipt: string };
type Row = { readonly due_at: Date; readonly receipt: string };

const planOf = (row: Row | undefined): DeletionPlan | null =>
  row ? { dueAt: row.due_at, receipt: row.receipt } : null;

/** Plans of deletion, and the receipts of those that came to it. */
export const deletionStore = {
  async read({ tx }: Owner): Promise<DeletionPlan | null> {
    return planOf((await tx.callFunction<Row>('my_deletion'))[0]);
  },

  /**
   * The plan that stands from now on: one there was keeps its receipt, and comes sooner if anything. One that is due is
   * handed to the worker with the commit.
   */
  async plan({ tx }: Owner, { dueAt, receipt, now }: DeletionPlan & { readonly now: Date }): Promise<DeletionPlan> {
    const plan = planOf((await tx.callFunction<Row>('plan_deletion', [dueAt, receipt, now]))[0]);
    if (!plan) throw new Error('a deletion that nobody asked for');
    return plan;
  },

  /** Whether the member's words in the circle stay, without a name. */
  async chooseWords({ tx }: Owner, stay: boolean): Promise<void> {
    await tx.callFunction('choose_words', [stay]);
  },

  /** Whether there was a plan to take back. */
  async stop({ tx }: Owner): Promise<boolean> {
    return (await tx.callFunction<{ stop_deletion: boolean }>('stop_deletion'))[0]?.stop_deletion === true;
  },

  /** Worker role only: whose deletion is due. */
  async due(db: Database, { now, most }: { now: Date; most: number }): Promise<readonly string[]> {
    return (await db.asWorker(null, (tx) => tx.callFunction<{ user_id: string }>('due_deletions', [now, most]))).map(
      (row) => row.user_id,
    );
  },

  /**
   * In the transaction that deletes the member: writes the receipt the member was promised. False when nothing is due
   * any more.
   */
  async keepReceipt(tx: Tx, { at, now }: { at: Date; now: Date }): Promise<boolean> {
    return (await tx.callFunction<{ keep_receipt: boolean }>('keep_receipt', [at, now]))[0]?.keep_receipt === true;
  },

  /** The minute that a receipt tells; null when there is none of that id. */
  async receipt(tx: Tx, id: string): Promise<Date | null> {
    return (await tx.callFunction<{ erased_at: Date }>('find_receipt', [id]))[0]?.erased_at ?? null;
  },
};
