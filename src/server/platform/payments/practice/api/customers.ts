import { newId } from '../book/book.ts';
import type { CustomerRecord } from '../book/records.ts';
import { deleteCustomer } from '../billing/cancel.ts';
import { customerWire, methodWire } from '../wire/customer.ts';
import { found, type Call, type Endpoint } from './endpoint.ts';
import { metadataOf, textOf } from './form.ts';
import { pageOf, PAGING } from './paging.ts';
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

function update(call: Call): object {
  const { desk, params } = call;
  const customer = livingCustomer(call, call.id);
  desk.change('customer.updated', {
    shown: () => customerWire(desk, customer),
    work: () => {
      if (params['email'] !== undefined) customer.email = textOf(params, 'email');
      if (params['name'] !== undefined) customer.name = textOf(params, 'name');
      customer.metadata = metadataOf(params, customer.metadata);
    },
  });
  return customerWire(desk, customer);
}

function remove(call: Call): object {
  deleteCustomer(call.desk, livingCustomer(call, call.id));
  return { id: call.id, object: 'customer', deleted: true };
}

function methods(call: Call): object {
  const customer = livingCustomer(call, call.id);
  const rows = Object.values(call.desk.book.methods).filter((method) => method.customer === customer.id);
  return pageOf(rows.map(methodWire), call.params, call.path);
}

export const customerEndpoints: readonly Endpoint[] = [
  { method: 'POST', path: '/v1/customers', takes: ['email', 'name'], run: create },
  {
    method: 'GET',
    path: '/v1/customers/:id',
    takes: [],
    run: ({ desk, id }) => customerWire(desk, found(desk.book.customers, 'customer', { id })),
  },
  { method: 'POST', path: '/v1/customers/:id', takes: ['email', 'name'], run: update },
  { method: 'DELETE', path: '/v1/customers/:id', takes: [], run: remove },
  { method: 'GET', path: '/v1/customers/:id/payment_methods', takes: [...PAGING, 'type'], run: methods },
  {
    method: 'GET',
    path: '/v1/payment_methods/:id',
    takes: [],
    run: ({ desk, id }) => methodWire(found(desk.book.methods, 'PaymentMethod', { id })),
  },
];
