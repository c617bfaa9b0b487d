import { newId } from '../state/state.ts';
import type { PracticeContext } from '../state/context.ts';
import type { CardKind, ChargeRecord, PurchaseRecord, RefundRecord } from '../state/records.ts';
import { disputeWire } from '../wire/dispute.ts';
import { chargeWire, purchaseDisputeOf, purchaseWire } from '../wire/purchase.ts';

/**
 * Pays an open session of one payment with a card: `done`, or `declined` (nothing is charged and the member may try
 * again), or `closed` when it is no longer open.
 */
export function payPurchase(
  context: PracticeContext,
  purchase: PurchaseRecord,
  card: CardKind,
): 'done' | 'declined' | 'closed' {
  if (purchase.status !== 'open') return 'closed';
  if (card === 'declined') return 'declined';
  if (purchase.isTaxed) purchase.tax = practiceTax(purchase.amount);
  const charge: ChargeRecord = {
    id: newId('ch'),
    intent: newId('pi'),
    created: context.at,
    amount: purchase.amount + (purchase.tax ?? 0),
    card,
    metadata: purchase.intentMetadata,
    statement: purchase.statement ?? null,
    refunded: 0,
  };
  context.state.charges[charge.id] = charge;
  context.tell('charge.succeeded', chargeWire(charge));
  purchase.status = 'complete';
  purchase.intent = charge.intent;
  context.tell('checkout.session.completed', purchaseWire(context, purchase));
  return 'done';
}

/** Tax that the practice provider takes, in cents, wherever somebody lives: 8 %, half up. */
export function practiceTax(cents: number): number {
  return Math.floor((cents * 8 + 50) / 100);
}

/** Closes an open page, and tells of it. */
export function expirePurchase(context: PracticeContext, purchase: PurchaseRecord): void {
  purchase.status = 'expired';
  context.tell('checkout.session.expired', purchaseWire(context, purchase));
}

/** Gives back a part of a charge, and tells of it. The caller has seen that as much is left. */
export function refundCharge(context: PracticeContext, charge: ChargeRecord, amount: number): RefundRecord {
  const refund: RefundRecord = { id: newId('re'), created: context.at, charge: charge.id, amount };
  context.state.refunds[refund.id] = refund;
  context.change('charge.refunded', {
    shown: () => chargeWire(charge),
    work: () => {
      charge.refunded += amount;
    },
  });
  return refund;
}

/** Whether money can be given back: not while the buyer's bank has it, nor once it keeps it. */
export function isRefundable({ dispute }: ChargeRecord): boolean {
  return dispute === undefined || dispute.status === 'won';
}

/** The buyer's bank takes back what is left of a charge until it has decided. False where there is nothing to dispute. */
export function disputeCharge(context: PracticeContext, charge: ChargeRecord): boolean {
  const amount = charge.amount - charge.refunded;
  if (charge.dispute || amount === 0) return false;
  charge.dispute = { id: newId('dp'), created: context.at, status: 'needs_response', amount };
  tellDispute(context, charge, ['created', 'funds_withdrawn']);
  return true;
}

/** The bank decides, for us or for the buyer. False where nothing waits for it. */
export function endChargeDispute(context: PracticeContext, charge: ChargeRecord, status: 'won' | 'lost'): boolean {
  if (charge.dispute?.status !== 'needs_response') return false;
  charge.dispute.status = status;
  tellDispute(context, charge, status === 'won' ? ['closed', 'funds_reinstated'] : ['closed']);
  return true;
}

function tellDispute(context: PracticeContext, charge: ChargeRecord, types: readonly string[]): void {
  const told = purchaseDisputeOf(charge);
  if (told) for (const type of types) context.tell(`charge.dispute.${type}`, disputeWire(told));
}

/** The charge of a payment, or undefined. */
export function chargeOf({ state }: PracticeContext, intent: string): ChargeRecord | undefined {
  return Object.values(state.charges).find((charge) => charge.intent === intent);
}
