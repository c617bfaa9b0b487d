import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { createServices, type AppContext } from '#server/app/create-services.ts';
import { rolePassword } from '#server/app/on-host/host.ts';
import { liveRootKeys } from '#server/app/on-host/root-keys.ts';
import { Chance } from '#server/app/seeding/chance.ts';
import { seedMembers } from '#server/app/seeding/members.ts';
import { buildServer } from '#server/app/server.ts';
import { systemClock } from '#server/platform/clock.ts';
import { asOwner } from '#server/platform/db/owner.ts';
import { readEnv, type Env } from '#server/platform/env.ts';
import { openLog } from '#server/platform/log.ts';
import { openSession, utcDay } from '#server/platform/sessions/sessions.ts';
import { Vault } from '#server/platform/vault/vault.ts';
import { openPrimaryWithReplica, type PrimaryWithReplica } from '#server/testing/replicas/primary-with-replica.ts';
import { cpuOf } from '../../bench/ground/processes.ts';
import type { Course, Found, Proof } from '../proof.ts';

const WRITERS = 6;
/** Her other device may see a write so late: the second that a replica may lag, and what a busy machine adds. */
const MOST_LATE_MS = 1_000;
const PAGES = ['/api/auth/user', '/api/home-data', '/api/cycles', '/api/insights?months=12'];

type Server = { readonly app: FastifyInstance; readonly services: AppContext; readonly close: () => Promise<void> };
type Grounds = { readonly env: Env; readonly vault: Vault; readonly both: PrimaryWithReplica };

/** Members who write and read, each on two devices, while their replica is paused, goes on, and is killed. */
export const replicas: Proof = {
  name: 'replicas',
  claims:
    'whoever writes reads it at once, on her other device a second later at most, whatever becomes of the replica; no read fails',
  run: async ({ short, seed }: Course): Promise<Found> => {
    const dataDir = mkdtempSync(join(tmpdir(), 'moonhearth-replicas-'));
    const env = readEnv({ DATA_DIR: dataDir, LOG_LEVEL: 'silent', DEMO: '0', RATE_FACTOR: '99999' });
    const vault = new Vault(() => liveRootKeys(env));
    const both = await openPrimaryWithReplica(rolePassword(vault));
    try {
      return await judge({ env, vault, both }, { seconds: short ? 10 : 60, asked: short ? 200 : 1_000, seed });
    } finally {
      await both.close();
      rmSync(dataDir, { recursive: true, force: true });
    }
  },
};

async function judge(grounds: Grounds, { seconds, asked, seed }: { seconds: number; asked: number; seed: number }) {
  const [plain, replicated] = [await open(grounds, false), await open(grounds, true)];
  try {
    const chance = new Chance(seed);
    const writers = await asOwner(grounds.both.adminUrl, (owner) =>
      seedMembers({ deps: plain.services.account, owner, chance }, WRITERS),
    );
    const devices = await Promise.all(
      writers.map(async ({ id, isTeen }) => {
        const signIn = () => signedIn(plain, id, isTeen);
        return { phone: await signIn(), laptop: await signIn() };
      }),
    );
    const told = await storm(replicated, { grounds, devices, until: performance.now() + seconds * 1_000, chance });
    await grounds.both.caughtUp();
    await sleep(1_500);
    const [without, beside] = await costs([plain, replicated], { grounds, asked, cookie: devices[0]?.laptop ?? '' });
    const { replica, primary, returned } = told.reads;
    if (replica === 0 || primary + returned === 0) told.wrong.push('the reads did not go to both');
    return {
      figures: {
        'reads on the replica': replica,
        'on the primary': primary,
        'handed back to it': returned,
        writes: told.writes,
        stale: told.stale,
        'latest on another device ms': Math.round(told.latest),
        ...named('without a replica', without),
        ...named('with one', beside),
      },
      compared: told.compared,
      wrong: told.wrong,
    };
  } finally {
    await replicated.close();
    await plain.close();
  }
}

async function open({ env, vault, both }: Grounds, hasReplica: boolean): Promise<Server> {
  const log = openLog({ level: 'error', now: () => new Date(), write: () => undefined });
  const mailer = { send: async () => undefined, close: async () => undefined };
  const readUrls = hasReplica ? [both.readUrl] : [];
  const services = await createServices({ env, clock: systemClock, log, urls: both.urls, readUrls, vault, mailer });
  const app = await buildServer({ env, log, deps: services, mostDelay: 0 });
  await app.ready();
  await services.mounting.db.replicas?.looked();
  const close = async () => {
    await app.close();
    await services.close();
  };
  return { app, services, close };
}

function signedIn({ services }: Server, userId: string, isTeen: boolean): Promise<string> {
  return services.mounting.db.asVisitor((tx) =>
    openSession(tx, {
      userId,
      ageGroup: isTeen ? 'teen' : 'adult',
      ageGroupDay: utcDay(new Date()),
      shared: false,
      ipPrefix: '192.0.2.0/24',
    }),
  );
}

type Cookies = Map<string, string>;

async function call({ app }: Server, { url, jar, name }: { url: string; jar: Cookies; name?: string }) {
  const reply = await app.inject({
    method: name === undefined ? 'GET' : 'PATCH',
    url,
    authority: 'localhost:3000',
    cookies: Object.fromEntries(jar),
    headers: { 'sec-fetch-site': 'same-origin' },
    ...(name !== undefined && { payload: { firstName: name } }),
  });
  for (const { name: cookie, value } of reply.cookies) jar.set(cookie, value);
  return { status: reply.statusCode, body: reply.body };
}

