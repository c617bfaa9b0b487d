import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { Client } from 'pg';
import { Database } from '#server/platform/db/database.ts';
import { SessionEnded } from '#server/platform/db/opening.ts';
import { makeMembers, unlessBusy } from '../../bench/ground/people.ts';
import { cpuOf } from '../../bench/ground/processes.ts';
import { herToday } from '../deeds.ts';
import type { Course, Found, Proof } from '../proof.ts';
import { blindness, halfActions, ledgerSend, lostWrites, type Ledger } from '../written.ts';
import { findPgbouncer } from './pgbouncer.ts';
import { differences, endedElsewhere, memberSteps } from './same-steps.ts';
import { openTwoWays, type TwoWays, type Way } from './two-ways.ts';

const WRITERS = 50;
const FAILURES = 5;
const KINDS = ['day', 'page', 'checkIn', 'symptom'] as const;

/** The product on a pooler that lends a connection for one transaction, beside itself without one. */
export const pooler: Proof = {
  name: 'pooler',
  claims: `through PgBouncer in transaction mode a member is answered as directly, ${WRITERS} writers lose and double nothing, limits of time hold, and what must go directly is refused there`,
  run: async ({ short }: Course): Promise<Found> => {
    const found = findPgbouncer();
    if ('why' in found) return { notTried: found.why };
    const ways = await openTwoWays(found.program);
    try {
      const steps = await sameSteps(ways);
      const writes = await manyWriters(ways, short ? { members: 10, each: 6 } : { members: 50, each: 20 });
      const limits = await limitsOfTime(ways, short ? SHORT_LIMITS : LIMITS);
      const [refused, failed] = [await refusals(ways), await failures(ways)];
      const cost = await costs(ways, short ? 4 : 12);
      const parts = [steps, writes, limits, refused, failed];
      return {
        figures: {
          PgBouncer: found.version,
          PostgreSQL: ways.version,
          ...Object.assign({}, ...parts.map(({ figures }) => figures)),
          ...cost,
        },
        compared: parts.reduce((sum, { compared }) => sum + compared, 0),
        wrong: parts.flatMap(({ wrong }) => wrong),
      };
    } finally {
      await ways.leave();
    }
  },
};

type Part = {
  readonly figures: Readonly<Record<string, string | number>>;
  readonly compared: number;
  readonly wrong: readonly string[];
};

/** Two new members do and read the same, one each way; and a session ended at one process is ended at the other. */
async function sameSteps({ direct, pooled }: TwoWays): Promise<Part> {
  const [one, other] = await Promise.all([memberSteps(direct, 'direct1'), memberSteps(pooled, 'pooled1')]);
  const good = one.filter(({ status }) => status < 300).length;
  const [first] = one;
  const planted = first ? differences(one, [{ ...first, text: `${first.text} ` }, ...one.slice(1)]) : [];
  await makeMembers(pooled, 1, 'ended');
  const heard = await endedElsewhere({ held: pooled, ends: direct }, 'ended0@members.example');
  return {
    figures: { steps: one.length, 'of these done': good },
    compared: one.length + 1,
    wrong: [
      ...differences(one, other),
      ...(good * 2 > one.length ? [] : [`only ${good} of ${one.length} steps were done at all`]),
      ...(planted.length === 1 ? [] : ['an answer that was changed on purpose was not seen']),
      ...(heard === '401 unauthenticated' ? [] : [`a session that ended elsewhere was answered ${heard}`]),
    ],
  };
}

