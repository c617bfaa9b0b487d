import type Stripe from 'stripe';
import type { PaidInvoice } from './payments.ts';
import { planOf, type PriceIds } from './stripe-shapes.ts';

/** More than a member of many years has. */
const MOST = 500;
/** Disputes in which the money is not, or no longer, with the buyer's bank. */
const WITH_US: ReadonlySet<string> = new Set([
  'won',
  'prevented',
  'warning_closed',
  'warning_needs_response',
  'warning_under_review',
]);

/**
 * What a customer has paid for plans, with what was given back and what is disputed. An invoice names its payment, the
 * charge of that payment knows what became of the money; what no charge is found of stands as paid.
 */
export async function readPaidInvoices(
  stripe: Stripe,
  { customer, prices }: { customer: string; prices: PriceIds },
): Promise<readonly PaidInvoice[]> {
  const [invoices, charges] = await Promise.all([
    stripe.invoices
      .list({ customer, status: 'paid', limit: 100, expand: ['data.payments'] })
      .autoPagingToArray({ limit: MOST }),
    stripe.charges.list({ customer, limit: 100 }).autoPagingToArray({ limit: MOST }),
  ]);
  const disputed = new Set<string>();
  for (const { id, disputed: was } of charges) if (was && (await isTaken(stripe, id))) disputed.add(id);
  return invoices
    .filter(({ amount_paid: paid }) => paid > 0)
    .map((invoice) => {
      const intent = idOf(invoice.payments?.data[0]?.payment.payment_intent);
      const charge = charges.find((one) => one.paid && intent !== null && idOf(one.payment_intent) === intent);
      const price = invoice.lines.data.toSorted((a, b) => b.amount - a.amount)[0]?.pricing?.price_details?.price;
      return {
        id: invoice.id,
        plan: planOf(prices, typeof price === 'string' ? price : price?.id),
        paid: invoice.amount_paid,
        refunded: charge?.amount_refunded ?? 0,
        disputed: charge !== undefined && disputed.has(charge.id),
        at: new Date((invoice.status_transitions.paid_at ?? invoice.created) * 1000),
        chargeId: charge?.id ?? null,
        cardMark: charge?.payment_method_details?.card?.fingerprint ?? null,
      };
    });
}

/** What became of one charge. */
export async function readChargeFacts(
  stripe: Stripe,
  { id, amount_refunded: refunded, disputed: was }: Stripe.Charge,
): Promise<Pick<PaidInvoice, 'refunded' | 'disputed'>> {
  return { refunded, disputed: was && (await isTaken(stripe, id)) };
}

async function isTaken(stripe: Stripe, charge: string): Promise<boolean> {
  const { data } = await stripe.disputes.list({ charge, limit: 100 });
  return data.some(({ status }) => !WITH_US.has(status));
}

function idOf(given: string | { readonly id: string } | null | undefined): string | null {
  return typeof given === 'object' ? (given?.id ?? null) : (given ?? null);
}
