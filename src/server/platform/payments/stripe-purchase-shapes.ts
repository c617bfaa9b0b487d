import type Stripe from 'stripe';
import type { DisputeState } from '#domain/shop/dispute.ts';
import type { Purchase, PurchaseDispute } from './payments.ts';
import { toSession } from './stripe-shapes.ts';

/** The charge of a session of one payment; null before it is paid, or where it was not expanded. */
export function chargeOf({ payment_intent: intent }: Stripe.Checkout.Session): Stripe.Charge | null {
  const charge = typeof intent === 'object' ? intent?.latest_charge : null;
  return typeof charge === 'object' ? (charge ?? null) : null;
}

/** One payment with what became of its money; its payment and charge have to be expanded once it is paid. */
export function toPurchase(session: Stripe.Checkout.Session, disputes: readonly Stripe.Dispute[]): Purchase {
  const intent = session.payment_intent;
  return {
    ...toSession(session),
    reference: session.client_reference_id,
    paid: session.payment_status === 'paid' ? (session.amount_total ?? 0) : 0,
    tax: session.automatic_tax.enabled ? (session.total_details?.amount_tax ?? 0) : null,
    refunded: chargeOf(session)?.amount_refunded ?? 0,
    intentId: typeof intent === 'string' ? intent : (intent?.id ?? null),
    dispute: toDispute(disputes),
  };
}

/** Ended without loss: by the bank, by the buyer, or before it began. */
const KEPT: ReadonlySet<string> = new Set(['won', 'prevented', 'warning_closed']);

/**
 * All disputes about one payment as one: open while one of them is, whatever the provider calls the step (a question
 * before it, an appeal after it); else lost where one was. Money is counted by what the provider moved, not by what was
 * asked.
 */
export function toDispute(disputes: readonly Stripe.Dispute[]): PurchaseDispute | null {
  if (disputes.length === 0) return null;
  const one = disputes.map(({ status, balance_transactions: moved }) => ({
    state: stateOf(status),
    taken: -moved.reduce((sum, { amount }) => sum + amount, 0),
    fees: moved.reduce((sum, { fee }) => sum + fee, 0),
  }));
  const sum = (of: readonly { readonly taken: number }[]) => of.reduce((all, { taken }) => all + taken, 0);
  return {
    state: (['open', 'lost'] as const).find((state) => one.some((each) => each.state === state)) ?? 'won',
    held: sum(one.filter(({ state }) => state !== 'lost')),
    lost: sum(one.filter(({ state }) => state === 'lost')),
    fees: one.reduce((all, { fees }) => all + fees, 0),
  };
}

function stateOf(status: string): DisputeState {
  if (status === 'lost') return 'lost';
  return KEPT.has(status) ? 'won' : 'open';
}
