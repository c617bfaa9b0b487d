import Stripe from 'stripe';
import { fixedClock, type FixedClock } from '#server/platform/clock.ts';
import { openPractice, type Practice } from './practice.ts';
import type { Parcel } from './webhooks/deliver.ts';

export type Tried = {
  readonly practice: Practice;
  readonly stripe: Stripe;
  readonly clock: FixedClock;
  readonly parcels: Parcel[];
  readonly types: () => string[];
};

/** A practice provider at a still clock, the library that talks to it, and what it posted. */
export async function tried({
  at = '2026-11-21T12:00:00Z',
  dataDir = null,
  answers = () => 200,
}: { at?: string; dataDir?: string | null; answers?: (parcel: Parcel) => number } = {}): Promise<Tried> {
  const clock = fixedClock(at);
  const parcels: Parcel[] = [];
  const deliverTo = async (parcel: Parcel) => {
    const status = answers(parcel);
    if (status === 200) parcels.push(parcel);
    return status;
  };
  const practice = await openPractice({ clock, dataDir, publicOrigin: 'http://localhost:3000', deliverTo, retryMs: 1 });
  return {
    practice,
    stripe: client(practice),
    clock,
    parcels,
    types: () => parcels.map(({ body }) => (JSON.parse(body) as { type: string }).type),
  };
}

/** The library, pointed at a practice provider. */
export function client(
  { apiBase, secretKey }: Pick<Practice, 'apiBase' | 'secretKey'>,
  more: Partial<NonNullable<ConstructorParameters<typeof Stripe>[1]>> = {},
): Stripe {
  const { hostname, port } = new URL(apiBase);
  return new Stripe(secretKey, {
    host: hostname,
    port,
    protocol: 'http',
    telemetry: false,
    maxNetworkRetries: 0,
    ...more,
  });
}

export const DAY_MS = 86_400_000;
export const unixSeconds = (iso: string): number => Date.parse(iso) / 1000;

/** A customer who pays for a plan from this moment on, or from the end of the member's free days. */
export async function subscribed(
  { practice, stripe }: Tried,
  {
    plan = 'premium_monthly',
    card = 'pays',
    trialEnd,
  }: { plan?: 'premium_monthly' | 'premium_yearly'; card?: 'pays' | 'declined_later'; trialEnd?: number } = {},
): Promise<{ customer: string; subscription: string; item: string; session: string }> {
  const customer = await stripe.customers.create({ email: 'ada@example.com', metadata: { ref: 'r1' } });
  const session = await stripe.checkout.sessions.create({
    mode: 'subscription',
    customer: customer.id,
    line_items: [{ price: practice.prices[plan], quantity: 1 }],
    success_url: 'http://localhost:3000/subscription-success?session_id={CHECKOUT_SESSION_ID}',
    cancel_url: 'http://localhost:3000/subscription-cancelled',
    ...(trialEnd !== undefined && { subscription_data: { trial_end: trialEnd } }),
  });
  await practice.control.pay(session.id, card);
  const paid = await stripe.checkout.sessions.retrieve(session.id, { expand: ['subscription'] });
  const subscription = paid.subscription as Stripe.Subscription;
  return {
    customer: customer.id,
    subscription: subscription.id,
    item: subscription.items.data[0]?.id ?? '',
    session: session.id,
  };
}
