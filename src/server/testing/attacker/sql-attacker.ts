import { randomUUID } from 'node:crypto';
import type { Client } from 'pg';
import type { Login } from '#server/platform/db/opening.ts';
import type { TestDatabase } from '../database.ts';
import { putRow, tablesOfMembers } from '../fill-tables.ts';
import { run } from '../idle.ts';
import { addSession } from '../row-tries.ts';
import { escapesFor } from './escapes.ts';
import { callsOf, lootOf, secretsOf, type Loot } from './victims-values.ts';

/** What an attacker with SQL in hand managed: by which statement, and what of the victim changed or was told. */
export type Break = { readonly statement: string; readonly what: string };

/** The addresses of a migrated database whose rows nobody needs. */
export type AttackedDatabase = Pick<TestDatabase, 'adminUrl' | 'urls'>;

/** What was tried. `open` are the functions that the login may call, `closed` those it was refused. */
export type Attack = {
  readonly open: readonly string[];
  readonly closed: readonly string[];
  readonly statements: number;
  readonly breaks: readonly Break[];
};

type Fn = { readonly name: string; readonly signature: string; readonly types: readonly string[] };
type Ground = {
  readonly database: AttackedDatabase;
  readonly tables: readonly string[];
  readonly victim: string;
  readonly loot: Loot;
  readonly secrets: readonly string[];
  readonly victimSid: string;
};

const BECOMES: Readonly<Record<Login, string>> = { visitor: 'w_visitor', member: 'w_user', worker: 'w_worker' };

/**
 * Plays somebody who can run any SQL in a transaction of one login: calls every function of the product with every id,
 * hash and token of a victim, tries to become somebody else, and reads what it can. After each function the victim's
 * rows are compared with what they were. As a member the attacker has a live session of an account of their own.
 * `isTried` chooses among the functions.
 */
export async function attackAs(
  login: Login,
  database: AttackedDatabase,
  isTried: (name: string) => boolean = () => true,
): Promise<Attack> {
  const ground = await settle(database);
  const functions = (await run(database.adminUrl, listFunctions)).filter(({ name }) => isTried(name));
  const [open, closed]: [string[], string[]] = [[], []];
  const breaks: Break[] = [];
  let statements = 0;
  for (const fn of functions) {
    const entry = await enter(login, ground);
    const before = await digest(ground);
    const result = await tryFunction(fn, { login, entry, ground });
    statements += result.statements;
    (result.isOpen ? open : closed).push(fn.signature);
    breaks.push(...result.told);
    if ((await digest(ground)) !== before) breaks.push({ statement: fn.signature, what: "changes the victim's rows" });
  }
  const escapes = await tryEscapes(login, ground);
  return { open, closed, statements: statements + escapes.statements, breaks: [...breaks, ...escapes.breaks] };
}

/** A victim with a row in every table and a live session, and what an attacker may know of both. */
async function settle(database: AttackedDatabase): Promise<Ground> {
  const victim = randomUUID();
  return run(database.adminUrl, async (client) => {
    await client.query("set session_replication_role = 'replica'");
    const tables = await tablesOfMembers(client);
    for (const table of tables) await putRow(client, { table, userId: victim });
    const victimSid = await addSession(client, { userId: victim });
    const loot = await lootOf(client, { tables, userId: victim });
    return { database, tables, victim, loot, victimSid, secrets: [...secretsOf(loot), victimSid] };
  });
}

/** How the attacker's transaction begins: with a session of an account of their own, where the login has one. */
async function enter(login: Login, { database }: Ground): Promise<string> {
  const become = `begin; set local role ${BECOMES[login]}`;
  if (login !== 'member') return become;
  const userId = randomUUID();
  const sid = await run(database.adminUrl, async (client) => {
    await client.query(
      "insert into auth.account (user_id, email_index, password_hash, verified_at, created_at, password_changed_at) values ($1, uuid_send($1), 'none', now(), now(), now())",
      [userId],
    );
    return addSession(client, { userId });
  });
  return `${become}; set local app.sid = '${sid}'`;
}