/** Many write at once through the pooler; then all is sent again and compared with what was answered and with the rows. */
async function manyWriters(
  { pooled, adminUrl }: TwoWays,
  { members, each }: { members: number; each: number },
): Promise<Part> {
  const cookies = await makeMembers(pooled, members, `writer${randomUUID().slice(0, 6)}`);
  const ledger: Ledger = { written: [] };
  const write = async (index: number) => {
    const writer = { cookie: cookies[index % members] ?? '', index };
    for (let serial = 0; serial < each; serial += 1) {
      const kind = KINDS[(index + serial) % KINDS.length] ?? 'day';
      const key = `${index}-${serial}-${randomUUID().slice(0, 8)}`;
      const one = { writer, kind, key, serial: ledger.written.length, status: null, text: '' };
      ledger.written.push(one);
      await ledgerSend(pooled.origin, one, (...of) => unlessBusy(() => fetch(...of)));
    }
  };
  await Promise.all(Array.from({ length: WRITERS }, (_, index) => write(index)));
  const acknowledged = ledger.written.filter(({ status }) => status !== null && status < 300).length;
  const faults = ledger.written.filter(({ status }) => status === null || status >= 500);
  const half = await owned(adminUrl, (client) => halfActions(client, ledger));
  const lost = await lostWrites(pooled.origin, ledger);
  const doubled = await owned(adminUrl, (client) => halfActions(client, ledger));
  const blind = await blindness(pooled.origin, { owner: (work) => owned(adminUrl, work), ledger });
  return {
    figures: { writers: WRITERS, acknowledged, lost: lost.length, doubled: half.length + doubled.length },
    compared: acknowledged,
    wrong: [
      ...faults.map(({ kind, status }) => `a ${kind} of ${WRITERS} writers was answered ${status}`),
      ...half,
      ...lost,
      ...doubled,
      ...blind,
    ],
  };
}

type Limit = { readonly what: string; readonly sql: string; readonly code: string; readonly seconds: number };

/** A statement of sixteen seconds; a lock that another has; nothing, within a transaction. */
const SHORT_LIMITS: readonly Limit[] = [
  { what: 'statement', sql: 'select pg_sleep(16)', code: '57014', seconds: 15 },
  { what: 'lock', sql: 'select pg_advisory_xact_lock(7)', code: '55P03', seconds: 3 },
];
const LIMITS: readonly Limit[] = [
  ...SHORT_LIMITS,
  { what: 'idle transaction', sql: 'select 1', code: '25P03', seconds: 30 },
];

/** What each limit of each login does to a transaction through the pooler, all at once. */
async function limitsOfTime({ urls, adminUrl }: TwoWays, limits: readonly Limit[]): Promise<Part> {
  return owned(adminUrl, async (holder) => {
    await holder.query('begin; select pg_advisory_xact_lock(7)');
    const tries = [urls.visitor, urls.member, urls.worker].flatMap((url) => limits.map((limit) => ({ url, limit })));
    const ends = await Promise.all(
      tries.map(async ({ url, limit }) => ({ login: new URL(url).username, limit, ...(await endOf(url, limit)) })),
    );
    const wrong = ends
      .filter(({ limit, code, seconds }) => code !== limit.code || Math.abs(seconds - limit.seconds) > 2)
      .map(({ login, limit, code, seconds }) => `${limit.what} of ${login}: ${code} after ${seconds} s`);
    const longest = Math.max(...ends.filter(({ limit }) => limit.what === 'statement').map(({ seconds }) => seconds));
    return { figures: { 'a statement ended after s': longest }, compared: ends.length, wrong };
  });
}

/** By which code a transaction ended, and after how many seconds; it is given a few more than its limit. */
async function endOf(url: string, { what, sql, seconds }: Limit): Promise<{ code: string; seconds: number }> {
  const client = new Client({ connectionString: url });
  const { promise: lost, resolve: lose } = Promise.withResolvers<string>();
  client.on('error', (error: Error & { code?: string }) => lose(error.code ?? 'lost'));
  await client.connect();
  const began = performance.now();
  const done = client.query(`begin; ${sql}`).then(
    () => (what === 'idle transaction' ? lost : 'it was done'),
    (error: Error & { code?: string }) => error.code ?? 'no code',
  );
  const code = await Promise.race([done, sleep((seconds + 3) * 1000, 'nothing ended it')]);
  const took = Math.round((performance.now() - began) / 100) / 10;
  void client.end().catch(() => undefined);
  return { code, seconds: took };
}

