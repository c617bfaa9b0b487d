import type { ExportedMembership } from '#domain/export/exported-membership.ts';
import type { Me } from '#server/platform/http/handler.ts';
import { giftStore } from './gift/gift.store.ts';
import { subscriptionStore } from './subscription.store.ts';

/** The member's plan as it is mirrored, and every line of what was given to the member, for the member's file. */
export async function exportedMembership(me: Me): Promise<ExportedMembership> {
  const [mirror, gifts] = await Promise.all([subscriptionStore.read(me), giftStore.all(me)]);
  return {
    plan: mirror && {
      plan: mirror.plan,
      state: mirror.state,
      cents: mirror.amount,
      since: mirror.since.toISOString(),
      paidFrom: mirror.periodStart.toISOString(),
      paidUntil: mirror.periodEnd.toISOString(),
      cancelledAt: mirror.cancelledAt?.toISOString() ?? null,
      endsAt: mirror.cancelAt?.toISOString() ?? null,
      card: mirror.card,
    },
    gifts: gifts.map(({ kind, months, source, at, reverses }) => ({
      kind,
      months,
      source,
      at: at.toISOString(),
      takenBack: reverses !== null,
    })),
  };
}
