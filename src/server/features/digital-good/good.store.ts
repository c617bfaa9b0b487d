import { randomUUID } from 'node:crypto';
import type { GivenGood, GoodEnd, GoodName, GoodSource, KnownGood } from '#domain/digital-good/goods.ts';
import { q, prepared, type Tx } from '#server/platform/db/query.ts';

/** Whose goods: a member in the member's own transaction, or the worker in the scope of the member. */
export type GoodOwner = { readonly tx: Tx; readonly userId: string };

const every = prepared(({ userId }: { userId: string }) =>
  q
    .selectFrom('app.digital_good')
    .select(['good', 'source', 'source_id', 'given_at'])
    .where('user_id', '=', userId)
    .orderBy('given_at')
    .orderBy('id'),
);

/** The ledger of what was given: rows are added and never changed. */
export const goodStore = {
  /** False when this source gave this good before: twice is once. */
  async add({ tx, userId }: GoodOwner, { good, source, sourceId, givenAt }: GivenGood): Promise<boolean> {
    const rows = await tx.rows(
      q
        .insertInto('app.digital_good')
        .values({ user_id: userId, id: randomUUID(), good, source, source_id: sourceId, given_at: givenAt })
        .onConflict((clash) => clash.columns(['user_id', 'source', 'source_id', 'good']).doNothing())
        .returning('id'),
    );
    return rows.length > 0;
  },

  /** All that was given, oldest first, in the member's own transaction: orders tell what ended since. */
  async all({ tx, userId }: GoodOwner): Promise<KnownGood[]> {
    const rows = await tx.rows(every({ userId }));
    if (rows.every(({ source }) => source !== 'order')) return rows.map((row) => knownOf(row, null));
    const ends = await tx.callFunction<GoodEnd & { readonly order_id: string }>('returned_orders');
    return rows.map((row) => {
      const end = row.source === 'order' ? ends.find(({ order_id: order }) => order === row.source_id) : undefined;
      return knownOf(row, end ? { why: end.why, at: end.at } : null);
    });
  },
};

type Row = {
  readonly good: string;
  readonly source: string;
  readonly source_id: string;
  readonly given_at: Date;
};

function knownOf({ good, source, source_id: sourceId, given_at: givenAt }: Row, ended: GoodEnd | null): KnownGood {
  return { good: good as GoodName, source: source as GoodSource, sourceId, givenAt, ended };
}
