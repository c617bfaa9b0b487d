import { randomUUID } from 'node:crypto';
import type { Node } from './nodes.ts';
import type { Stand } from './stand.ts';

/** One side of the comparison, and all the nodes whose processor time is its database's. */
export type Costly = { readonly stand: Stand; readonly cookie: string; readonly nodes: readonly Node[] };

const DAY_MS = 86_400_000;
const WARM = 20;

type Request = { readonly what: string; readonly of: (n: number) => readonly [string, RequestInit] };

const read = (path: string) => (): readonly [string, RequestInit] => [path, {}];
const dayBefore = (n: number): string => new Date(Date.now() - (n + 1) * DAY_MS).toISOString().slice(0, 10);
const month = new Date().toISOString().slice(0, 7);

const REQUESTS: readonly Request[] = [
  {
    what: 'a day log',
    of: (n) => [
      '/api/day-logs',
      { method: 'PUT', body: JSON.stringify({ date: dayBefore(n), energy: 1 + (n % 5), note: 'a note' }) },
    ],
  },
  { what: 'a month of them', of: read(`/api/day-logs?month=${month}`) },
  { what: 'cycles', of: read('/api/cycles') },
  { what: 'home', of: read('/api/home-data') },
];

/** What a request costs on each side, one after the other: processor time of the database, and how long it takes. */
export async function costOf(plain: Costly, spread: Costly, times: number): Promise<Record<string, string>> {
  const figures: Record<string, string> = {};
  for (const request of REQUESTS) {
    const [here, there] = [await measure(plain, request, times), await measure(spread, request, times)];
    figures[request.what] =
      `database ${shown(there.database)} ms for ${shown(here.database)} (${(there.database / here.database).toFixed(1)}), ` +
      `wall ${shown(there.wall)} for ${shown(here.wall)}`;
  }
  return figures;
}

/** The time of one request in ms: of all processors of its database, and the median until the answer. */
async function measure({ stand, cookie, nodes }: Costly, { what, of }: Request, times: number) {
  const seconds = () => nodes.reduce((sum, node) => sum + node.seconds(), 0);
  const walls: number[] = [];
  let before = 0;
  for (let n = 0; n < WARM + times; n += 1) {
    if (n === WARM) before = seconds();
    const [path, init] = of(n);
    const began = performance.now();
    const reply = await fetch(`${stand.origin}${path}`, {
      ...init,
      headers: { cookie, 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    });
    await reply.text();
    if (!reply.ok) throw new Error(`${what} answered ${reply.status}`);
    if (n >= WARM) walls.push(performance.now() - began);
  }
  return {
    database: ((seconds() - before) * 1000) / times,
    wall: walls.toSorted((a, b) => a - b)[Math.floor(times / 2)] ?? 0,
  };
}

const shown = (ms: number): string => ms.toFixed(1);
