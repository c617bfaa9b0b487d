import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { makeMembers } from '../../bench/ground/people.ts';
import { chancesFrom } from '../../forecast/blind.ts';
import { ensureServerBundle } from '../../start/server-bundle.mjs';
import { ensureWebBuild } from '../../start/web-build.mjs';
import type { Course, Found, Proof } from '../proof.ts';
import { blindness, halfActions, lostWrites, type Ledger, type Writer } from '../written.ts';
import { HAPROXY, openHosts, type Hosts } from './ground.ts';
import { fencing, loseBoth, losePrimary, loseStandby, rejoin } from './lead.ts';
import { askToLeave, awaitMails, gone, leaversOf, newcomersUntil, type Leaver } from './people.ts';
import { BIN, type PostgresNode } from './postgres-node.ts';
import type { Program } from './program.ts';
import { under, type Stage } from './scene.ts';

type Compared = Exclude<Found, { readonly notTried: string }>;

const WRITERS = 16;
const PROCESSES = 4;
const LEAVERS = 4;
/** How long a process that was killed may take until it answers again, with all that happened meanwhile. */
const BACK_MS = 60_000;
/** As RestartSec of moonhearth@.service and of Debian's units of haproxy and pgbouncer. */
const AGAIN_MS = { server: 1_000, proxy: 100, pooler: 100 } as const;

/** What deploy/ starts, each part killed in turn. */
export const hosts: Proof = {
  name: 'hosts',
  claims: `${PROCESSES} processes, haproxy, a primary and its synchronous standby as deploy/ has them; each is killed under ${WRITERS} writers: every acknowledged write is there once, every email went out once, every erasure is in the ledger`,
  run: async (course: Course): Promise<Found> => {
    const notTried = lacking();
    if (notTried) return { notTried };
    await ensureWebBuild(process.execPath);
    await ensureServerBundle(process.execPath);
    const chance = chancesFrom(course.seed);
    const planted = await plantAsynchronous(chance);
    const opened = await openHosts({ processes: course.short ? 2 : PROCESSES, chance });
    try {
      const found = await tryAll(opened, course);
      return {
        ...found,
        figures: { 'lost by a planted asynchronous standby': planted, ...found.figures },
        wrong: [...(planted > 0 ? [] : ['an asynchronous standby lost nothing that was missed']), ...found.wrong],
      };
    } catch (error) {
      throw new Error(`what haproxy said last:\n${opened.proxy.lastWords()}`, { cause: error });
    } finally {
      await opened.leave();
    }
  },
};

function lacking(): string | null {
  if (!existsSync(HAPROXY)) return `no ${HAPROXY} (apt-get install haproxy)`;
  return existsSync(join(BIN, 'pg_basebackup')) ? null : `no ${BIN}/pg_basebackup (apt-get install postgresql-15)`;
}

/** The fault that all of this must see: a primary that waits for no standby dies while that one is away. */
async function plantAsynchronous(chance: () => number): Promise<number> {
  const opened = await openHosts({ processes: 1, chance, synchronous: false });
  try {
    const stage = await stageOf(opened, 2);
    // A busy machine takes its time: what the standby does not know must have been acknowledged.
    await under(stage, () => {
      const before = acknowledged(stage.ledger).length;
      return loseBoth(opened.a, opened.b, () => acknowledged(stage.ledger).length > before + 2 * WRITERS);
    });
    return (await lostWrites(opened.origin, stage.ledger)).filter(isLost).length;
  } finally {
    await opened.leave();
  }
}

const isLost = (line: string) => line.includes('was acknowledged and is lost');

async function stageOf(opened: Hosts, members: number): Promise<Stage> {
  const making = { ...opened, dataDir: opened.store, mails: () => Promise.resolve(opened.relay.mails()) };
  const cookies = await makeMembers(making, members, 'writer');
  const writers = Array.from({ length: WRITERS }, (_, index): Writer => ({
    cookie: cookies[index % cookies.length] ?? '',
    index,
  }));
  return { hosts: opened, writers, ledger: { written: [] } };
}

