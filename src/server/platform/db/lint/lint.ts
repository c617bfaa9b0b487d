import type { Client } from 'pg';
import { loginRoles } from '../roles.ts';
import type { DataMap, Doors } from './registers.ts';
import { COLUMNS, DOORS, RULES } from './rules.ts';

/** One fault of the database: the rule it breaks and the object that breaks it. */
export type Fault = { readonly rule: string; readonly object: string };

type Registers = { readonly doors: Doors; readonly dataMap: DataMap };

/** Looks through the database for every way in which its walls could have a hole (security.md 2). An empty list means that none was found. */
export async function lintDatabase(client: Client, { doors, dataMap }: Registers): Promise<Fault[]> {
  const { rows } = await client.query<{ name: string }>('select current_database() as name');
  const logins = loginRoles(rows[0]?.name ?? '');
  const running = [logins.app, logins.jobs, 'w_user', 'w_worker', 'w_jobs'];
  const faults: Fault[] = [];
  for (const [rule, query] of Object.entries(RULES)) {
    const values = [running, ['w_jobs']].slice(0, query.includes('$2') ? 2 : query.includes('$1') ? 1 : 0);
    const found = await client.query<{ object: string }>(query, values);
    faults.push(...found.rows.map(({ object }) => ({ rule, object })));
  }
  const objects = await client.query<{ object: string }>(DOORS);
  const columns = await client.query<{ table: string; column: string }>(COLUMNS);
  return [
    ...faults,
    ...doorFaults(
      objects.rows.map(({ object }) => object),
      doors,
    ),
    ...columnFaults(columns.rows, dataMap),
  ];
}

function doorFaults(found: readonly string[], doors: Doors): Fault[] {
  return [
    ...found
      .filter((door) => !(door in doors))
      .map((object) => ({ rule: 'door without a reason in doors.json', object })),
    ...Object.keys(doors)
      .filter((door) => !found.includes(door))
      .map((object) => ({ rule: 'door in doors.json that does not exist', object })),
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
      .map((object) => ({ rule: 'column that data-map.json does not know', object })),
    ...mapped
      .filter((column) => !there.has(column))
      .map((object) => ({ rule: 'column in data-map.json that does not exist', object })),
  ];
}
