import { newId } from '../book/book.ts';
import type { CustomerRecord } from '../book/records.ts';
import { deleteCustomer } from '../billing/cancel.ts';
import { customerWire } from '../wire/customer.ts';
import { found, type Call, type Endpoint } from './endpoint.ts';
import { metadataOf, textOf } from './form.ts';
import { missing } from './refused.ts';

function create({ desk, params }: Call): object {
  const id = newId('cus');
  const customer: CustomerRecord = {
    id,
    created: desk.at,
    email: textOf(params, 'email'),
    name: textOf(params, 'name'),
    metadata: metadataOf(params),
    balance: 0,
    method: null,
    deleted: false,
    declined: false,
    prefix: id.slice(-8).toUpperCase(),
    invoices: 0,
  };
  desk.book.customers[id] = customer;
  desk.tell('customer.created', customerWire(desk, customer));
  return customerWire(desk, customer);
}

/** The customer of that id who was not deleted; throws Refused otherwise. */
export function livingCustomer({ desk }: Call, id: string, param = 'id'): CustomerRecord {
  const customer = found(desk.book.customers, 'customer', { id, param });
  if (customer.deleted) throw missing('customer', { id, param });
  return customer;
}

function remove(call: Call): object {
  deleteCustomer(call.desk, livingCustomer(call, call.id));
  return { id: call.id, object: 'customer', deleted: true };
}

export const customerEndpoints: readonly Endpoint[] = [
  { method: 'POST', path: '/v1/customers', takes: ['email', 'name'], run: create },
  {
    method: 'GET',
    path: '/v1/customers/:id',
    takes: [],
    run: ({ desk, id }) => customerWire(desk, found(desk.book.customers, 'customer', { id })),
  },
  { method: 'DELETE', path: '/v1/customers/:id', takes: [], run: remove },
];
