import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { escapeIdentifier, escapeLiteral, type Client } from 'pg';
import { run, type TestDatabase } from './database.ts';

/** A thing that a member could do to a row that is not hers, and did; or could not do with her own. */
export type Breach = { readonly table: string; readonly what: string };

export type MatrixResult = {
  readonly tables: readonly string[];
  readonly tries: number;
  readonly breaches: readonly Breach[];
};

type Column = { readonly name: string; readonly type: string; readonly first_allowed: string | null };
type Table = { readonly name: string; readonly columns: readonly Column[] };
type People = {
  readonly me: string;
  readonly other: string;
  readonly nobody: string;
  readonly sid: string;
  readonly endedSid: string;
};

/** What is tried on each table, as the member `me` with a live session; a result above zero is a breach. */
const TRIES: readonly { readonly what: string; readonly sql: (table: Table, people: People) => string }[] = [
  { what: 'reads rows of another member', sql: ({ name }, { me }) => `select from ${name} where user_id <> '${me}'` },
  { what: 'adds a row for another member', sql: (table, { nobody }) => insert(table, nobody) },
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
 * Puts a row of two members into every table of schema app that has an owner, as the catalogue describes it, and tries as one of them
 * what must not work on the other's; also with an ended session, with none, and as the worker without a job. Checks besides that
 * each can read her own, so that an empty answer proves something.
 */
export async function tryOwnerMatrix(database: TestDatabase): Promise<MatrixResult> {
  const tables = await run(database.adminUrl, ownedTables);
  const people = await run(database.adminUrl, (client) => settle(client, tables));
  const breaches: Breach[] = [];
  let tries = 0;
  await run(database.appUrl, async (client) => {
    const note = async (
      table: Table,
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
      for (const [who, as] of [
        ['ended session', asUser(people.endedSid)],
        ['no session', asUser('')],
        ['worker without a job', "set local role w_worker; set local app.job = ''"],
      ] as const) {
        await note(table, {
          what: `reads with ${who}`,
          as,
          sql: `select from ${table.name}`,
          isBreach: (rows) => rows > 0,
        });
      }
    }
  });
  return { tables: tables.map(({ name }) => name), tries, breaches };
}

function asUser(sid: string): string {
  return `set local role w_user; set local app.sid = '${sid}'`;
}

// A clash of keys or a rule on what a row holds is met only by a statement that row-level security has let through.
const LET_THROUGH = new Set(['23505', '23503', '23514', '23001']);

/** How many rows a statement reached; -1 when it was refused for want of a right. Whatever it did is rolled back. */
async function rowsTouched(client: Client, { as, sql }: { as: string; sql: string }): Promise<number> {
  await client.query(`begin; ${as}`);
  try {
    return (await client.query(sql)).rowCount ?? 0;
  } catch (error) {
    const code = (error as { code?: string }).code ?? '';
    if (code === '42501') return -1;
    if (LET_THROUGH.has(code)) return 1;
    throw error;
  } finally {
    await client.query('rollback');
  }
}

async function ownedTables(client: Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(`
    select c.oid::regclass::text as name, json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, null), 'first_allowed',
        (select substring(pg_get_constraintdef(k.oid) from '''([^'']+)''::text') from pg_constraint k
          where k.conrelid = c.oid and k.contype = 'c' and a.attnum = any(k.conkey) limit 1)) order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'app'::regnamespace and c.relkind in ('r', 'p') and a.attnotnull and not a.atthasdef
      and exists (select from pg_attribute u where u.attrelid = c.oid and u.attname = 'user_id' and not u.attisdropped)
    group by c.oid order by 1`);
  return rows;
}

/** Two members with a row in each table; one of them has a live session and one that she has ended. */
async function settle(client: Client, tables: readonly Table[]): Promise<People> {
  const people = {
    me: randomUUID(),
    other: randomUUID(),
    nobody: randomUUID(),
    sid: randomBytes(32).toString('hex'),
    endedSid: randomBytes(32).toString('hex'),
  };
  for (const [sid, revoked] of [
    [people.sid, 'null'],
    [people.endedSid, 'now()'],
  ] as const) {
    await client.query(
      `insert into auth.session (id, user_id, token_hash, kind, age_band, band_day, shared_device, ip_prefix, expires_at, ends_at, revoked_at)
       values ($1, $2, $3, 'member', 'adult', current_date, false, '', now() + interval '1 hour', now() + interval '1 hour', ${revoked})`,
      [randomUUID(), people.me, createHash('sha256').update(sid).digest()],
    );
  }
  for (const table of tables) for (const owner of [people.me, people.other]) await client.query(insert(table, owner));
  return people;
}

function insert({ name, columns }: Table, owner: string): string {
  const values = columns.map((column) => (column.name === 'user_id' ? `'${owner}'` : example(column)));
  return `insert into ${name} (${columns.map((column) => escapeIdentifier(column.name)).join(', ')}) values (${values.join(', ')})`;
}

const EXAMPLES: Readonly<Record<string, () => string>> = {
  uuid: () => `'${randomUUID()}'`,
  bytea: () => `'\\x${randomBytes(16).toString('hex')}'`,
  text: () => `'${randomBytes(8).toString('hex')}'`,
  'timestamp with time zone': () => 'now()',
  date: () => 'current_date',
  boolean: () => 'false',
  smallint: () => '1',
  integer: () => '1',
  bigint: () => '1',
  jsonb: () => "'{}'",
};

function example({ type, first_allowed: allowed }: Column): string {
  if (allowed !== null) return escapeLiteral(allowed);
  const make = EXAMPLES[type];
  if (make === undefined) throw new Error(`the matrix knows no example of type ${type}: add one`);
  return make();
}
