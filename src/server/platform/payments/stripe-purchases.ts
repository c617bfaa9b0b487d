import type Stripe from 'stripe';
import { PaymentRefused, type Payments } from './payments.ts';
import { asked } from './stripe-asked.ts';
import { chargeOf, toPurchase } from './stripe-purchase-shapes.ts';
import { seconds } from './stripe-shapes.ts';

type Purchases = Pick<Payments, 'createPurchase' | 'readPurchase' | 'expirePurchase' | 'refund'>;

/** A payment of its own, with no customer: the provider learns a sum, a neutral name and a random reference. */
export function purchasesOf(stripe: Stripe): Purchases {
  const readPurchase = async (id: string) => {
    const session = await asked(stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent.latest_charge'] }));
    const charge = chargeOf(session);
    const { data } = charge?.disputed
      ? await asked(stripe.disputes.list({ charge: charge.id, limit: 100 }))
      : { data: [] };
    return toPurchase(session, data);
  };
  return {
    createPurchase: async ({ reference, name, cents, expiresAt, successUrl, cancelUrl, key }) =>
      toPurchase(
        await asked(
          stripe.checkout.sessions.create(
            {
              mode: 'payment',
              line_items: [
                { price_data: { currency: 'usd', unit_amount: cents, product_data: { name } }, quantity: 1 },
              ],
              client_reference_id: reference,
              expires_at: seconds(expiresAt),
              success_url: successUrl,
              cancel_url: cancelUrl,
              payment_intent_data: { metadata: { reference } },
            },
            { idempotencyKey: key },
          ),
        ),
        [],
      ),
    readPurchase,
    expirePurchase: async (id) => {
      try {
        await asked(stripe.checkout.sessions.expire(id));
      } catch (error) {
        if (!(error instanceof PaymentRefused)) throw error;
      }
      return readPurchase(id);
    },
    refund: async ({ intentId, cents, key }) => {
      await asked(stripe.refunds.create({ payment_intent: intentId, amount: cents }, { idempotencyKey: key }));
    },
  };
}
