import { newId } from '../state/state.ts';
import type { PurchaseRecord } from '../state/records.ts';
import { purchaseWire } from '../wire/purchase.ts';
import { expiry, returnUrl } from './checkout-fields.ts';
import type { PracticeCall } from './endpoint.ts';
import { flagOf, formTextOf, metadataOf, nestedOf, required, wholeOf, type Params } from './form.ts';
import { invalid } from './refused.ts';

/** The smallest sum that is charged, in cents. */
const LEAST_CHARGE = 50;
/** Behind a prefix of ten characters, an asterisk and a space; letters, and nothing that a statement does not print. */
const STATEMENT = /^(?=.*[A-Za-z])[^<>\\'"*]{1,22}$/;

/** Parameters of a session of one payment. */
export const PURCHASE_TAKES = [
  'line_items[][price_data][currency]',
  'line_items[][price_data][unit_amount]',
  'line_items[][price_data][tax_behavior]',
  'line_items[][price_data][product_data][name]',
  'line_items[][price_data][product_data][tax_code]',
  'automatic_tax[enabled]',
  'shipping_options[][shipping_rate_data][type]',
  'shipping_options[][shipping_rate_data][display_name]',
  'shipping_options[][shipping_rate_data][fixed_amount][amount]',
  'shipping_options[][shipping_rate_data][fixed_amount][currency]',
  'shipping_options[][shipping_rate_data][tax_behavior]',
  'shipping_options[][shipping_rate_data][tax_code]',
  'payment_intent_data[statement_descriptor_suffix]',
  // Without effect here: nobody is asked where it goes.
  'shipping_address_collection[allowed_countries][]',
];

/** A session of one payment: items whose prices are told with it, and shipping. No customer is kept. */
export function createPurchase(call: PracticeCall): object {
  const { context, params } = call;
  const isTaxed = flagOf(nestedOf(params, 'automatic_tax'), 'enabled') ?? false;
  const items = Object.values(nestedOf(params, 'line_items')).map((item) => itemOf(item, isTaxed));
  const [first] = items;
  if (!first) throw invalid('You must specify line_items.', { param: 'line_items' });
  const shipping = shippingOf(params, isTaxed);
  const amount = items.reduce((sum, { cents }) => sum + cents, shipping);
  if (amount < LEAST_CHARGE)
    throw invalid('The Checkout Session’s total amount must convert to at least 50 cents.', {
      code: 'amount_too_small',
    });
  const purchase: PurchaseRecord = {
    id: newId('cs_test'),
    created: context.at,
    expiresAt: expiry(call),
    name: first.name,
    amount,
    ...{ shipping, isTaxed, statement: statementOf(nestedOf(params, 'payment_intent_data')) },
    successUrl: returnUrl(params, 'success_url') ?? required(params, 'success_url'),
    cancelUrl: returnUrl(params, 'cancel_url'),
    reference: formTextOf(params, 'client_reference_id'),
    metadata: metadataOf(params),
    intentMetadata: metadataOf(nestedOf(params, 'payment_intent_data')),
    status: 'open',
    intent: null,
  };
  context.state.purchases[purchase.id] = purchase;
  return purchaseWire(context, purchase);
}

function itemOf(item: Params | string, isTaxed: boolean): { readonly name: string; readonly cents: number } {
  const price = typeof item === 'string' ? {} : nestedOf(item, 'price_data');
  const cents = wholeOf(price, 'unit_amount');
  if (typeof item === 'string' || required(price, 'currency') !== 'usd' || cents === null || cents < 0)
    throw invalid('The practice provider sells for US dollars.', { param: 'line_items[][price_data]' });
  if ((wholeOf(item, 'quantity') ?? 1) !== 1)
    throw invalid('The practice provider sells one of each item.', { param: 'line_items[][quantity]' });
  exclusive(price, isTaxed);
  return { name: required(nestedOf(price, 'product_data'), 'name'), cents };
}

function shippingOf(params: Params, isTaxed: boolean): number {
  const [option, ...more] = Object.values(nestedOf(params, 'shipping_options'));
  if (option === undefined) return 0;
  const rate = typeof option === 'string' ? {} : nestedOf(option, 'shipping_rate_data');
  const fixed = nestedOf(rate, 'fixed_amount');
  const cents = wholeOf(fixed, 'amount');
  required(rate, 'display_name');
  if (more.length > 0 || cents === null || cents < 0 || required(fixed, 'currency') !== 'usd')
    throw invalid('The practice provider ships at one price, in US dollars.', { param: 'shipping_options' });
  exclusive(rate, isTaxed);
  return cents;
}

/** Tax comes on top here: a price that says otherwise, or nothing, is refused where tax is worked out. */
function exclusive(price: Params, isTaxed: boolean): void {
  const behavior = formTextOf(price, 'tax_behavior');
  if (isTaxed ? behavior !== 'exclusive' : behavior !== null)
    throw invalid('The practice provider adds tax to prices, and only where it is asked to.', {
      param: 'tax_behavior',
    });
}

function statementOf(data: Params): string | null {
  const suffix = formTextOf(data, 'statement_descriptor_suffix');
  if (suffix !== null && !STATEMENT.test(suffix))
    throw invalid('The statement descriptor suffix is not what a statement prints.', {
      param: 'payment_intent_data[statement_descriptor_suffix]',
    });
  return suffix;
}