async function listFunctions(client: Client): Promise<Fn[]> {
  const { rows } = await client.query<Fn>(
    `select n.nspname || '.' || p.proname as name, p.oid::regprocedure::text as signature,
            coalesce((select array_agg(format_type(t.type, null) order by t.at) from unnest(p.proargtypes) with ordinality t(type, at)), '{}') as types
       from pg_proc p join pg_namespace n on n.oid = p.pronamespace
      where n.nspname in ('auth', 'app') and p.prorettype <> 'trigger'::regtype order by 2`,
  );
  return rows;
}

type Tried = { readonly isOpen: boolean; readonly statements: number; readonly told: readonly Break[] };

async function tryFunction(
  fn: Fn,
  { login, entry, ground }: { login: Login; entry: string; ground: Ground },
): Promise<Tried> {
  return run(ground.database.urls[login], async (client) => {
    const told: Break[] = [];
    const calls = callsOf(fn, ground.loot);
    // What the attacker gave, a function may give back.
    const given = new Set<string>();
    await client.query(entry);
    for (const call of calls) {
      const answer = await within(client, call);
      if (answer.refused) {
        await client.query('rollback');
        return { isOpen: false, statements: 1, told };
      }
      for (const secret of ground.secrets) if (call.includes(secret)) given.add(secret);
      const leaked = ground.secrets.find((secret) => !given.has(secret) && answer.text.includes(secret));
      if (leaked) told.push({ statement: call, what: 'tells of the victim' });
    }
    await client.query('commit');
    return { isOpen: true, statements: calls.length, told };
  });
}

/** Runs a statement so that its failure leaves the transaction usable. */
async function within(client: Client, sql: string): Promise<{ readonly refused: boolean; readonly text: string }> {
  await client.query('savepoint tried');
  try {
    const results = await client.query(sql);
    const rows = (Array.isArray(results) ? results : [results]).flatMap(
      (result: { rows?: unknown[] }) => result.rows ?? [],
    );
    return { refused: false, text: JSON.stringify(rows, hex) };
  } catch (error) {
    await client.query('rollback to savepoint tried');
    const { code, message } = error as { code?: string; message: string };
    return { refused: code === '42501' && message.startsWith('permission denied'), text: message };
  }
}

/** Bytes as PostgreSQL writes them. */
function hex(_key: string, value: unknown): unknown {
  const bytes = value as { type?: string; data?: number[] } | null;
  return bytes?.type === 'Buffer' && bytes.data ? Buffer.from(bytes.data).toString('hex') : value;
}

async function tryEscapes(
  login: Login,
  ground: Ground,
): Promise<{ readonly statements: number; readonly breaks: readonly Break[] }> {
  const breaks: Break[] = [];
  const escapes = escapesFor(login, ground);
  for (const { statement, breaks: isBreak } of escapes) {
    const entry = await enter(login, ground);
    const before = await digest(ground);
    const answer = await run(ground.database.urls[login], async (client) => {
      await client.query(entry);
      const tried = await within(client, statement);
      await client.query('rollback');
      return tried.text;
    });
    if (isBreak(answer)) breaks.push({ statement, what: answer.slice(0, 80) });
    if ((await digest(ground)) !== before) breaks.push({ statement, what: "changes the victim's rows" });
  }
  return { statements: escapes.length, breaks };
}

/** One value that changes with any row of the victim's. */
async function digest({ database, tables, victim }: Ground): Promise<string> {
  return run(database.adminUrl, async (client) => {
    const parts = tables.map(
      (table) =>
        `select '${table}' || coalesce(string_agg(t::text, '|' order by t::text), '') as part from ${table} t where user_id = '${victim}'`,
    );
    const { rows } = await client.query<{ whole: string }>(
      `select md5(string_agg(part, '#' order by part)) as whole from (${parts.join(' union all ')}) all_parts`,
    );
    return rows[0]?.whole ?? '';
  });
}