/** The pooler where PostgreSQL itself is wanted. */
async function refusals({ pooler: { through }, adminUrl, prepare }: TwoWays): Promise<Part> {
  const told = async (ways: Parameters<TwoWays['prepare']>[0]) =>
    Promise.race([
      prepare(ways).then(
        () => 'it was taken',
        (error: Error) => error.message,
      ),
      // Taken for the database, it waits for locks that nobody holds.
      sleep(15_000, 'nobody refused it'),
    ]);
  const answers = [
    ['DATABASE_OWNER_URL', await told({ adminUrl: through(adminUrl) })],
    ['DATABASE_LISTEN_URL', await told({ listenUrl: through(adminUrl) })],
  ] as const;
  return {
    figures: {},
    compared: answers.length,
    wrong: answers.flatMap(([name, answer]) =>
      answer.startsWith(`${name} leads to a pooler`) ? [] : [`a pooler as ${name}: ${answer}`],
    ),
  };
}

/** What fails leaves its connection good for whoever comes next, though the statements behind it were never known. */
async function failures({ urls }: TwoWays): Promise<Part> {
  const wrong: string[] = [];
  const db = new Database({
    urls,
    max: 1,
    onFault: ({ message }) => void wrong.push(`a connection was lost: ${message}`),
  });
  const behind = sql<{ said: number }>`select 7 as said`;
  for (let tries = 0; tries < FAILURES; tries += 1) {
    const code = await db
      .asMember({ sid: '0'.repeat(64), user_id: '' }, (tx) => tx.raw(behind))
      .then(
        () => 'nobody’s session was taken',
        (error: unknown) => (error instanceof SessionEnded ? null : String(error)),
      );
    if (code) wrong.push(`without a session: ${code}`);
    const failed = db.asVisitor(async (tx) => {
      const first = tx.raw(sql`select 1 / 0`).catch(() => undefined);
      await tx.raw(behind);
      await first;
    });
    const said = await failed.then(
      () => 'done',
      (error: { code?: string }) => error.code ?? String(error),
    );
    if (said !== '22012') wrong.push(`what divides by zero ended with ${said}`);
  }
  const [row] = await db.asVisitor((tx) => tx.raw(behind));
  if (row?.said !== 7) wrong.push('the statement behind them does not answer');
  await db.close();
  return { figures: {}, compared: 2 * FAILURES + 1, wrong };
}

/** Requests of a block: one after the other, reads and writes by turns. */
const BLOCK = 50;

/** What a request costs each way, in blocks by turns: milliseconds from end to end, and of processor. */
async function costs({ direct, pooled, pooler: { pid } }: TwoWays, blocks: number): Promise<Record<string, string>> {
  const [cookie = ''] = await makeMembers(direct, 1, 'cost');
  const spent = { direct: { wall: 0, server: 0, pooler: 0 }, pooled: { wall: 0, server: 0, pooler: 0 } };
  const block = async (name: 'direct' | 'pooled', way: Way) => {
    const [began, server, pool] = [performance.now(), cpuOf([way.pid]), cpuOf([pid])];
    for (let sent = 0; sent < BLOCK; sent += 1) await request(way, cookie, sent);
    spent[name].wall += performance.now() - began;
    spent[name].server += (cpuOf([way.pid]) - server) * 1000;
    spent[name].pooler += (cpuOf([pid]) - pool) * 1000;
  };
  for (const way of [direct, pooled]) for (let sent = 0; sent < BLOCK; sent += 1) await request(way, cookie, sent);
  for (let round = 0; round < blocks; round += 1) {
    await block('direct', direct);
    await block('pooled', pooled);
  }
  const a = (ms: number) => (ms / (blocks * BLOCK)).toFixed(2);
  return {
    'a request ms, direct': a(spent.direct.wall),
    pooled: a(spent.pooled.wall),
    'server processor ms, direct': a(spent.direct.server),
    'server processor ms, pooled': a(spent.pooled.server),
    'pooler processor ms': a(spent.pooled.pooler),
  };
}

async function request({ origin }: Way, cookie: string, sent: number): Promise<void> {
  const headers = { cookie, 'content-type': 'application/json' };
  const body = JSON.stringify({ date: herToday(), energy: 1 + (sent % 5) });
  const reply = await unlessBusy(() =>
    sent % 2 === 0
      ? fetch(`${origin}/api/auth/user`, { headers })
      : fetch(`${origin}/api/day-logs`, { method: 'PUT', headers, body }),
  );
  const text = await reply.text();
  if (!reply.ok) throw new Error(`${origin} answered ${reply.status} ${text}`);
}

async function owned<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  return work(client).finally(() => client.end());
}
