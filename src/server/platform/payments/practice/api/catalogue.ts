import { priceWire, productWire } from '../wire/price.ts';
import { eventWire } from '../wire/event.ts';
import { found, type Call, type Endpoint } from './endpoint.ts';
import { nestedOf, textOf } from './form.ts';
import { pageOf, PAGING } from './paging.ts';
import { missing } from './refused.ts';

function prices({ desk, params, path }: Call): object {
  const [product, keys] = [textOf(params, 'product'), Object.values(nestedOf(params, 'lookup_keys'))];
  const rows = Object.values(desk.book.prices).filter(
    (price) => (product === null || price.product === product) && (keys.length === 0 || keys.includes(price.plan)),
  );
  return pageOf(rows.map(priceWire), params, path);
}

function product({ desk, id }: Call): object {
  const price = Object.values(desk.book.prices).find((row) => row.product === id);
  if (!price) throw missing('product', { id });
  return productWire(price);
}

function events({ desk, params, path }: Call): object {
  const one = textOf(params, 'type');
  const types = one === null ? Object.values(nestedOf(params, 'types')) : [one];
  const rows = desk.book.events.filter(({ type }) => types.length === 0 || types.includes(type));
  const page = pageOf(rows, params, path);
  return { ...page, data: page.data.map((row) => eventOf(desk, row)) };
}

function eventOf({ book }: Call['desk'], row: Call['desk']['book']['events'][number]): object {
  return eventWire(row, book.postings.filter(({ event }) => event === row.id).length);
}

function event({ desk, id }: Call): object {
  const row = desk.book.events.findLast((known) => known.id === id);
  if (!row) throw missing('event', { id });
  return eventOf(desk, row);
}

export const catalogueEndpoints: readonly Endpoint[] = [
  { method: 'GET', path: '/v1/prices', takes: [...PAGING, 'product', 'lookup_keys[]', 'active', 'type'], run: prices },
  {
    method: 'GET',
    path: '/v1/prices/:id',
    takes: [],
    run: ({ desk, id }) => priceWire(found(desk.book.prices, 'price', { id })),
  },
  { method: 'GET', path: '/v1/products/:id', takes: [], run: product },
  { method: 'GET', path: '/v1/events', takes: [...PAGING, 'type', 'types[]', 'delivery_success'], run: events },
  { method: 'GET', path: '/v1/events/:id', takes: [], run: event },
];
