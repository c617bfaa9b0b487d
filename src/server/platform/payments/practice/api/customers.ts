import { newId } from '../state/state.ts';
import type { CustomerRecord } from '../state/records.ts';
import { deleteCustomer } from '../billing/cancel.ts';
import { customerWire } from '../wire/customer.ts';
import { found, type PracticeCall, type Endpoint } from './endpoint.ts';
import { metadataOf, formTextOf } from './form.ts';
import { missing } from './refused.ts';

function create({ context, params }: PracticeCall): object {
  const id = newId('cus');
  const customer: CustomerRecord = {
    id,
    created: context.at,
    email: formTextOf(params, 'email'),
    name: formTextOf(params, 'name'),
    metadata: metadataOf(params),
    balance: 0,
    method: null,
    deleted: false,
    declined: false,
    prefix: id.slice(-8).toUpperCase(),
    invoices: 0,
  };
  context.state.customers[id] = customer;
  context.tell('customer.created', customerWire(context, customer));
  return customerWire(context, customer);
}

/** The customer of that id who was not deleted; throws Refused otherwise. */
export function livingCustomer({ context }: PracticeCall, id: string, param = 'id'): CustomerRecord {
  const customer = found(context.state.customers, 'customer', { id, param });
  if (customer.deleted) throw missing('customer', { id, param });
  return customer;
}

function remove(call: PracticeCall): object {
  deleteCustomer(call.context, livingCustomer(call, call.id));
  return { id: call.id, object: 'customer', deleted: true };
}

export const customerEndpoints: readonly Endpoint[] = [
  { method: 'POST', path: '/v1/customers', takes: ['email', 'name'], run: create },
  {
    method: 'GET',
    path: '/v1/customers/:id',
    takes: [],
    run: ({ context, id }) => customerWire(context, found(context.state.customers, 'customer', { id })),
  },
  { method: 'DELETE', path: '/v1/customers/:id', takes: [], run: remove },
];
