import Stripe from 'stripe';
import type { PriceRecord } from '../state/records.ts';

/** Prices exist since the practice provider does, and never change. */
const SINCE = 1_700_000_000;

/** A price in the provider's shape. */
export function priceWire(price: PriceRecord): Stripe.Price {
  return {
    id: price.id,
    object: 'price',
    active: true,
    billing_scheme: 'per_unit',
    created: SINCE,
    currency: 'usd',
    custom_unit_amount: null,
    livemode: false,
    lookup_key: price.plan,
    metadata: {},
    nickname: price.name,
    product: price.product,
    recurring: {
      interval: price.every,
      interval_count: 1,
      meter: null,
      trial_period_days: null,
      usage_type: 'licensed',
    },
    tax_behavior: 'unspecified',
    tiers_mode: null,
    transform_quantity: null,
    type: 'recurring',
    unit_amount: price.amount,
    unit_amount_decimal: Stripe.Decimal.from(price.amount),
  };
}

/** The same as the older `plan` that subscription items still bear. */
export function planWire(price: PriceRecord): Stripe.Plan {
  return {
    id: price.id,
    object: 'plan',
    active: true,
    amount: price.amount,
    amount_decimal: Stripe.Decimal.from(price.amount),
    billing_scheme: 'per_unit',
    created: SINCE,
    currency: 'usd',
    interval: price.every,
    interval_count: 1,
    livemode: false,
    metadata: {},
    meter: null,
    nickname: price.name,
    product: price.product,
    tiers_mode: null,
    transform_usage: null,
    trial_period_days: null,
    usage_type: 'licensed',
  };
}
