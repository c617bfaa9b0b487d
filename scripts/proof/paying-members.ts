import { known } from '#server/platform/payments/practice/state/state.ts';
import type { SubscriptionRecord } from '#server/platform/payments/practice/state/records.ts';
import type { Practice } from '#server/platform/payments/practice/practice.ts';
import { makeMembers } from '../bench/ground/people.ts';
import type { Product } from '../bench/ground/product.ts';

/** A member who pays, and the member's subscription at the provider. */
export type Payer = { readonly cookie: string; readonly subscription: string };

/** New members, each through the checkout of the product and its payment at the provider. */
export async function payingMembers(product: Product, practice: Practice, count: number): Promise<Payer[]> {
  const payers: Payer[] = [];
  for (const cookie of await makeMembers(product, count, 'payer')) {
    const reply = await fetch(`${product.origin}/api/subscription/create-checkout-session`, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json' },
      body: JSON.stringify({ plan: 'premium_yearly' }),
    });
    const session = /cs_test_\w+/.exec(((await reply.json()) as { url?: string }).url ?? '')?.[0];
    if (!session) throw new Error(`the checkout answered ${reply.status}`);
    await practice.control.pay(session);
    payers.push({
      cookie,
      subscription: await practice.look(({ state }) => known(state.sessions, session).subscription ?? ''),
    });
  }
  return payers;
}

/** In what a member's standing here differs from the provider's book; null when in nothing. */
export async function difference(
  { origin }: Pick<Product, 'origin'>,
  practice: Practice,
  payer: Payer,
): Promise<string | null> {
  const theirs = await practice.look(({ state }) => standing(known(state.subscriptions, payer.subscription)));
  const reply = await fetch(`${origin}/api/subscription/status`, { headers: { cookie: payer.cookie } });
  const { plan, periodEnd, cancelledAt } = (await reply.json()) as {
    plan: string | null;
    periodEnd: string | null;
    cancelledAt: string | null;
  };
  const ours = { plan, periodEnd, cancelledAt };
  return JSON.stringify(ours) === JSON.stringify(theirs)
    ? null
    : `${payer.subscription} stands here as ${JSON.stringify(ours)}, at the provider as ${JSON.stringify(theirs)}`;
}

function standing({ periodEnd, canceledAt }: SubscriptionRecord) {
  const instant = (seconds: number | null): string | null =>
    seconds === null ? null : new Date(seconds * 1000).toISOString();
  return { plan: 'premium_yearly', periodEnd: instant(periodEnd), cancelledAt: instant(canceledAt) };
}
