import type Stripe from 'stripe';
import { PaymentRefused, type Payments, type PurchaseAsked } from './payments.ts';
import { asked } from './stripe-client.ts';
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
    createPurchase: async ({ expiresAt, successUrl, cancelUrl, key, ...what }) =>
      toPurchase(
        await asked(
          stripe.checkout.sessions.create(
            {
              mode: 'payment',
              ...pricesOf(what),
              client_reference_id: what.reference,
              expires_at: seconds(expiresAt),
              success_url: successUrl,
              cancel_url: cancelUrl,
              payment_intent_data: {
                metadata: { reference: what.reference },
                statement_descriptor_suffix: what.statement,
              },
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

/** The provider's own codes for what tax depends on: goods, electronic services, shipping. */
const TAX_CODES = { physical: 'txcd_99999999', digital: 'txcd_10000000', shipping: 'txcd_92010001' } as const;
const EXCLUSIVE = { currency: 'usd', tax_behavior: 'exclusive' } as const;
type Prices = Pick<
  Stripe.Checkout.SessionCreateParams,
  'line_items' | 'shipping_options' | 'automatic_tax' | 'shipping_address_collection'
>;

/**
 * What is to be paid: one neutral line, or, where the provider adds the tax, a line for each kind of thing and shipping.
 * Then it asks for the address that tax depends on: where the parcel goes, or where the card is at home.
 */
function pricesOf({ name, cents, untaxed }: Pick<PurchaseAsked, 'name' | 'cents' | 'untaxed'>): Prices {
  if (!untaxed)
    return {
      line_items: [{ price_data: { currency: 'usd', unit_amount: cents, product_data: { name } }, quantity: 1 }],
    };
  const { parcelTo, shipping } = untaxed;
  const line = (kind: 'physical' | 'digital', called: string) =>
    untaxed[kind] === 0
      ? []
      : [
          {
            price_data: {
              ...EXCLUSIVE,
              unit_amount: untaxed[kind],
              product_data: { name: called, tax_code: TAX_CODES[kind] },
            },
            quantity: 1,
          },
        ];
  return {
    automatic_tax: { enabled: true },
    line_items: [...line('physical', name), ...line('digital', `${name}, files`)],
    ...(parcelTo !== null && {
      shipping_address_collection: {
        allowed_countries: [parcelTo as Stripe.Checkout.SessionCreateParams.ShippingAddressCollection.AllowedCountry],
      },
      shipping_options: [
        {
          shipping_rate_data: {
            type: 'fixed_amount' as const,
            display_name: 'Shipping',
            fixed_amount: { amount: shipping, currency: 'usd' },
            tax_behavior: 'exclusive' as const,
            tax_code: TAX_CODES.shipping,
          },
        },
      ],
    }),
  };
}
