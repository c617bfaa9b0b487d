import { randomUUID } from 'node:crypto';
import type { Client } from 'pg';
import { run, type TestDatabase } from './database.ts';
import { addSession, asUser, COLUMNS_TO_FILL, insertText, others, rowsTouched, type TriedTable } from './row-tries.ts';

/** A thing that a member could do to a row that is not the member's, and did; or could not do with the member's own. */
export type Breach = { readonly table: string; readonly what: string };

export type MatrixResult = {
  readonly tables: readonly string[];
  readonly tries: number;
  readonly breaches: readonly Breach[];
};

type People = {
  readonly me: string;
  readonly other: string;
  readonly nobody: string;
  readonly sid: string;
  readonly endedSid: string;
};

/** What is tried on each table, as the member `me` with a live session; a result above zero is a breach. */
const TRIES: readonly { readonly what: string; readonly sql: (table: TriedTable, people: People) => string }[] = [
  { what: 'reads rows of another member', sql: ({ name }, { me }) => `select from ${name} where user_id <> '${me}'` },
  { what: 'adds a row for another member', sql: (table, { nobody }) => insertText(table, { user_id: `'${nobody}'` }) },
  {
    what: 'changes rows of another member',
    sql: ({ name }, { other }) => `update ${name} set user_id = user_id where user_id = '${other}'`,
  },
  {
    what: 'takes rows of another member',
    sql: ({ name }, { me, other }) => `update ${name} set user_id = '${me}' where user_id = '${other}'`,
  },
  {
    what: 'deletes rows of another member',
    sql: ({ name }, { other }) => `delete from ${name} where user_id = '${other}'`,
  },
  {
    what: 'hands her own row to another member',
    sql: ({ name }, { me, nobody }) => `update ${name} set user_id = '${nobody}' where user_id = '${me}'`,
  },
];

/**
 * Puts a row of two members into every table of schema app that has an owner, as the catalogue describes it, and tries
 * as one of them what must not work on the other's; also with an ended session, with none, and as the worker without a
 * job. Checks besides that each can read the member's own, so that an empty answer proves something.
 */
export async function tryOwnerMatrix(database: TestDatabase): Promise<MatrixResult> {
  const tables = await run(database.adminUrl, ownedTables);
  const people = await run(database.adminUrl, (client) => settle(client, tables));
  const breaches: Breach[] = [];
  let tries = 0;
  await run(database.urls.member, async (client) => {
    const note = async (
      table: TriedTable,
      { what, as, sql, isBreach }: { what: string; as: string; sql: string; isBreach: (rows: number) => boolean },
    ): Promise<void> => {
      tries += 1;
      if (isBreach(await rowsTouched(client, { as, sql }))) breaches.push({ table: table.name, what });
    };
    for (const table of tables) {
      const mine = `select from ${table.name} where user_id = '${people.me}'`;
      const member = asUser(people.sid);
      await note(table, { what: 'cannot read her own row', as: member, sql: mine, isBreach: (rows) => rows !== 1 });
      for (const { what, sql } of TRIES)
        await note(table, { what, as: member, sql: sql(table, people), isBreach: (rows) => rows > 0 });
    }
  });
  for (const [who, login, as] of others(people.endedSid))
    await run(database.urls[login], async (client) => {
      for (const { name } of tables) {
        tries += 1;
        if ((await rowsTouched(client, { as, sql: `select from ${name}` })) > 0)
          breaches.push({ table: name, what: `reads with ${who}` });
      }
    });
  return { tables: tables.map(({ name }) => name), tries, breaches };
}

async function ownedTables(client: Client): Promise<TriedTable[]> {
  const { rows } = await client.query<TriedTable>(`
    select c.oid::regclass::text as name, ${COLUMNS_TO_FILL}
      and exists (select from pg_attribute u where u.attrelid = c.oid and u.attname = 'user_id' and not u.attisdropped)
    group by c.oid order by 1`);
  return rows;
}

/** Two members with a row in each table; one of them has a live session and one that the member has ended. */
async function settle(client: Client, tables: readonly TriedTable[]): Promise<People> {
  const [me, other, nobody] = [randomUUID(), randomUUID(), randomUUID()];
  const [sid, endedSid] = [
    await addSession(client, { userId: me }),
    await addSession(client, { userId: me, ended: true }),
  ];
  for (const table of tables)
    for (const owner of [me, other]) await client.query(insertText(table, { user_id: `'${owner}'` }));
  return { me, other, nobody, sid, endedSid };
}
