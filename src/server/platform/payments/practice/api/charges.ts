import { endChargeDispute } from '../billing/purchase.ts';
import { endDispute } from '../billing/refunds.ts';
import { chargeWire, disputeOf, isCharged } from '../wire/charge.ts';
import { disputeWire, type Disputed } from '../wire/dispute.ts';
import { chargeWire as purchaseChargeWire, purchaseDisputeOf } from '../wire/purchase.ts';
import { found, type Endpoint, type PracticeCall } from './endpoint.ts';
import { formTextOf } from './form.ts';
import { ofOwner, practicePageOf, PAGING } from './paging.ts';
import { invalid } from './refused.ts';

function charged({ context }: Pick<PracticeCall, 'context'>) {
  return Object.values(context.state.invoices).filter(isCharged);
}

function list(call: PracticeCall): object {
  const mine = ofOwner(call.params);
  const rows = charged(call).filter(mine);
  return practicePageOf(
    rows.map((row) => chargeWire(call.context, row)),
    call.params,
    call.path,
  );
}

function one(call: PracticeCall): object {
  const own = Object.hasOwn(call.context.state.charges, call.id) ? call.context.state.charges[call.id] : undefined;
  if (own) return purchaseChargeWire(own);
  const rows = Object.fromEntries(charged(call).map((row) => [row.payment.charge, row]));
  return chargeWire(call.context, found(rows, 'charge', { id: call.id }));
}

/** Every dispute, about an invoice or a payment of its own, and how it is lost. */
function allDisputes(call: Pick<PracticeCall, 'context'>): readonly (Disputed & { readonly lose: () => boolean })[] {
  const { context } = call;
  const ofInvoices = charged(call).flatMap((row) => {
    const told = disputeOf(row);
    return told ? [{ ...told, lose: () => endDispute(context, row, 'lost') }] : [];
  });
  const ofPurchases = Object.values(context.state.charges).flatMap((row) => {
    const told = purchaseDisputeOf(row);
    return told ? [{ ...told, lose: () => endChargeDispute(context, row, 'lost') }] : [];
  });
  return [...ofInvoices, ...ofPurchases];
}

function disputes(call: PracticeCall): object {
  const charge = formTextOf(call.params, 'charge');
  const rows = allDisputes(call).filter((row) => charge === null || row.charge === charge);
  return practicePageOf(rows.map(disputeWire), call.params, call.path);
}

/** Accepts a dispute: it is lost. */
function closeDispute(call: PracticeCall): object {
  const rows = Object.fromEntries(allDisputes(call).map((row) => [row.dispute.id, row]));
  const row = found(rows, 'dispute', { id: call.id });
  if (!row.lose()) throw invalid('This dispute is already closed.');
  return disputeWire(row);
}

export const chargeEndpoints: readonly Endpoint[] = [
  { method: 'GET', path: '/v1/charges', takes: [...PAGING, 'customer'], run: list },
  { method: 'GET', path: '/v1/charges/:id', takes: [], run: one },
  { method: 'GET', path: '/v1/disputes', takes: [...PAGING, 'charge'], run: disputes },
  { method: 'POST', path: '/v1/disputes/:id/close', takes: [], run: closeDispute },
];
