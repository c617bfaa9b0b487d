import { chargeOf, isRefundable, refundCharge } from '../billing/purchase.ts';
import { refundWire } from '../wire/purchase.ts';
import type { PracticeCall, Endpoint } from './endpoint.ts';
import { required, wholeOf } from './form.ts';
import { invalid, missing } from './refused.ts';

/** Gives back a payment, or a part of it: never more than is left of it. */
function create({ context, params }: PracticeCall): object {
  const intent = required(params, 'payment_intent');
  const charge = chargeOf(context, intent);
  if (!charge) throw missing('payment_intent', { id: intent, param: 'payment_intent' });
  const left = charge.amount - charge.refunded;
  if (left === 0) throw invalid(`Charge ${charge.id} has already been refunded.`, { code: 'charge_already_refunded' });
  if (!isRefundable(charge))
    throw invalid(`Charge ${charge.id} has been charged back; cannot issue a refund.`, { code: 'charge_disputed' });
  const amount = wholeOf(params, 'amount') ?? left;
  if (amount < 1) throw invalid('Invalid positive integer', { param: 'amount' });
  if (amount > left)
    throw invalid(`Refund amount (${amount}) is greater than unrefunded amount on charge (${left})`, {
      param: 'amount',
    });
  return refundWire(refundCharge(context, charge, amount), charge);
}

export const refundEndpoints: readonly Endpoint[] = [
  { method: 'POST', path: '/v1/refunds', takes: ['payment_intent', 'amount'], run: create },
];
