import type { Client } from 'pg';
import { loginRoles } from '../roles.ts';
import type { DataMap, PrivilegedFunctions, Registers } from './registers.ts';
import { COLUMNS, DOORS, RULES } from './rules.ts';

/** One fault of the database: the rule it breaks and the object that breaks it. */
export type Fault = { readonly rule: string; readonly object: string };

/**
 * Looks through the database for every way in which its walls could have a hole (security.md 2). An empty list means
 * that none was found.
 */
export async function lintDatabase(
  client: Client,
  { privilegedFunctions, dataMap, shared }: Registers,
): Promise<Fault[]> {
  const { rows } = await client.query<{ name: string }>('select current_database() as name');
  const logins = loginRoles(rows[0]?.name ?? '');
  const given = {
    running: [...Object.values(logins), 'w_visitor', 'w_user', 'w_worker', 'w_jobs'],
    owning: ['w_jobs'],
    shared: JSON.stringify(
      Object.entries(shared).map(([table, { author, hidden, everyoneReads }]) => ({
        table,
        author,
        hidden,
        open: everyoneReads !== null,
      })),
    ),
  };
  const faults: Fault[] = [];
  for (const [rule, query] of Object.entries(RULES)) {
    const found = await client.query<{ object: string }>(...bound(query, given));
    faults.push(...found.rows.map(({ object }) => ({ rule, object })));
  }
  const objects = await client.query<{ object: string }>(DOORS);
  const columns = await client.query<{ table: string; column: string }>(COLUMNS);
  return [
    ...faults,
    ...privilegedFunctionFaults(
      objects.rows.map(({ object }) => object),
      privilegedFunctions,
    ),
    ...columnFaults(columns.rows, dataMap),
  ];
}

/** A query with its named values put in, and the values in that order. */
function bound(query: string, given: Readonly<Record<string, unknown>>): [text: string, values: unknown[]] {
  const used = Object.keys(given).filter((name) => query.includes(`:${name}`));
  const text = used.reduce((sql, name, at) => sql.replaceAll(`:${name}`, `$${at + 1}`), query);
  return [text, used.map((name) => given[name])];
}

function privilegedFunctionFaults(found: readonly string[], privilegedFunctions: PrivilegedFunctions): Fault[] {
  return [
    ...found
      .filter((name) => !(name in privilegedFunctions))
      .map((object) => ({ rule: 'function without a reason in privileged-functions.json', object })),
    ...Object.keys(privilegedFunctions)
      .filter((name) => !found.includes(name))
      .map((object) => ({ rule: 'function in privileged-functions.json that does not exist', object })),
  ];
}

function columnFaults(found: readonly { table: string; column: string }[], dataMap: DataMap): Fault[] {
  const there = new Set(found.map(({ table, column }) => `${table}.${column}`));
  const mapped = Object.entries(dataMap).flatMap(([table, { columns }]) =>
    Object.keys(columns).map((column) => `${table}.${column}`),
  );
  return [
    ...[...there]
      .filter((column) => !mapped.includes(column))
      .map((object) => ({ rule: 'column that no manifest names', object })),
    ...mapped
      .filter((column) => !there.has(column))
      .map((object) => ({ rule: 'column of a manifest that does not exist', object })),
  ];
}
