import { newId } from '../state/state.ts';
import type { PracticeContext } from '../state/context.ts';
import type { InvoiceRecord } from '../state/records.ts';
import { chargeWire, disputeOf, isCharged } from '../wire/charge.ts';
import { disputeWire } from '../wire/dispute.ts';

/** Gives back part of what was paid, or all of it. False, and nothing is changed, where less than that is left. */
export function refund(context: PracticeContext, invoice: InvoiceRecord, cents: number): boolean {
  const before = invoice.refunded ?? 0;
  if (!isCharged(invoice) || cents <= 0 || before + cents > invoice.paid) return false;
  context.change('charge.refunded', {
    shown: () => chargeWire(context, invoice),
    work: () => {
      invoice.refunded = before + cents;
    },
  });
  return true;
}

/** The buyer's bank asks for the money back, and has it until the dispute is over. */
export function dispute(context: PracticeContext, invoice: InvoiceRecord): boolean {
  if (!isCharged(invoice) || invoice.dispute) return false;
  invoice.dispute = { id: newId('dp'), created: context.at, status: 'needs_response' };
  return tellDispute(context, invoice, 'charge.dispute.created');
}

/** Ends a dispute for us or for the buyer. */
export function endDispute(context: PracticeContext, invoice: InvoiceRecord, status: 'won' | 'lost'): boolean {
  const { dispute: open } = invoice;
  if (!isCharged(invoice) || open?.status !== 'needs_response') return false;
  open.status = status;
  return tellDispute(context, invoice, 'charge.dispute.closed');
}

function tellDispute(context: PracticeContext, invoice: InvoiceRecord, type: string): boolean {
  const told = isCharged(invoice) ? disputeOf(invoice) : null;
  if (told) context.tell(type, disputeWire(told));
  return told !== null;
}
