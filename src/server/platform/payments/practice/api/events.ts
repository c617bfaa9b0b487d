import { eventWire } from '../wire/event.ts';
import type { Call, Endpoint } from './endpoint.ts';
import { pageOf, PAGING } from './paging.ts';

function list({ context, params, path }: Call): object {
  const { events, postings } = context.state;
  const page = pageOf(events, params, path);
  const waiting = (id: string): number => postings.filter(({ event }) => event === id).length;
  return { ...page, data: page.data.map((row) => eventWire(row, waiting(row.id))) };
}

export const eventEndpoints: readonly Endpoint[] = [
  { method: 'GET', path: '/v1/events', takes: [...PAGING, 'created[gte]'], run: list },
];
