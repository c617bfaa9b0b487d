import { chargeWire, disputeWire, isCharged } from '../wire/charge.ts';
import { found, type Endpoint, type PracticeCall } from './endpoint.ts';
import { formTextOf } from './form.ts';
import { ofOwner, practicePageOf, PAGING } from './paging.ts';

function charged({ context }: PracticeCall) {
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
  const rows = Object.fromEntries(charged(call).map((row) => [row.payment.charge, row]));
  return chargeWire(call.context, found(rows, 'charge', { id: call.id }));
}

function disputes(call: PracticeCall): object {
  const charge = formTextOf(call.params, 'charge');
  const rows = charged(call).filter((row) => charge === null || row.payment.charge === charge);
  return practicePageOf(
    rows.flatMap((row) => (row.dispute ? disputeWire(row, row.dispute) : [])),
    call.params,
    call.path,
  );
}

export const chargeEndpoints: readonly Endpoint[] = [
  { method: 'GET', path: '/v1/charges', takes: [...PAGING, 'customer'], run: list },
  { method: 'GET', path: '/v1/charges/:id', takes: [], run: one },
  { method: 'GET', path: '/v1/disputes', takes: [...PAGING, 'charge'], run: disputes },
];