type Told = {
  reads: { replica: number; primary: number; returned: number };
  writes: number;
  stale: number;
  latest: number;
  compared: number;
  wrong: string[];
};
type Storm = {
  readonly grounds: Grounds;
  readonly devices: readonly { readonly phone: string; readonly laptop: string }[];
  readonly until: number;
  readonly chance: Chance;
};

async function storm(server: Server, { grounds: { both }, devices, until, chance }: Storm): Promise<Told> {
  const told: Told = {
    reads: { replica: 0, primary: 0, returned: 0 },
    writes: 0,
    stale: 0,
    latest: 0,
    compared: 0,
    wrong: [],
  };
  const goesOn = () => performance.now() < until;
  const disturbing = (async () => {
    for (let round = 0; goesOn(); round += 1) {
      await both.pause(true);
      await sleep(chance.below(1_500));
      await both.pause(false);
      await sleep(200 + chance.below(400));
      if (round % 6 !== 2) continue;
      await both.killReplica();
      await sleep(chance.below(500));
      await both.startReplica();
    }
  })();
  await Promise.all(devices.map((each, index) => live(server, { ...each, index, told, goesOn })));
  await disturbing;
  told.reads = { ...told.reads, ...server.services.mounting.db.replicas?.reads };
  return told;
}

type Life = { phone: string; laptop: string; index: number; told: Told; goesOn: () => boolean };

/** Writes by one device, reads by both, and says what was not as it must be. */
async function live(server: Server, { phone, laptop, index, told, goesOn }: Life): Promise<void> {
  const jars = [phone, laptop].map((token): Cookies => new Map([['sid', token]])) as [Cookies, Cookies];
  const acknowledged: { name: string; at: number }[] = [];
  for (let turn = 0; goesOn(); turn += 1) {
    const name = `Name ${index} ${turn}`;
    const wrote = await call(server, { url: '/api/user', jar: jars[0], name });
    if (wrote.status !== 200) told.wrong.push(`a write answered ${wrote.status}`);
    acknowledged.push({ name, at: performance.now() });
    told.writes += 1;
    for (let read = 0; read < 4; read += 1) {
      const began = performance.now();
      const [own, other] = await Promise.all(jars.map((jar) => call(server, { url: '/api/auth/user', jar })));
      for (const each of [own, other])
        if (each?.status !== 200) told.wrong.push(`a read answered ${each?.status} ${each?.body.slice(0, 80)}`);
      told.compared += 2;
      if (own && !own.body.includes(`"${name}"`)) {
        told.stale += 1;
        told.wrong.push(`she wrote ${name} and did not read it`);
      }
      const seen = acknowledged.findLastIndex((each) => other?.body.includes(`"${each.name}"`));
      const missed = acknowledged[seen + 1];
      if (missed) {
        told.latest = Math.max(told.latest, began - missed.at);
        if (began - missed.at > MOST_LATE_MS)
          told.wrong.push(`her other device was ${Math.round(began - missed.at)} ms late`);
      }
      await sleep(20);
    }
  }
}

type Cost = { readonly server: number; readonly primary: number; readonly replica: number };

type Asking = { readonly grounds: Grounds; readonly asked: number; readonly cookie: string };

/** Processor time of one read in ms by each server: of this process, of the primary and of the replica. In turns, so that none is measured cold. */
async function costs(servers: readonly [Server, Server], { grounds, asked, cookie }: Asking): Promise<[Cost, Cost]> {
  const spent: [Cost, Cost] = [NOTHING, NOTHING];
  for (let round = 0; round <= ROUNDS; round += 1)
    for (const index of [0, 1] as const) {
      const before = now(grounds);
      for (let each = 0; each < asked / ROUNDS; each += 1)
        await call(servers[index], { url: PAGES[each % PAGES.length] ?? '', jar: new Map([['sid', cookie]]) });
      const after = now(grounds);
      if (round > 0) spent[index] = added(spent[index], { before, after });
    }
  const each = ({ server, primary, replica }: Cost): Cost => ({
    server: server / asked,
    primary: primary / asked,
    replica: replica / asked,
  });
  return [each(spent[0]), each(spent[1])];
}

const ROUNDS = 5;
const NOTHING: Cost = { server: 0, primary: 0, replica: 0 };

/** Processor time so far, in ms. */
function now({ both }: Grounds): Cost {
  const { primary, replica } = both.processes();
  const { user, system } = process.cpuUsage();
  return {
    server: (user + system) / 1_000,
    primary: cpuOf([primary]) * 1_000,
    replica: cpuOf([replica]) * 1_000,
  };
}

function added(sum: Cost, { before, after }: { before: Cost; after: Cost }): Cost {
  return {
    server: sum.server + after.server - before.server,
    primary: sum.primary + after.primary - before.primary,
    replica: sum.replica + after.replica - before.replica,
  };
}

function named(of: string, { server, primary, replica }: Cost): Record<string, string> {
  const told = [server, primary, replica].map((ms) => ms.toFixed(2));
  return { [`ms a read ${of}`]: `${told[0]} here, ${told[1]} primary, ${told[2]} replica` };
}
