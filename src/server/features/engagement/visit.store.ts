import type { Visits } from '#domain/engagement/visits.ts';
import { q, prepared, type Tx } from '#server/platform/db/query.ts';
import type { Owner } from '#server/platform/vault/owner.ts';

type VisitDocument = { readonly schemaVersion: 1 } & Visits;

const place = (userId: string) => ({ table: 'visit', rowId: userId });
const ofMember = prepared(({ userId }: { userId: string }) =>
  q.selectFrom('app.visit').select('sealed').where('user_id', '=', userId),
);
const newOfMember = prepared(({ userId, sealed, now }: { userId: string; sealed: Buffer; now: Date }) =>
  q
    .insertInto('app.visit')
    .values({ user_id: userId, sealed, updated_at: now })
    .onConflict((clash) =>
      clash
        .column('user_id')
        .doUpdateSet((eb) => ({ sealed: eb.ref('excluded.sealed'), updated_at: eb.ref('excluded.updated_at') })),
    ),
);
const seenAt = prepared(({ userId, now }: { userId: string; now: Date }) =>
  q.updateTable('app.member').set({ last_visit_at: now }).where('user_id', '=', userId),
);

const unreadable = new WeakSet<Tx>();

/** A member's visits: one sealed document, rewritten at each load of a page; one that does not open stays as it is. */
export const visitStore = {
  async read({ tx, keys }: Owner): Promise<Visits | null> {
    const row = await tx.first(ofMember(keys));
    if (!row) return null;
    const document = keys.openOrNull(place(keys.userId), row.sealed) as VisitDocument | null;
    if (!document) {
      unreadable.add(tx);
      return null;
    }
    const { schemaVersion: _, ...visits } = document;
    return visits;
  },

  /** The same, held for this transaction, so that two loads at once are one return. */
  async readForUpdate(owner: Owner): Promise<Visits | null> {
    const [, visits] = await Promise.all([owner.tx.advisoryLock(`visit|${owner.keys.userId}`), this.read(owner)]);
    return visits;
  },

  /**
   * Leaves with the commit. The instant alone stands on the member's row too: an account that nobody uses is found by
   * it.
   */
  write({ tx, keys }: Owner, { visits, now }: { visits: Visits; now: Date }): void {
    const { userId } = keys;
    if (!unreadable.has(tx))
      tx.enqueue(
        newOfMember({
          userId,
          sealed: keys.seal(place(userId), { schemaVersion: 1, ...visits } satisfies VisitDocument),
          now,
        }),
      );
    tx.enqueue(seenAt({ userId, now }));
  },
};
