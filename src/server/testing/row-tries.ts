import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { escapeIdentifier, escapeLiteral, type Client } from 'pg';
import type { Login } from '#server/platform/db/opening.ts';

/** A column that an insert has to fill; `first_allowed` is the first text that a check names. */
type Column = { readonly name: string; readonly type: string; readonly first_allowed: string | null };
/** A table as the catalogue describes it. */
export type TriedTable = { readonly name: string; readonly columns: readonly Column[] };

/** In SQL, the columns of pg_class `c` and pg_attribute `a` that an insert has to fill. */
export const COLUMNS_TO_FILL = `json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, null), 'first_allowed',
        (select substring(pg_get_constraintdef(k.oid) from '''([^'']+)''::text') from pg_constraint k
          where k.conrelid = c.oid and k.contype = 'c' and a.attnum = any(k.conkey) limit 1)) order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'app'::regnamespace and c.relkind in ('r', 'p') and a.attnotnull and not a.atthasdef`;

/** Those who may read no row at all, beside a member with a live session. */
export function others(endedSid: string): readonly (readonly [who: string, login: Login, as: string])[] {
  return [
    ['ended session', 'member', asUser(endedSid)],
    ['no session', 'member', asUser('')],
    ['visitor without a session', 'visitor', 'set local role w_visitor'],
    ['worker without a job', 'worker', "set local role w_worker; set local app.job = ''"],
  ];
}

type Session = { readonly userId: string; readonly ageGroup?: 'teen' | 'adult'; readonly ended?: boolean };

/** A session of a member, live or ended; gives its id as a transaction names it. */
export async function addSession(
  client: Client,
  { userId, ageGroup = 'adult', ended = false }: Session,
): Promise<string> {
  const sid = randomBytes(32).toString('hex');
  await client.query(
    `insert into auth.session (id, user_id, token_hash, kind, age_band, band_day, shared_device, ip_prefix, expires_at, ends_at, revoked_at)
     values ($1, $2, $3, 'member', $4, current_date, false, '', now() + interval '1 hour', now() + interval '1 hour', ${ended ? 'now()' : 'null'})`,
    [randomUUID(), userId, createHash('sha256').update(sid).digest(), ageGroup],
  );
  return sid;
}

/** Makes of a transaction that of a member, by the member's session. */
export function asUser(sid: string): string {
  return `set local role w_user; set local app.sid = '${sid}'`;
}

// A clash of keys or a rule on what a row holds is met only by a statement that row-level security has let through.
const LET_THROUGH = new Set(['23505', '23503', '23514', '23001']);

/** How many rows a statement reached; -1 when it was refused for want of a right. Whatever it did is rolled back. */
export async function rowsTouched(client: Client, { as, sql }: { as: string; sql: string }): Promise<number> {
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

/** An insert of one row: what is given as it stands, the rest by example. */
export function insertText({ name, columns }: TriedTable, given: Readonly<Record<string, string>>): string {
  const filled: Readonly<Record<string, string>> = {
    ...Object.fromEntries(columns.flatMap((column) => (column.name in given ? [] : [[column.name, example(column)]]))),
    ...given,
  };
  return `insert into ${name} (${Object.keys(filled).map(escapeIdentifier).join(', ')}) values (${Object.values(filled).join(', ')})`;
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
  real: () => '1',
  'text[]': () => "'{}'",
};

/** A value of a column, as SQL. Throws for a type that has no example yet. */
export function example({ type, first_allowed: allowed }: Column): string {
  if (allowed !== null) return escapeLiteral(allowed);
  const make = EXAMPLES[type];
  if (make === undefined) throw new Error(`the matrix knows no example of type ${type}: add one`);
  return make();
}
