import { randomUUID } from 'node:crypto';
import type { Me } from '#server/platform/http/handler.ts';
import type { SubscriptionDeps } from '../subscription-deps.ts';
import { giftStore } from './gift.store.ts';

type Deps = Pick<SubscriptionDeps, 'db' | 'clock'>;
export type GiftTerms = { readonly kind: 'months'; readonly months: number } | { readonly kind: 'lifetime' };

/** Gives a member months or a lifetime, from the host. Answers the id of the gift, by which it can be taken back. */
export async function give(
  { db, clock }: Deps,
  { userId, gift }: { userId: string; gift: GiftTerms },
): Promise<string> {
  const line = {
    kind: gift.kind,
    months: gift.kind === 'months' ? gift.months : 0,
    source: 'admin',
    key: `admin:${randomUUID()}`,
    reverses: null,
    at: clock.now(),
  } as const;
  const id = await giftStore.asGiver(db, userId, (owner) => giftStore.add(owner, line));
  if (!id) throw new Error('a gift of a new key was there already');
  return id;
}

/** Takes a gift back by a line against it. False when there is no such gift, or when that was done before. */
export async function takeBack(
  { db, clock }: Deps,
  { userId, giftId }: { userId: string; giftId: string },
): Promise<boolean> {
  return giftStore.asGiver(db, userId, async (owner) => {
    const gift = (await giftStore.all(owner)).find(({ id, reverses }) => id === giftId && reverses === null);
    if (!gift) return false;
    const { kind, months, source } = gift;
    return (
      (await giftStore.add(owner, {
        kind,
        months,
        source,
        key: `back:${giftId}`,
        reverses: giftId,
        at: clock.now(),
      })) !== null
    );
  });
}

/**
 * Gives the member of this transaction months of premium for a reward, once for its key: in the same transaction as
 * what the member pays for it. They count from `from`, the end of what the member has. False when that key was given
 * already.
 */
export async function grantMonths(
  me: Pick<Me, 'tx' | 'userId'>,
  { months, key, from }: { months: number; key: string; from: Date },
): Promise<boolean> {
  return (
    (await giftStore.add(me, {
      kind: 'months',
      months,
      source: 'reward',
      key: rewardKey(key),
      reverses: null,
      at: from,
    })) !== null
  );
}

/** Takes the months of a reward back by a line against them, in a running transaction. False when there are none. */
export async function takeMonthsBack(
  owner: Pick<Me, 'tx' | 'userId'>,
  { key, now }: { key: string; now: Date },
): Promise<boolean> {
  const gift = (await giftStore.all(owner)).find((line) => line.key === rewardKey(key));
  if (!gift) return false;
  const { id, kind, months, source } = gift;
  return (await giftStore.add(owner, { kind, months, source, key: `back:${id}`, reverses: id, at: now })) !== null;
}

function rewardKey(key: string): string {
  return `reward:${key}`;
}
