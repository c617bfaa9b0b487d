import type { Client } from 'pg';
import { tablesOfMembers } from './fill-tables.ts';

/** A row of a dump: its values as text, the transaction that wrote it, and where it lies. */
type Row = {
  readonly table: string;
  readonly userId: string | null;
  readonly values: string;
  readonly xmin: number;
  readonly at: string;
};

/** For each row of a table that names nobody: the members a dump leads to, by each way that was tried. */
export type Joined = Readonly<Record<Way, ReadonlyMap<string, ReadonlySet<string>>>>;

export type Way = 'same transaction' | 'same instant' | 'shared value' | 'order of writing';

const INSTANT = /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?/g;
const VALUE = /[0-9a-f]{8}-[0-9a-f-]{27}|\\\\x[0-9a-f]{16,}/g;

/**
 * Plays somebody who holds a dump of the database, with the marks that PostgreSQL keeps of each row: who wrote the rows
 * of `anonymous`, by the transaction they share with a member's row, an instant, a value, or the order in which both
 * were written. `keyOf` names an anonymous row by its values.
 */
export async function joinDump(
  client: Client,
  { anonymous, keyOf }: { readonly anonymous: readonly string[]; readonly keyOf: (values: string) => string },
): Promise<Joined> {
  const owned: Row[] = [];
  for (const table of await tablesOfMembers(client)) owned.push(...(await rowsOf(client, { table, isOwned: true })));
  const nameless: Row[] = [];
  for (const table of anonymous) nameless.push(...(await rowsOf(client, { table, isOwned: false })));
  const found: Record<Way, Map<string, Set<string>>> = {
    'same transaction': new Map(),
    'same instant': new Map(),
    'shared value': new Map(),
    'order of writing': new Map(),
  };
  const note = (way: Way, row: Row, userId: string | null) => {
    if (userId === null) return;
    const key = keyOf(row.values);
    found[way].set(key, (found[way].get(key) ?? new Set()).add(userId));
  };
  for (const row of nameless) {
    const instants = marks(row.values, INSTANT).filter((instant) => !instant.endsWith(':00:00'));
    const values = marks(row.values, VALUE);
    for (const other of owned) {
      if (other.xmin === row.xmin) note('same transaction', row, other.userId);
      if (instants.some((instant) => other.values.includes(instant))) note('same instant', row, other.userId);
      if (values.some((value) => other.values.includes(value))) note('shared value', row, other.userId);
    }
    const rank = nameless.filter(({ table, xmin, at }) => table === row.table && isBefore({ xmin, at }, row)).length;
    for (const table of new Set(owned.map((other) => other.table))) {
      const same = owned.filter((other) => other.table === table).toSorted(inOrder);
      // Where as many rows were written as there are anonymous ones, the first goes with the first.
      if (same.length === nameless.filter((other) => other.table === row.table).length)
        note('order of writing', row, same[rank]?.userId ?? null);
    }
  }
  return found;
}

async function rowsOf(client: Client, { table, isOwned }: { table: string; isOwned: boolean }): Promise<Row[]> {
  const { rows } = await client.query<{ values: string; xmin: string; at: string; user_id: string | null }>(
    `select to_jsonb(t)::text as values, t.xmin::text as xmin, t.ctid::text as at, ${isOwned ? 't.user_id::text' : 'null'} as user_id from ${table} t`,
  );
  return rows.map(({ values, xmin, at, user_id }) => ({ table, values, xmin: Number(xmin), at, userId: user_id }));
}

const marks = (text: string, what: RegExp): string[] => [...text.matchAll(what)].map(([mark]) => mark);
const placeOf = (at: string): number => {
  const [page = 0, line = 0] = at.replace(/[()]/g, '').split(',').map(Number);
  return page * 100_000 + line;
};
type Written = Pick<Row, 'xmin' | 'at'>;
const inOrder = (a: Written, b: Written): number => a.xmin - b.xmin || placeOf(a.at) - placeOf(b.at);
const isBefore = (a: Written, b: Written): boolean => inOrder(a, b) < 0;
