import type { Database } from '#server/platform/db/database.ts';
import { randomUUID } from 'node:crypto';
import type { Grant } from '#domain/membership/grants.ts';
import { q, type Tx } from '#server/platform/db/query.ts';

type Owner = { readonly tx: Tx; readonly userId: string };
/** A line of the ledger as it is written: `key` lets the same gift come once. */
export type GiftLine = Omit<Grant, 'id'> & { readonly source: 'admin' | 'reward'; readonly key: string };
export type KeptGift = Grant & Pick<GiftLine, 'source' | 'key'>;

/** The append-only ledger of what was given. A line is never changed: it is taken back by another one. */
export const giftStore = {
  /** Adds a line; null when one of that key, or one that takes the same gift back, stands there already. */
  async add({ tx, userId }: Owner, line: GiftLine): Promise<string | null> {
    const rows = await tx.rows(
      q
        .insertInto('app.membership_grant')
        .values({ user_id: userId, id: randomUUID(), ...line })
        .onConflict((clash) => clash.doNothing())
        .returning('id'),
    );
    return rows[0]?.id ?? null;
  },

  /** Every line, oldest first. */
  async all({ tx, userId }: Owner): Promise<KeptGift[]> {
    const rows = await tx.rows(
      q.selectFrom('app.membership_grant').selectAll().where('user_id', '=', userId).orderBy('at').orderBy('id'),
    );
    return rows.map(({ id, kind, months, at, reverses, source, key }) => ({
      id,
      kind: kind as Grant['kind'],
      months,
      at,
      reverses,
      key,
      source: source as KeptGift['source'],
    }));
  },

  /** Works on the ledger of one member from the host, as the worker. */
  async asGiver<T>(db: Database, userId: string, work: (owner: Owner) => Promise<T>): Promise<T> {
    const job = randomUUID();
    await db.asWorker(null, (tx) => tx.callFunction('open_giving', [userId, job]));
    const done = await db.asWorker(job, (tx) => work({ tx, userId }));
    await db.asWorker(null, (tx) => tx.callFunction('end_scope', [job]));
    return done;
  },
};
