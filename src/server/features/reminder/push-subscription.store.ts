import { isOneOfIds, q } from '#server/platform/db/query.ts';
import type { PushSubscription } from '#server/platform/push/push.ts';
import type { Owner } from '#server/platform/vault/owner.ts';

/** `session` is the one that browser was last here by, as the database names it; addresses of before know none. */
type KeptDocument = PushSubscription & { readonly session?: string };
export type KeptSubscription = KeptDocument & { readonly id: string };

/** Browsers of one member that take messages; the one that has been silent longest makes room. */
const MOST_DEVICES = 10;
const place = (id: string) => ({ table: 'push_subscription', rowId: id });

/** The member's browsers. A row is named by a keyed value of its address, so that the same browser twice is one row. */
export const pushSubscriptionStore = {
  /** Newest first. */
  async all({ tx, keys }: Owner): Promise<KeptSubscription[]> {
    const rows = await tx.rows(
      q
        .selectFrom('app.push_subscription')
        .select(['id', 'sealed'])
        .where('user_id', '=', keys.userId)
        .orderBy('updated_at', 'desc')
        .orderBy('id'),
    );
    return rows.flatMap(({ id, sealed }) => {
      const document = keys.openOrNull(place(id), sealed) as KeptDocument | null;
      return document ? [{ ...document, id }] : [];
    });
  },

  async add(owner: Owner, { subscription, now }: { subscription: KeptDocument; now: Date }): Promise<void> {
    const { tx, keys } = owner;
    const id = keys.blindId('push', subscription.endpoint);
    const row = { sealed: keys.seal(place(id), subscription), updated_at: now };
    await tx.rows(
      q
        .insertInto('app.push_subscription')
        .values({ user_id: keys.userId, id, ...row })
        .onConflict((clash) => clash.columns(['user_id', 'id']).doUpdateSet(row)),
    );
    const surplus = (await this.all(owner)).slice(MOST_DEVICES).map((kept) => kept.id);
    if (surplus.length > 0) await this.remove(owner, surplus);
  },

  /**
   * That browser is here again, by this session: an address of the member's stands for it from now on; any other
   * changes nothing.
   */
  async back(
    owner: Owner,
    { endpoint, session, now }: { endpoint: string; session: string; now: Date },
  ): Promise<void> {
    const id = owner.keys.blindId('push', endpoint);
    const kept = (await this.all(owner)).find((one) => one.id === id);
    if (!kept || kept.session === session) return;
    const { id: _, ...document } = kept;
    await this.add(owner, { subscription: { ...document, session }, now });
  },

  async remove({ tx, keys }: Owner, ids: readonly string[]): Promise<void> {
    await tx.rows(
      q.deleteFrom('app.push_subscription').where('user_id', '=', keys.userId).where(isOneOfIds('id', ids)),
    );
  },

  /** The one of that address; none of the member's is changed by another's. */
  async removeAt(owner: Owner, endpoint: string): Promise<void> {
    await this.remove(owner, [owner.keys.blindId('push', endpoint)]);
  },

  async removeAll({ tx, keys }: Owner): Promise<void> {
    await tx.rows(q.deleteFrom('app.push_subscription').where('user_id', '=', keys.userId));
  },
};
