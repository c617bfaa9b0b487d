import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { makeMembers } from '../bench/ground/people.ts';
import { chancesFrom } from '../forecast/blind.ts';
import { sharedGround, type Ground, type Victim } from './ground.ts';
import type { Course, Found, Proof } from './proof.ts';
import { halfActions, lostWrites, requestOf, type Ledger, type Writer, type Written } from './written.ts';

const WRITERS = 16;
const VICTIMS: readonly Victim[] = ['server', 'database', 'both'];
/** How long PostgreSQL may take to come back by itself, in ms. */
const BACK_MS = 30_000;

/** kill -9 in the middle of the work of sixteen writers. */
export const kills: Proof = {
  name: 'kills',
  claims: `kill -9 of the server, of the database, of both under ${WRITERS} writers: every acknowledged write is there, and no half action`,
  run: async ({ short, seed }: Course): Promise<Found> => {
    const ground = await sharedGround();
    const chance = chancesFrom(seed);
    const cookies = await makeMembers(ground.product, short ? 4 : WRITERS, `kill${randomUUID().slice(0, 6)}`);
    const owner = async <T>(work: (client: Client) => Promise<T>): Promise<T> => withOwner(ground.adminUrl, work);
    const ids = await owner(
      async (client) =>
        (
          await client.query<{ user_id: string }>('select user_id from app.member order by created_at desc limit $1', [
            cookies.length,
          ])
        ).rows,
    );
    if (ids.length !== cookies.length) throw new Error('the members are not there');
    const writers = Array.from({ length: WRITERS }, (_, index): Writer => ({
      cookie: cookies[index % cookies.length] ?? '',
      index,
    }));
    const ledger: Ledger = { written: [] };
    const rounds = short ? 1 : 10;
    const figures = { kills: 0, acknowledged: 0, 'cut off': 0, 'longest away s': 0 };
    const wrong: string[] = [];
    for (let round = 0; round < rounds; round += 1)
      for (const victim of VICTIMS) {
        const away = await killUnder(
          { ground, writers, ledger },
          { victim, round, afterMs: 400 + Math.floor(chance() * 600) },
        );
        figures.kills += 1;
        figures['longest away s'] = Math.max(figures['longest away s'], Math.round(away / 100) / 10);
        if (!Number.isFinite(away)) wrong.push(`after a kill of ${victim} nothing answered within ${BACK_MS / 1000} s`);
        wrong.push(...(await owner((client) => halfActions(client, ledger))));
      }
    figures.acknowledged = ledger.written.filter(({ status }) => status !== null && status < 300).length;
    figures['cut off'] = ledger.written.filter(({ status }) => status === null).length;
    wrong.push(...(await lostWrites(ground.origin, ledger)));
    wrong.push(...(await owner((client) => halfActions(client, ledger))));
    wrong.push(...(await blindness(ground, { owner, ledger })));
    if (figures['cut off'] === 0) wrong.push('no request was under way when anything was killed');
    return { figures, compared: figures.acknowledged, wrong };
  },
};

type Scene = { readonly ground: Ground; readonly writers: readonly Writer[]; readonly ledger: Ledger };

/**
 * Lets all write, kills, and brings back what does not come back by itself. Gives how long nothing could be served, in
 * ms.
 */
async function killUnder(
  { ground, writers, ledger }: Scene,
  { victim, round, afterMs }: { victim: Victim; round: number; afterMs: number },
): Promise<number> {
  const over = new AbortController();
  const working = Promise.all(
    writers.map((writer) => work({ ground, writer, ledger, family: `${victim}${round}`, over: over.signal })),
  );
  await sleep(afterMs);
  const began = performance.now();
  await ground.kill(victim);
  await sleep(50);
  over.abort();
  await working;
  if (victim !== 'database') await ground.start();
  return (await ground.readyWithin(BACK_MS)) ? performance.now() - began : Infinity;
}

/**
 * One writer: one request after the other until the kill is over, each noted before it leaves and when it is answered.
 */
async function work({
  ground,
  writer,
  ledger,
  family,
  over,
}: {
  ground: Ground;
  writer: Writer;
  ledger: Ledger;
  family: string;
  over: AbortSignal;
}): Promise<void> {
  for (let serial = 0; !over.aborted; serial += 1) {
    const one: Written = {
      writer,
      kind: (['day', 'page', 'checkIn', 'symptom'] as const)[(writer.index + serial) % 4] ?? 'day',
      key: `${family}-${writer.index}-${serial}-${randomUUID().slice(0, 8)}`,
      serial: ledger.written.length,
      status: null,
      text: '',
    };
    ledger.written.push(one);
    await ledgerSend(ground.origin, one).catch(() => undefined);
    if (one.status === null || one.status >= 500) await sleep(20);
  }
}

async function ledgerSend(origin: string, one: Written): Promise<void> {
  const [path, init] = requestOf(one);
  const reply = await fetch(`${origin}${path}`, init);
  const text = await reply.text();
  // Only a whole answer is an acknowledgement.
  one.text = text;
  one.status = reply.status;
}

/** Takes one acknowledged thing away: what compares must miss it, or it has seen nothing before. */
export async function blindness(
  ground: Pick<Ground, 'origin'>,
  { owner, ledger }: { owner: <T>(work: (client: Client) => Promise<T>) => Promise<T>; ledger: Ledger },
): Promise<string[]> {
  const page = ledger.written.find(({ kind, status }) => kind === 'page' && status === 201);
  const id = /"id":"([0-9a-f-]{36})"/.exec(page?.text ?? '')?.[1];
  if (!page || !id) return ['no page was acknowledged'];
  const seen = await owner(async (client) => {
    await client.query('begin');
    await client.query('delete from app.journal_entry where id = $1', [id]);
    const half = await halfActions(client, ledger);
    await client.query('rollback');
    await client.query('delete from app.idempotency where key = $1', [page.key]);
    return half.length;
  });
  const lost = await lostWrites(ground.origin, { written: [page] });
  return seen > 0 && lost.length === 1
    ? []
    : [`what was taken away on purpose was not missed (${seen}, ${lost.length})`];
}

async function withOwner<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url });
  await client.connect();
  return work(client).finally(() => client.end());
}
