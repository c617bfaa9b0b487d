import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { escapeIdentifier, escapeLiteral, type Client } from 'pg';
import { connected } from '#server/testing/idle.ts';
import { prepareDatabase, type Prepared } from '#server/platform/db/prepare.ts';
import { scramVerifier, type PasswordFor } from '#server/platform/db/roles.ts';
import { Node } from './nodes.ts';

export const DATABASE = 'moonhearth';
/** What a transaction becomes; the connections of the coordinator to the nodes are made as these. */
export const BECOMES = ['w_visitor', 'w_user', 'w_worker'] as const;

const sqlOf = (name: string): string => readFileSync(new URL(`./${name}.sql`, import.meta.url), 'utf8');

/** A coordinator that keeps what is not a member's own, and two nodes that hold the rows of members. */
export type Spread = {
  readonly coordinator: Node;
  readonly workers: readonly [Node, Node];
  readonly prepared: Prepared;
  /** The passwords by which the coordinator comes to the nodes, and nobody else. */
  readonly passwords: Readonly<Record<string, string>>;
  readonly key: Buffer;
  readonly tables: readonly string[];
  leave(): Promise<void>;
};

/** Makes the product's database on Citus: migrated as everywhere, and its members' tables then spread by member. */
export async function openSpread(passwordFor: PasswordFor): Promise<Spread> {
  const password = randomBytes(16).toString('hex');
  const made = { citus: true, password };
  const [coordinator, first, second] = await Promise.all([Node.open(made), Node.open(made), Node.open(made)]);
  const workers = [first, second] as const;
  const leave = async () => void (await Promise.all([coordinator, ...workers].map((node) => node.leave())));
  try {
    for (const node of [coordinator, ...workers]) await asSuper(node, 'postgres', `create database ${DATABASE}`);
    const prepared = await prepareDatabase({ adminUrl: coordinator.url(DATABASE), passwordFor });
    const passwords = Object.fromEntries(BECOMES.map((role) => [role, randomBytes(32).toString('base64url')]));
    const key = randomBytes(32);
    await join({ coordinator, workers, key, passwords });
    const tables = await tablesOf(coordinator);
    return { coordinator, workers, prepared, passwords, key, tables, leave };
  } catch (error) {
    await leave();
    throw error;
  }
}

type Right = { readonly name: string; readonly column: string; readonly right: string; readonly whose: string };
/** Rights on single columns, which Citus does not take along. */
const COLUMN_RIGHTS = `select d.logicalrelid::text as name, a.attname as column, x.privilege_type as right, x.grantee::regrole::text as whose
  from pg_dist_partition d join pg_attribute a on a.attrelid = d.logicalrelid cross join aclexplode(a.attacl) x`;

type Joining = Pick<Spread, 'coordinator' | 'workers' | 'passwords' | 'key'>;

async function join({ coordinator, workers, key, passwords }: Joining): Promise<void> {
  for (const node of [coordinator, ...workers]) await asSuper(node, DATABASE, 'create extension citus');
  const rights = await within(coordinator, DATABASE, async (client) => {
    for (const [role, password] of Object.entries({ postgres: coordinator.password, ...passwords }))
      await client.query('insert into pg_dist_authinfo values (0, $1, $2)', [role, `password=${password}`]);
    await client.query("select citus_set_coordinator_host('127.0.0.1', $1)", [coordinator.port]);
    for (const worker of workers) await client.query("select citus_add_node('127.0.0.1', $1)", [worker.port]);
    await client.query("select citus_set_node_property('127.0.0.1', $1, 'shouldhaveshards', false)", [
      coordinator.port,
    ]);
    await client.query(
      `begin; set local role mh_owner; set local citus.enable_ddl_propagation = off; ${sqlOf('coordinator')} commit`,
    );
    await client.query('insert into auth.spread_key (inner_pad, outer_pad) values ($1, $2)', [...padsOf(key)]);
    await client.query(sqlOf('distribute'));
    return (await client.query<Right>(COLUMN_RIGHTS)).rows;
  });
  for (const worker of workers) await close(worker, { key, passwords, rights });
}

/** Lets a node ask for proofs, and lets nobody in but the coordinator. */
async function close(
  worker: Node,
  { key, passwords, rights }: Pick<Joining, 'key' | 'passwords'> & { readonly rights: readonly Right[] },
): Promise<void> {
  await within(worker, DATABASE, async (client) => {
    const { rows: logins } = await client.query<{ role: string }>(
      "select rolname as role from pg_roles where rolcanlogin and rolname ~ '^mh_'",
    );
    await client.query(`set citus.enable_ddl_propagation = off;
      begin; set local role mh_owner; ${sqlOf('worker')} commit`);
    await client.query('insert into auth.spread_key (inner_pad, outer_pad) values ($1, $2)', [...padsOf(key)]);
    const { rows: shards } = await client.query<{ table: string; name: string }>(
      'select logicalrelid::text as table, shard_name(logicalrelid, shardid) as name from pg_dist_shard where to_regclass(shard_name(logicalrelid, shardid)) is not null',
    );
    const pieces = Map.groupBy(shards, ({ table }) => table);
    await client.query(
      rights
        .flatMap(({ name, column, right, whose }) =>
          [name, ...(pieces.get(name) ?? []).map((piece) => piece.name)].map(
            (piece) => `grant ${right} (${escapeIdentifier(column)}) on ${piece} to ${whose}`,
          ),
        )
        .join(';'),
    );
    await client.query(
      [
        `revoke all on database ${DATABASE} from public`,
        'revoke all on schema public from public',
        // The text of what runs on a node may hold a proof.
        'revoke execute on function pg_stat_get_activity(integer), pg_stat_get_backend_activity(integer) from public',
        ...logins.map(({ role }) => `alter role ${escapeIdentifier(role)} nologin`),
        ...Object.entries(passwords).flatMap(([role, password]) => [
          `alter role ${role} login noinherit password ${escapeLiteral(scramVerifier(password))}`,
          `grant connect on database ${DATABASE} to ${role}`,
        ]),
      ].join(';'),
    );
  });
}

/** The two blocks that HMAC of SHA-256 sets before what it hashes (RFC 2104), for a key of at most 64 bytes. */
export function padsOf(key: Buffer): readonly [Buffer, Buffer] {
  const block = Buffer.alloc(64);
  key.copy(block);
  return [block.map((byte) => byte ^ 0x36), block.map((byte) => byte ^ 0x5c)] as unknown as readonly [Buffer, Buffer];
}

async function tablesOf(coordinator: Node): Promise<string[]> {
  return within(coordinator, DATABASE, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      'select table_name::text as name from citus_tables order by 1',
    );
    return rows.map(({ name }) => name);
  });
}

/** One connection as the superuser of a node, for one piece of work. */
export async function within<T>(node: Node, database: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = await connected(node.url(database));
  return work(client).finally(() => client.end());
}

async function asSuper(node: Node, database: string, sql: string): Promise<void> {
  await within(node, database, (client) => client.query(sql));
}
