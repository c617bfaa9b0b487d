import { eventWire } from '../wire/event.ts';
import type { PracticeCall, Endpoint } from './endpoint.ts';
import { practicePageOf, PAGING } from './paging.ts';

function list({ context, params, path }: PracticeCall): object {
  const { events, postings } = context.state;
  const page = practicePageOf(
    events.filter(({ account }) => account === undefined),
    params,
    path,
  );
  const waiting = (id: string): number => postings.filter(({ event }) => event === id).length;
  return { ...page, data: page.data.map((row) => eventWire(row, waiting(row.id))) };
}

export const eventEndpoints: readonly Endpoint[] = [
  { method: 'GET', path: '/v1/events', takes: [...PAGING, 'created[gte]'], run: list },
];
