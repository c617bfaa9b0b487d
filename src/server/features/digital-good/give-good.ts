import type { GoodName, GoodSource } from '#domain/digital-good/goods.ts';
import { goodStore, type GoodOwner } from './good.store.ts';

/**
 * Gives a member a good inside a running transaction, once for its source and good; false when that was done before.
 * The member's own transaction may give for a redemption; for an order the worker gives, in the scope of the member, in
 * the transaction that marks the order as paid.
 */
export async function giveGood(
  owner: GoodOwner,
  {
    good,
    source,
    sourceId,
    now,
  }: { readonly good: GoodName; readonly source: GoodSource; readonly sourceId: string; readonly now: Date },
): Promise<boolean> {
  return goodStore.add(owner, { good, source, sourceId, givenAt: now });
}
