import { randomUUID } from 'node:crypto';
import { escapeIdentifier, type Client } from 'pg';
import type { Reader, Shared } from '#server/platform/manifest/tables.ts';
import type { Login } from '#server/platform/db/opening.ts';
import { run, type TestDatabase } from './database.ts';
import {
  addSession,
  asUser,
  COLUMNS_TO_FILL,
  example,
  insertText,
  others,
  rowsTouched,
  type TriedTable,
} from './row-tries.ts';

/** A shared table as its manifest tells it, with what a row of it and a standing need in this database. */
export type SharedTable = {
  readonly table: string;
  readonly shared: Shared;
  /** Values of the row, as SQL, where an example would not do. */
  readonly values?: Readonly<Record<string, string>>;
  /** SQL that gives a reader the standing that `who` says; $reader stands for the id. */
  readonly standing?: Readonly<Record<string, string>>;
};
export type SharedResult = { readonly tries: number; readonly breaches: readonly string[] };

type Live = TriedTable & {
  /** Columns that a member may read and change, by grants, and those that refer to an account. */
  readonly readable: readonly string[];
  readonly changeable: readonly { readonly name: string; readonly type: string }[];
  readonly of_members: readonly string[];
};
type Person = Reader & { readonly id: string; readonly sid: string };
type People = {
  readonly author: string;
  readonly authorSid: string;
  readonly endedSid: string;
  readonly readers: readonly Person[];
};
type Try = {
  readonly what: string;
  /** A member's where it is not said. */ readonly login?: Login;
  readonly as: string;
  readonly sql: string;
  readonly breach: (rows: number) => boolean;
};

/**
 * Puts one row of an author into a table that several members read, and tries: whether each reader of its manifest sees
 * it or does not, by age and standing; that nobody changes, takes, adds or removes a row of somebody else; that hidden
 * columns are refused; and that nothing readable names a member. The author reads and changes the row as well, so that
 * an empty answer proves something.
 */
export async function trySharedMatrix(database: TestDatabase, table: SharedTable): Promise<SharedResult> {
  const live = await run(database.adminUrl, (client) => readTable(client, table.table));
  const people = await run(database.adminUrl, (client) => settle(client, { live, table }));
  const tries = triesOf(table.shared, { live, people });
  const breaches: string[] = [];
  for (const login of ['member', 'visitor', 'worker'] as const)
    await run(database.urls[login], async (client) => {
      for (const { what, breach, ...statement } of tries.filter((one) => (one.login ?? 'member') === login))
        if (breach(await rowsTouched(client, statement))) breaches.push(what);
      if (login === 'member') breaches.push(...(await named(client, { live, people })));
    });
  return { tries: tries.length, breaches };
}

const reached = (rows: number): boolean => rows > 0;
const allowed = (rows: number): boolean => rows >= 0;

function triesOf(shared: Shared, { live, people }: { live: Live; people: People }): Try[] {
  const read = `select from ${live.name}`;
  const seen = people.readers.map(({ who, sid, sees }) => ({
    what: sees ? `${who} does not read it` : `${who} reads it`,
    as: asUser(sid),
    sql: read,
    breach: (rows: number) => (rows === 1) !== sees,
  }));
  const ended = others(people.endedSid).map(([who, login, as]) => ({
    what: `reads with ${who}`,
    login,
    as,
    sql: read,
    breach: reached,
  }));
  return [
    ...seen,
    // Where everybody reads, nobody is asked who they are.
    ...(shared.everyoneReads === null ? ended : []),
    ...people.readers.flatMap((reader) => othersTries(shared, { live, people, reader })),
    ...(shared.author === null ? [] : authorsTries(shared.author, { live, people })),
  ];
}

/** What must not work for whoever did not write the row. */
function othersTries(shared: Shared, { live, people, reader }: { live: Live; people: People; reader: Person }): Try[] {
  const as = asUser(reader.sid);
  const { author } = shared;
  const hidden = [...(author ? [author] : []), ...shared.hidden];
  return [
    ...(author
      ? [
          {
            what: 'adds a row in the name of another member',
            sql: insertText(live, { [author]: `'${people.author}'` }),
          },
          {
            what: 'takes a row of another member',
            sql: `update ${live.name} set ${escapeIdentifier(author)} = '${reader.id}'`,
          },
        ]
      : [{ what: 'adds a row', sql: insertText(live, {}) }]),
    ...live.changeable.map(({ name, type }) => ({
      what: `changes ${name} of another member`,
      sql: `update ${live.name} set ${escapeIdentifier(name)} = ${example({ name, type, first_allowed: null })}`,
    })),
    { what: 'deletes a row of another member', sql: `delete from ${live.name}` },
  ]
    .map((one): Try => ({ ...one, as, breach: reached }))
    .concat(
      hidden.map((name) => ({
        what: `reads ${name}`,
        as,
        sql: `select ${escapeIdentifier(name)} from ${live.name}`,
        breach: allowed,
      })),
    );
}