async function tryAll(opened: Hosts, { short }: Course): Promise<Compared> {
  const { a, b, origin } = opened;
  const stage = await stageOf(opened, short ? 4 : WRITERS);
  const making = { ...opened, dataDir: opened.store, mails: () => Promise.resolve(opened.relay.mails()) };
  const leavers = await leaversOf(origin, await makeMembers(making, LEAVERS, 'leaver'));
  const over = new AbortController();
  const newcomers = newcomersUntil(origin, over.signal);
  const wrong: string[] = [];
  const seconds: Record<string, number> = {};
  const scene = async (name: string, deed: () => Promise<unknown>): Promise<void> => {
    const leaver = leavers.find(({ asked }) => !asked);
    const asking = leaver ? sleep(1_400).then(() => askToLeave(origin, leaver)) : Promise.resolve();
    seconds[`${name} s`] = await under(stage, deed);
    await asking;
    if (!Number.isFinite(seconds[`${name} s`])) wrong.push(`after ${name} was killed nothing was acknowledged again`);
  };
  for (const [index, server] of opened.servers.entries())
    if (!short || index === 0) await scene(`server ${index + 1}`, () => killed(server, AGAIN_MS.server));
  await scene('haproxy', () => killed(opened.proxy, AGAIN_MS.proxy));
  const { pooler } = opened;
  if (pooler) await scene('pgbouncer', () => killed(pooler, AGAIN_MS.pooler));
  await scene('standby', () => loseStandby(b));
  await scene('primary', () => losePrimary(a, b));
  await scene('old primary', async () => wrong.push(...(await fencing(a))));
  await rejoin(b, a);
  let silent: readonly [number, number] = [0, 0];
  await scene('both', async () => (silent = await loseBoth(b, a)));
  over.abort();
  const alone = acknowledged(stage.ledger).filter(({ at = 0 }) => at > silent[0] && at < silent[1]).length;
  if (alone > 0) wrong.push(`${alone} writes were acknowledged while the standby was away`);
  return judge({ stage, leader: a, leavers, promised: await newcomers, wrong, seconds });
}

async function killed(part: Program, againMs: number): Promise<void> {
  await part.kill();
  await sleep(againMs);
  part.start();
}

const acknowledged = ({ written }: Ledger) => written.filter(({ status }) => status !== null && status < 300);

type End = {
  readonly stage: Stage;
  readonly leader: PostgresNode;
  readonly leavers: readonly Leaver[];
  readonly promised: readonly string[];
  readonly wrong: readonly string[];
  readonly seconds: Readonly<Record<string, number>>;
};

/** Looks at the end whether all that was acknowledged is there, and once. */
async function judge({
  stage: { hosts: opened, ledger },
  leader,
  leavers,
  promised,
  wrong,
  seconds,
}: End): Promise<Compared> {
  const cutOff = ledger.written.filter(({ status }) => status === null).length;
  const known = acknowledged(ledger).length;
  const half = await leader.asAdmin((client) => halfActions(client, ledger));
  const again = await lostWrites(opened.origin, ledger);
  const halfAfter = await leader.asAdmin((client) => halfActions(client, ledger));
  const mails = await awaitMails(opened, promised);
  const left = await gone(leader, { store: opened.store, leavers });
  const asked = leavers.filter((leaver) => leaver.asked).length;
  const isWhole = await opened.serves(BACK_MS);
  const blind = await blindness(opened.origin, { owner: (work) => leader.asAdmin(work), ledger });
  return {
    figures: {
      processes: opened.servers.length,
      acknowledged: known,
      'cut off': cutOff,
      lost: again.filter(isLost).length,
      doubled: half.length + halfAfter.length,
      'emails promised': promised.length,
      'emails sent twice': mails.twice.length,
      'sent again under the same id': mails.repeated,
      'erasures in the ledger': `${left.inLedger} of ${asked}`,
      ...seconds,
      ...(opened.pooler ? {} : { pgbouncer: 'not tried' }),
    },
    compared: known + promised.length + asked,
    wrong: [
      ...wrong,
      ...half,
      ...again,
      ...halfAfter,
      ...mails.missing.map((to) => `${to} was promised a message and got none`),
      ...mails.twice.map((to) => `${to} got two messages for one cause`),
      ...(left.left > 0 ? [`${left.left} accounts that were to go are there`] : []),
      ...(left.inLedger < asked || asked === 0 ? [`the ledger has ${left.inLedger} of ${asked} erasures`] : []),
      ...blind,
      ...(isWhole ? [] : ['a process that was killed did not come back']),
      ...(cutOff === 0 ? ['no request was under way when anything was killed'] : []),
    ],
  };
}
