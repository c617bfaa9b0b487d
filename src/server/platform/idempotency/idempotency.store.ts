import { sql } from 'kysely';
import { KEPT_ANSWERS } from '#contract/limits.ts';
import { q, prepared } from '../db/query.ts';
import type { Owner } from '#server/platform/vault/owner.ts';

type Kept = { readonly hash: Buffer; readonly status: number; readonly reply: unknown };

const place = (key: string) => ({ table: 'idempotency', rowId: key });

const byKey = prepared(({ userId, key }: { userId: string; key: string }) =>
  q
    .selectFrom('app.idempotency')
    .select(['request_hash', 'status', 'reply'])
    .where('user_id', '=', userId)
    .where('key', '=', key),
);
const newKey = prepared((row: { userId: string; key: string; hash: Buffer; status: number; reply: Buffer }) =>
  q
    .insertInto('app.idempotency')
    .values({ user_id: row.userId, key: row.key, request_hash: row.hash, status: row.status, reply: row.reply }),
);

/** Large answers of the member's, from the one on with which the newer ones take as much room as they may. */
function oldestLarge(userId: string) {
  const large = q
    .selectFrom('app.idempotency')
    .select(['key', sql<number>`sum(octet_length(reply)) over (order by created_at desc, key)`.as('with_newer')])
    .where('user_id', '=', userId)
    .where(sql<boolean>`octet_length(reply) > ${KEPT_ANSWERS.large}`);
  return q
    .deleteFrom('app.idempotency')
    .where('user_id', '=', userId)
    .where('key', 'in', (eb) =>
      eb.selectFrom(large.as('large')).select('large.key').where('large.with_newer', '>', KEPT_ANSWERS.most),
    );
}

/** Answers that were given before, sealed under the member's key and kept 7 days; large ones no longer than there is room. */
export const idempotencyStore = {
  /** Takes the key for this transaction. False when another request with it is still running. */
  async take({ tx, keys }: Owner, key: string): Promise<boolean> {
    return tx.tryAdvisoryLock(`${keys.userId}|${key}`);
  },
  async find({ tx, keys }: Owner, key: string): Promise<Kept | null> {
    const row = await tx.first(byKey({ userId: keys.userId, key }));
    return row && { hash: row.request_hash, status: row.status, reply: keys.open(place(key), row.reply) };
  },
  async keep({ tx, keys }: Owner, kept: Kept & { readonly key: string }): Promise<void> {
    const reply = keys.seal(place(kept.key), kept.reply);
    tx.enqueue(
      newKey({
        userId: keys.userId,
        key: kept.key,
        hash: kept.hash,
        status: kept.status,
        reply,
      }),
    );
    if (reply.length > KEPT_ANSWERS.large) tx.enqueue(oldestLarge(keys.userId));
  },
};