function authorsTries(author: string, { live, people }: { live: Live; people: People }): Try[] {
  const [column, other] = [escapeIdentifier(author), randomUUID()];
  const own = live.changeable
    .filter(({ name }) => name !== author)
    .slice(0, 1)
    .map(({ name, type }) => ({
      what: 'the author cannot change the row',
      sql: `update ${live.name} set ${escapeIdentifier(name)} = ${example({ name, type, first_allowed: null })}`,
      breach: (rows: number) => rows !== 1,
    }));
  return [
    ...own,
    { what: 'the author does not read the row', sql: `select from ${live.name}`, breach: (rows: number) => rows !== 1 },
    {
      what: 'the author hands the row to another member',
      sql: `update ${live.name} set ${column} = '${other}'`,
      breach: reached,
    },
  ].map((one) => ({ ...one, as: asUser(people.authorSid) }));
}

/**
 * Readable columns that say which member: those that refer to an account, and those whose value holds the id of the
 * row's author.
 */
async function named(client: Client, { live, people }: { live: Live; people: People }): Promise<string[]> {
  const referring = live.of_members.filter((name) => live.readable.includes(name));
  const shows = referring.map((name) => `${name} shows which member it is`);
  const reader = people.readers.find(({ sees }) => sees);
  if (!reader || live.readable.length === 0) return shows;
  await client.query(`begin; ${asUser(reader.sid)}`);
  try {
    const { rows } = await client.query<Record<string, unknown>>(
      `select ${live.readable.map((name) => `${escapeIdentifier(name)}::text`).join(', ')} from ${live.name}`,
    );
    const holds = (name: string): boolean => rows.some((row) => String(row[name]).includes(people.author));
    return [...shows, ...live.readable.filter(holds).map((name) => `${name} carries the id of its author`)];
  } finally {
    await client.query('rollback');
  }
}

async function readTable(client: Client, table: string): Promise<Live> {
  const { rows } = await client.query<Live>(
    `select c.oid::regclass::text as name, ${COLUMNS_TO_FILL} and c.oid = $1::regclass group by c.oid`,
    [table],
  );
  const { rows: granted } = await client.query<Omit<Live, keyof TriedTable>>(
    `select coalesce(json_agg(a.attname) filter (where has_column_privilege('w_user', a.attrelid, a.attnum, 'select')), '[]') as readable,
      coalesce(json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, null))) filter (where has_column_privilege('w_user', a.attrelid, a.attnum, 'update')), '[]') as changeable,
      coalesce(json_agg(a.attname) filter (where exists (select from pg_constraint k where k.conrelid = a.attrelid and k.contype = 'f' and k.confrelid = 'auth.account'::regclass and a.attnum = any(k.conkey))), '[]') as of_members
     from pg_attribute a where a.attrelid = $1::regclass and a.attnum > 0 and not a.attisdropped`,
    [table],
  );
  const [live, grants] = [rows[0], granted[0]];
  if (!live || !grants) throw new Error(`there is no table ${table}`);
  return { ...live, ...grants };
}

/** One row by an author with a live session, and every reader with the member's. */
async function settle(client: Client, { live, table }: { live: Live; table: SharedTable }): Promise<People> {
  const author = randomUUID();
  const given = { ...table.values, ...(table.shared.author && { [table.shared.author]: `'${author}'` }) };
  // The row stands for itself: who and what it refers to need not be there.
  await client.query(`begin; set local session_replication_role = replica; truncate ${live.name} cascade`);
  await client.query(`${insertText(live, given)}`);
  await client.query('commit');
  const readers: Person[] = [];
  for (const reader of table.shared.readers) {
    const id = randomUUID();
    const standing = table.standing?.[reader.who];
    if (standing) await client.query(standing.replaceAll('$reader', `'${id}'`));
    readers.push({ ...reader, id, sid: await addSession(client, { userId: id, ageGroup: reader.ageGroup }) });
  }
  return {
    author,
    authorSid: await addSession(client, { userId: author }),
    endedSid: await addSession(client, { userId: author, ended: true }),
    readers,
  };
}
