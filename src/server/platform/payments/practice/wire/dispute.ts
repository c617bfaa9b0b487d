import type { DisputeRecord } from '../state/records.ts';

/** What a dispute costs, in cents, however it ends. */
const FEE = 1500;

/** A dispute, and the payment it is about. */
export type Disputed = {
  readonly dispute: DisputeRecord;
  readonly amount: number;
  readonly charge: string;
  readonly intent: string;
};

/**
 * A dispute in the provider's shape. It names no customer and nothing that we called the payment, as with the provider;
 * its money leaves at once, and comes back where it is won.
 */
export function disputeWire({ dispute: { id, created, status }, amount, charge, intent }: Disputed) {
  const taken = { id: `txn_${id}_1`, amount: -amount, fee: FEE, net: -amount - FEE };
  const back = { id: `txn_${id}_2`, amount, fee: 0, net: amount };
  return {
    id,
    object: 'dispute',
    amount,
    balance_transactions: (status === 'won' ? [taken, back] : [taken]).map((one) => ({
      ...one,
      object: 'balance_transaction',
      currency: 'usd',
      type: 'adjustment',
    })),
    charge,
    created,
    currency: 'usd',
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent: intent,
    reason: 'general',
    status,
  };
}
