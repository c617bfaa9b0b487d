import type { LocalDate } from '#domain/calendar/local-date.ts';
import { GIVES_BACK, type PointUse } from '#domain/points/points.ts';
import type { TradeName } from '#domain/points/trades.ts';
import { pointsStore, type PointOwner } from './points.store.ts';

/** `key` names the occasion, an order or a redemption: it takes points once and gives them back once. */
type Use = {
  readonly owner: PointOwner;
  readonly use: PointUse;
  readonly key: string;
  readonly amount: number;
  readonly day: LocalDate;
  readonly at: Date;
  /** What a trade is for. */ readonly what?: TradeName;
};

/**
 * Takes points in a running transaction, the member's own or the worker's in the member's scope. `short`: the balance
 * does not reach, and nothing was taken; `again`: this occasion took its points before. Two at once wait for each other.
 */
export async function spendPoints({ owner, use, amount, ...row }: Use): Promise<'spent' | 'short' | 'again'> {
  if (!Number.isInteger(amount) || amount <= 0) throw new Error('points are spent in whole numbers above 0');
  await pointsStore.lock(owner);
  if (await pointsStore.find(owner, { reason: use, key: row.key })) return 'again';
  if ((await pointsStore.balance(owner)) < amount) return 'short';
  await pointsStore.award(owner, { ...row, reason: use, amount: -amount });
  return 'spent';
}

/**
 * Gives back what an occasion took, by a row against it, once: all of it, for the thing could not be given. False when
 * it took nothing, or was given back before.
 */
export async function giveBackPoints({ owner, use, ...row }: Omit<Use, 'amount' | 'what'>): Promise<boolean> {
  await pointsStore.lock(owner);
  const taken = await pointsStore.find(owner, { reason: use, key: row.key });
  if (!taken) return false;
  return pointsStore.award(owner, { ...row, reason: GIVES_BACK[use], amount: -taken.amount, what: taken.what });
}
