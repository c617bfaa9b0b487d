import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from 'pg';
import { blindness, halfActions, ledgerSend, lostWrites, type Writer, type Written } from '../../written.ts';
import { DATABASE, within, type Spread } from './spread.ts';
import type { Stand } from './stand.ts';

const WRITERS = 8;
/** Half of them live on the node that is killed. */
const EACH = WRITERS / 2;
const WORK_MS = 2_000;
/** How long the node is away before it is started again. */
const AWAY_MS = 3_000;

type Resident = { readonly cookie: string; readonly port: number };
type Timed = Written & { readonly began: number; took: number };

/** Kills one of the two nodes under eight writers and starts it again: what was acknowledged is there, and once. */
export async function killNode({ spread, stand }: { spread: Spread; stand: Stand }) {
  const [victim] = spread.workers;
  const owner = <T>(work: (client: Client) => Promise<T>) => within(spread.coordinator, DATABASE, work);
  const residents = await settle(stand, { owner, ports: spread.workers.map(({ port }) => port) });
  const written: Timed[] = [];
  const over = new AbortController();
  const working = Promise.all(
    residents.map(({ cookie }, index) =>
      write(stand.origin, { writer: { cookie, index }, written, over: over.signal }),
    ),
  );
  await sleep(WORK_MS);
  const killed = performance.now();
  await victim.kill();
  await sleep(AWAY_MS);
  const back = performance.now();
  await victim.start();
  await sleep(WORK_MS);
  over.abort();
  await working;

  const meanwhile = written.filter(({ began }) => began >= killed && began < back);
  const [there, elsewhere] = [true, false].map((isVictim) =>
    meanwhile.filter(({ writer }) => (residents[writer.index]?.port === victim.port) === isVictim),
  ) as [Timed[], Timed[]];
  const wrong = [
    ...(await lostWrites(stand.origin, { written })),
    ...(await owner((client) => halfActions(client, { written }))),
    ...(await blindness(stand.origin, { owner, ledger: { written } })),
  ];
  if (refused(there) === 0) wrong.push('nobody felt that a node was gone');
  if (elsewhere.length === refused(elsewhere)) wrong.push('nobody of the other node could write meanwhile');
  return {
    figures: {
      acknowledged: written.filter(isTaken).length,
      'cut off or refused': refused(written),
      'refused while a node was gone, of its members %': percent(there),
      'of the others %': percent(elsewhere),
      'written by the others meanwhile': elsewhere.filter(isTaken).length,
      'longest answer s': Math.round(Math.max(...written.map(({ took }) => took)) / 100) / 10,
    },
    wrong,
  };
}

const isTaken = ({ status }: Written): boolean => status !== null && status < 300;
const refused = (some: readonly Written[]): number => some.filter((one) => !isTaken(one)).length;
const percent = (some: readonly Written[]): number => Math.round((100 * refused(some)) / Math.max(1, some.length));

type Owner = <T>(work: (client: Client) => Promise<T>) => Promise<T>;

/** New members until as many as are wanted live on each node. */
async function settle(stand: Stand, { owner, ports }: { owner: Owner; ports: readonly number[] }): Promise<Resident[]> {
  const found: Resident[] = [];
  for (let n = 0; found.length < WRITERS; n += 1) {
    const cookie = await stand.member(`writer${n}`);
    const userId = await stand.idOf(cookie);
    const port = await owner(async (client) => {
      const { rows } = await client.query<{ port: number }>(
        `select nodeport as port from citus_shards where table_name = 'app.day_log'::regclass
            and shardid = get_shard_id_for_distribution_column('app.day_log', $1::uuid)`,
        [userId],
      );
      return rows[0]?.port ?? 0;
    });
    if (ports.includes(port) && found.filter((other) => other.port === port).length < EACH)
      found.push({ cookie, port });
  }
  return found;
}

async function write(
  origin: string,
  { writer, written, over }: { writer: Writer; written: Timed[]; over: AbortSignal },
): Promise<void> {
  for (let serial = 0; !over.aborted; serial += 1) {
    const one: Timed = {
      writer,
      kind: serial % 2 === 0 ? 'day' : 'page',
      key: `node-${writer.index}-${serial}-${randomUUID().slice(0, 8)}`,
      serial: written.length,
      status: null,
      text: '',
      began: performance.now(),
      took: 0,
    };
    written.push(one);
    await ledgerSend(origin, one).catch(() => undefined);
    one.took = performance.now() - one.began;
    if (!isTaken(one)) await sleep(20);
  }
}
