import { createHash, createHmac } from 'node:crypto';
import { Client } from 'pg';
import { connected } from '#server/testing/idle.ts';
import { withLogin } from '#server/platform/db/prepare.ts';
import { loginRoles, type PasswordFor } from '#server/platform/db/roles.ts';
import type { Node } from './nodes.ts';
import { BECOMES, DATABASE, within, type Spread } from './spread.ts';

type Ground = {
  readonly spread: Spread;
  readonly passwordFor: PasswordFor;
  readonly victim: string;
  readonly other: string;
};
/** One way in: where, as whom, to which tables; `opens` where her own proof must open them. */
type Way = {
  readonly what: string;
  readonly url: string;
  readonly role: string;
  readonly tables: readonly string[];
  readonly opens: boolean;
};
/** Where her rows lie. */
type Home = { readonly port: number; readonly pieces: readonly string[] };

/** No right, no way on from this node to the one that has the rows, or a proof that has run out. */
const CLOSED = ['42501', '08006', '28000'];

/** A proof as the coordinator makes it, for whoever has the key. */
export function proofOf(key: Buffer, of: { userId: string; until: number; kind?: string }): string {
  const said = `${of.userId}|${of.until}`;
  return `${said}|${createHmac('sha256', key)
    .update(`${of.kind ?? 'member'}|${said}`)
    .digest('hex')}`;
}

/** Tries what must not be, on the coordinator and on the nodes themselves; a node that takes any proof is planted last. */
export async function tryHoles(ground: Ground): Promise<{ tried: number; wrong: string[] }> {
  const { spread, victim, other } = ground;
  const now = Math.floor(Date.now() / 1000);
  // Long enough for all tries: none must fail for its age alone but the one that is to.
  const until = now + 3_600;
  const good = proofOf(spread.key, { userId: victim, until });
  const forged = `${good.slice(0, -1)}${good.endsWith('0') ? '1' : '0'}`;
  const proofs: Record<string, string | undefined> = {
    'without a proof': undefined,
    'by a forged proof': forged,
    'by a proof that has run out': proofOf(spread.key, { userId: victim, until: now - 1 }),
    'by a proof moved on': good.replace(/\|\d+\|/, `|${until + 1}|`),
    'by a proof of another kind': proofOf(spread.key, { userId: victim, until, kind: 'gone' }),
    'by a proof under another key': proofOf(createHash('sha256').update('guess').digest(), {
      userId: victim,
      until,
    }),
    'by a proof of another member': proofOf(spread.key, { userId: other, until }),
    'by no proof at all': 'a proof',
  };
  const ways = waysIn(ground, await homeOf(spread, victim));
  const wrong: string[] = [];
  let tried = 0;
  for (const way of ways)
    for (const [how, proof] of Object.entries(proofs)) {
      const { seen, written } = await tryAs(way, { victim, proof });
      tried += 2;
      if (seen > 0) wrong.push(`${way.what} ${how}: ${seen} rows of hers`);
      if (written > 0) wrong.push(`${way.what} ${how}: wrote into ${written} of her rows`);
    }
  for (const way of ways) {
    const { seen } = await tryAs(way, { victim, proof: good });
    if (seen === 0 && way.opens) wrong.push(`${way.what} sees nothing by her own proof: the tries saw nothing`);
  }
  const closed = await tryLogins(ground);
  wrong.push(...closed.wrong, ...(await planted(ground, { way: ways[0], forged })));
  return { tried: tried + closed.tried, wrong };
}

/** The node of her rows, and their pieces of tables on it. */
async function homeOf(spread: Spread, victim: string): Promise<Home> {
  const { rows } = await within(spread.coordinator, DATABASE, (client) =>
    client.query<{ port: number; piece: string }>(
      `select nodeport as port, shard_name as piece from citus_shards
        where citus_table_type = 'distributed' and shardid = get_shard_id_for_distribution_column(table_name, $1::uuid)`,
      [victim],
    ),
  );
  return { port: rows[0]?.port ?? 0, pieces: rows.map(({ piece }) => piece) };
}

/** The logins of the product on the coordinator, and the connections that it makes itself, on each node and to each piece. */
function waysIn({ spread }: Ground, { port, pieces }: Home): Way[] {
  const { urls } = spread.prepared;
  const { tables } = spread;
  const onNodes = spread.workers.flatMap((node, index) =>
    BECOMES.flatMap((role): Way[] => {
      const url = withLogin(node.url(DATABASE), { user: role, password: spread.passwords[role] ?? '' });
      const what = `node ${index + 1} as ${role}`;
      const whole: Way = { what, url, role, tables, opens: false };
      if (node.port !== port) return [whole];
      return [whole, { ...whole, what: `${what}, to the pieces of tables`, tables: pieces, opens: role === 'w_user' }];
    }),
  );
  const here = { tables, opens: false };
  return [
    { ...here, what: 'the coordinator as a member', url: urls.member, role: 'w_user', opens: true },
    { ...here, what: 'the coordinator as the worker', url: urls.worker, role: 'w_worker' },
    { ...here, what: 'the coordinator as a visitor', url: urls.visitor, role: 'w_visitor' },
    ...onNodes,
  ];
}

