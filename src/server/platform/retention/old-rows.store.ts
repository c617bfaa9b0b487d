import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import type { Log } from '../log.ts';
import { BATCH, inBatches } from './in-batches.ts';

/** What the function sweep_some knows: a table, or those of its rows that go sooner or later than the rest. */
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

type Sweeping = { readonly db: Database; readonly log: Pick<Log, 'info'> };

/** Removal of what is older than an instant, of all members, batch by batch. Each gives how many rows went. */
export const oldRowsStore = {
  async sweep({ db, log }: Sweeping, { rows, before }: { rows: OldRows; before: Date }): Promise<number> {
    return inBatches({ log, job: rows }, async (from) => {
      const [done] = await db.asWorker(null, (tx) =>
        tx.callFunction<{ gone: string; upto: string | null }>('sweep_some', [rows, from, before, BATCH]),
      );
      return { gone: Number(done?.gone ?? 0), upto: done?.upto ?? null };
    });
  },
  /** The policy lets no younger one go than the seven days, whatever is asked for. */
  async idempotency(sweeping: Sweeping, before: Date): Promise<number> {
    return byTime(sweeping, { job: 'idempotency', table: 'app.idempotency', time: 'created_at', before });
  },
  /** The policy lets no younger one go than the twelve months. */
  async audit(sweeping: Sweeping, before: Date): Promise<number> {
    return byTime(sweeping, { job: 'access_history', table: 'app.audit', time: 'at', before });
  },
  /** Hands customers of gone accounts to the worker again, whose job has used up its tries. */
  async partAgain(db: Database): Promise<number> {
    const [done] = await db.asWorker(null, (tx) => tx.callFunction<{ part_again: number }>('part_again', [500]));
    return done?.part_again ?? 0;
  },
};

type ByTime =
  | { readonly job: string; readonly table: 'app.idempotency'; readonly time: 'created_at'; readonly before: Date }
  | { readonly job: string; readonly table: 'app.audit'; readonly time: 'at'; readonly before: Date };

/** Of these rows the worker sees their time alone: a batch goes up to the time of its last. */
async function byTime({ db, log }: Sweeping, { job, table, time, before }: ByTime): Promise<number> {
  const [rows, at] = [sql.table(table), sql.ref(time)];
  return inBatches({ log, job }, (from) =>
    db.asWorker(null, async (tx) => {
      const [last] = await tx.raw(
        sql<{
          upto: string;
        }>`select ${at}::text as upto from ${rows} where ${at} >= ${from} and ${at} < ${before} order by ${at} offset ${BATCH - 1} limit 1`,
      );
      const [removed] = await tx.raw(
        sql<{
          gone: string;
        }>`with removed as (delete from ${rows} where ${at} >= ${from} and ${at} < ${before} and ${at} <= ${last?.upto ?? 'infinity'} returning 1) select count(*) as gone from removed`,
      );
      return { gone: Number(removed?.gone ?? 0), upto: last?.upto ?? null };
    }),
  );
}
