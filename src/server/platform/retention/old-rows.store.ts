import type { Database } from '../db/database.ts';
import { q } from '../db/query.ts';

/** What the function sweep_old knows: a table, or those of its rows that go sooner or later than the rest. */
export type OldRows =
  | 'auth.rate_count'
  | 'auth.session'
  | 'auth.session of a moment'
  | 'auth.link'
  | 'auth.outbox'
  | 'auth.outbox unsent'
  | 'auth.outbox_mail'
  | 'auth.outbox_mail unsent'
  | 'auth.outbox_push'
  | 'auth.job_scope'
  | 'auth.webhook_event'
  | 'auth.checkout_operation';

/** Removal of what is older than an instant, of all members. Each gives how many rows went. */
export const oldRowsStore = {
  async sweep(db: Database, { rows, before }: { rows: OldRows; before: Date }): Promise<number> {
    const [done] = await db.asWorker(null, (tx) => tx.callFunction<{ sweep_old: string }>('sweep_old', [rows, before]));
    return Number(done?.sweep_old ?? 0);
  },
  /** The policy lets no younger one go than the seven days, whatever is asked for. */
  async idempotency(db: Database, before: Date): Promise<number> {
    return (
      await db.asWorker(null, (tx) =>
        tx.rows(q.deleteFrom('app.idempotency').where('created_at', '<', before).returning('created_at')),
      )
    ).length;
  },
  /** The policy lets no younger one go than the twelve months. */
  async audit(db: Database, before: Date): Promise<number> {
    return (
      await db.asWorker(null, (tx) => tx.rows(q.deleteFrom('app.audit').where('at', '<', before).returning('at')))
    ).length;
  },
  /** Hands customers of gone accounts to the worker again, whose job has used up its tries. */
  async partAgain(db: Database): Promise<number> {
    const [done] = await db.asWorker(null, (tx) => tx.callFunction<{ part_again: number }>('part_again', [500]));
    return done?.part_again ?? 0;
  },
};