async function tryAs(way: Way, { victim, proof }: { victim: string; proof: string | undefined }) {
  const client = new Client({ connectionString: way.url });
  await client.connect();
  const count = { seen: 0, written: 0 };
  try {
    for (const table of way.tables) {
      count.seen += await counted(client, {
        way,
        proof,
        sql: `select count(*)::int as n from ${table} where user_id = $1`,
        victim,
      });
    }
    const logs = way.tables.find((table) => table.startsWith('app.day_log')) ?? 'app.day_log';
    const sql = `with w as (update ${logs} set sealed = sealed where user_id = $1 returning 1) select count(*)::int as n from w`;
    count.written = await counted(client, { way, proof, sql, victim });
    return count;
  } finally {
    await client.end();
  }
}

type Asked = { readonly way: Way; readonly proof: string | undefined; readonly sql: string; readonly victim: string };

/** Begins as an attacker would who has a proof. Each by itself: the text around a setting goes to the nodes along with it. */
async function begin(client: Client, { role, proof }: { role: string; proof: string | undefined }): Promise<void> {
  await client.query(`begin; set local role ${role}`);
  if (proof === undefined) return;
  await client.query("set local citus.propagate_set_commands = 'local'");
  await client.query(`set local app.proof = '${proof}'`);
}

/** How many a statement counts, 0 where the role has no right to ask. */
async function counted(client: Client, { way, proof, sql, victim }: Asked): Promise<number> {
  await begin(client, { role: way.role, proof });
  try {
    const { rows } = await client.query<{ n: number }>(sql, [victim]);
    return rows[0]?.n ?? 0;
  } catch (error) {
    if (!CLOSED.includes((error as { code?: string }).code ?? '')) throw error;
    return 0;
  } finally {
    await client.query('rollback');
  }
}

/** What nobody may say on a node: it reads the key, seals, or reads the text of what others run, where a proof may stand. */
const ON_A_NODE = [
  'select * from auth.spread_key',
  "select auth.seal_proof('member|x')",
  "select auth.proven('member', 'x')",
  'select query from pg_stat_activity',
];
/** The same by way of the coordinator, in a member's own transaction. */
const BY_THE_COORDINATOR = [
  'select * from pg_dist_authinfo',
  'select * from auth.spread_key',
  "select auth.seal_proof('member|x')",
  "select * from run_command_on_workers('select 1')",
  "select * from run_command_on_shards('app.day_log', 'select 1 from %s')",
  'select pg_stat_get_backend_activity(1) from app.day_log where user_id = :victim',
  'select (select count(a.query) from pg_stat_get_activity(null) a) from app.day_log d where d.user_id = :victim',
];

/** The product's logins do not come into a node, and what may not be said is refused there and on the way there. */
async function tryLogins({ spread, passwordFor, victim }: Ground): Promise<{ tried: number; wrong: string[] }> {
  const wrong: string[] = [];
  let tried = 0;
  const mayNot = async (url: string, { role, sql, proof }: Said) => {
    tried += 1;
    if (await isOpen(url, { role, sql, proof })) wrong.push(`${role} may say: ${sql}`);
  };
  for (const node of spread.workers) {
    for (const role of Object.values(loginRoles(DATABASE))) {
      tried += 1;
      if (await comesIn(node, role, passwordFor(role))) wrong.push(`${role} comes into a node`);
    }
    for (const role of BECOMES)
      for (const sql of ON_A_NODE)
        await mayNot(withLogin(node.url(DATABASE), { user: role, password: spread.passwords[role] ?? '' }), {
          role,
          sql,
        });
  }
  const proof = proofOf(spread.key, { userId: victim, until: Math.floor(Date.now() / 1000) + 3_600 });
  for (const sql of BY_THE_COORDINATOR)
    await mayNot(spread.prepared.urls.member, { role: 'w_user', sql: sql.replace(':victim', `'${victim}'`), proof });
  return { tried, wrong };
}

type Said = { readonly role: string; readonly sql: string; readonly proof?: string | undefined };

/** Whether a statement is answered in a transaction of a role; anything but a missing right is a fault of the question. */
async function isOpen(url: string, { role, sql, proof }: Said): Promise<boolean> {
  const client = await connected(url);
  try {
    await begin(client, { role, proof });
    await client.query(sql);
    return true;
  } catch (error) {
    if ((error as { code?: string }).code !== '42501') throw new Error(`not refused: ${sql}`, { cause: error });
    return false;
  } finally {
    await client.end();
  }
}

async function comesIn(node: Node, user: string, password: string): Promise<boolean> {
  const client = new Client({ connectionString: withLogin(node.url(DATABASE), { user, password }) });
  client.on('error', () => undefined);
  return client.connect().then(
    () => client.end().then(() => true),
    () => false,
  );
}

/** A node that looks at no seal: the forged proof must then be seen to open it. */
async function planted(
  { spread, victim }: Ground,
  { way, forged }: { way: Way | undefined; forged: string },
): Promise<string[]> {
  const fault = `begin; set local citus.enable_ddl_propagation = off; set local role mh_owner;
    create or replace function auth.proven(p_kind text, p_proof text) returns uuid language sql stable security definer set search_path = '' as
    $$ select pg_catalog.split_part(p_proof, '|', 1)::uuid $$; commit`;
  for (const node of spread.workers) await within(node, DATABASE, (client) => client.query(fault));
  const { seen } = way ? await tryAs(way, { victim, proof: forged }) : { seen: 0 };
  return seen > 0 ? [] : ['a node that takes any proof was planted and not seen'];
}
