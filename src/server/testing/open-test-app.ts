import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse as Response } from 'fastify';
import { createServices, type AppContext } from '#server/app/create-services.ts';
import { buildServer } from '#server/app/server.ts';
import { fixedClock, type FixedClock } from '#server/platform/clock.ts';
import type { FreeBytes } from '#server/platform/disk/room.ts';
import { readEnv, type Env, type EnvSource } from '#server/platform/env.ts';
import { openLog } from '#server/platform/log.ts';
import type { HashCost } from '#server/platform/passwords/passwords.ts';
import { parseRootKeys } from '#server/platform/vault/root-key.ts';
import type { Channel, NoticeKind } from '#server/platform/notices/kind.ts';
import type { Mailer } from '#server/platform/mail/mailer.ts';
import type { Payments } from '#server/platform/payments/payments.ts';
import type { Payouts } from '#server/platform/payments/payouts.ts';
import type { Push } from '#server/platform/push/push.ts';
import { Vault } from '#server/platform/vault/vault.ts';
import { Browser } from './browser.ts';
import type { LetterKind } from '#server/platform/anonymous/letterbox.ts';
import type { LoginUrls } from '#server/platform/db/database.ts';
import type { Usage } from '#server/platform/quota/quota.store.ts';
import { run, testDatabase, type TestDatabase } from './database.ts';
import { openPost, type SentMail } from './post.ts';

export type TestApp = {
  readonly app: FastifyInstance;
  readonly services: AppContext;
  readonly database: TestDatabase;
  readonly vault: Vault;
  readonly clock: FixedClock;
  readonly post: SentMail;
  /**
   * Does the ticks that are due, as the worker would each minute, and sends what they post; `only` leaves the sending
   * out.
   */
  readonly tick: (only?: 'ticks') => Promise<void>;
  /** Does one job of a kind, as the worker would; `last` says that no further try will come. */
  readonly work: (kind: keyof AppContext['jobs'], id: string, last?: boolean) => Promise<void>;
  readonly log: readonly string[];
  readonly dataDir: string;
  /** What other keys are wrapped by, for a process beside this one. */ readonly rootKey: string;
  /** A new browser, signed out. */
  browser(): Browser;
  close(): Promise<void>;
};

/** A guess may be cheap where accounts are made by the hundred to look at something else. */
const LIGHT: HashCost = { memoryCost: 64, timeCost: 1, parallelism: 1 };
const ENV = { PUBLIC_ORIGIN: 'http://localhost:3000', LOG_LEVEL: 'info' };
type Asked = {
  at?: string;
  clock?: FixedClock;
  payments?: Payments | null;
  payouts?: Payouts | null;
  env?: EnvSource;
  push?: Push;
  freeBytes?: FreeBytes;
  quota?: Usage;
  /** Another process on the database and the data folder of this one, which closes last. */ beside?: TestApp;
  /** That process is on another host: it has a data folder of its own. */ apart?: boolean;
  mailer?: Mailer;
  notices?: readonly NoticeKind[];
  letters?: readonly LetterKind[];
  /** A database that is there already, and its read replicas. */ on?: TestDatabase & {
    readonly readUrls: readonly string[];
  };
  /** Another way to the same database. */ through?: (url: string) => string;
  /** Passwords cost what they cost in the product. */ realHashes?: boolean;
  /** Pages and other addresses besides the API. */ addPages?: (app: FastifyInstance, env: Env) => Promise<void>;
};

/** What was asked for, without what was left to the product. */
function given<T extends object>(asked: T): { [Name in keyof T]: Exclude<T[Name], undefined> } {
  return Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== undefined)) as never;
}

/**
 * The whole server on a real database of its own, with a clock that stands still, a post box instead of a relay and,
 * unless asked otherwise, cheap password hashes.
 */
export async function openTestApp({
  at = '2026-11-21T12:00:00Z',
  clock = fixedClock(at),
  payments = null,
  payouts = null,
  env: settings = {},
  push,
  freeBytes,
  quota,
  beside,
  apart = false,
  on,
  mailer,
  notices,
  letters,
  through = (url) => url,
  realHashes = false,
  addPages,
}: Asked = {}): Promise<TestApp> {
  const { dataDir, rootKey, clear } = placeOf(beside, apart);
  const env = readEnv({ ...ENV, DATA_DIR: dataDir, ROOT_KEY: rootKey, ...settings });
  const database = on ?? beside?.database ?? (await testDatabase());
  const lines: string[] = [];
  const log = openLog({ level: 'info', now: () => clock.real(), write: (line) => void lines.push(line) });
  const vault = new Vault(() => parseRootKeys(env.rootKey ?? ''));
  const post = openPost();
  const services = await createServices({
    env,
    clock,
    log,
    urls: throughAll(database, through),
    readUrls: on?.readUrls ?? [],
    vault,
    mailer: mailer ?? post.mailer,
    payments,
    payouts,
    ...given({ push, notices, letters, freeBytes, quota }),
    ...(!realHashes && { hashCost: LIGHT }),
  });
  const work: TestApp['work'] = (kind, id, last = false) =>
    services.jobs[kind]({ id, attempt: 1, last, signal: new AbortController().signal });
  post.deliver = async () => {
    for (const id of await asked(database)) await work('email_request', id);
    for (const id of await waiting(database, ['email'])) await work('notice', id);
  };
  const tick = ticking({ services, database, clock, post, work });
  // A busy machine is not an overload of the product.
  const app = await buildServer({
    env,
    log,
    deps: services,
    mostDelay: 0,
    addPages: pagesOf(addPages, env),
  });
  await app.ready();
  callBy(app, new URL(env.publicOrigin).host);
  const close = async () => {
    await app.close();
    await services.close();
    if (!beside) await database.drop();
    clear();
  };
  return {
    app,
    services,
    database,
    vault,
    clock,
    post,
    tick,
    work,
    log: lines,
    dataDir,
    rootKey,
    browser: () => new Browser(app),
    close,
  };
}

function pagesOf(addPages: Asked['addPages'], env: Env) {
  return async (server: FastifyInstance): Promise<void> => addPages?.(server, env);
}

/** Lets what is injected call the server by its own name, unless it says another. */
export function callBy(app: FastifyInstance, authority: string): void {
  const inject = app.inject.bind(app) as (options: InjectOptions) => Promise<Response>;
  const named = (options: InjectOptions) => inject({ authority, ...options });
  Object.assign(app, { inject: named });
}

function throughAll({ urls }: TestDatabase, through: (url: string) => string): LoginUrls {
  return { visitor: through(urls.visitor), member: through(urls.member), worker: through(urls.worker) };
}

/** Where a server's own files lie, what its keys are wrapped by, and how to clear what was made for it. */
function placeOf(
  beside: TestApp | undefined,
  apart: boolean,
): Pick<TestApp, 'dataDir' | 'rootKey'> & { clear(): void } {
  if (beside && !apart) return { ...beside, clear: () => undefined };
  const dataDir = mkdtempSync(join(tmpdir(), 'moonhearth-'));
  const rootKey = beside?.rootKey ?? randomBytes(32).toString('base64');
  return { dataDir, rootKey, clear: () => rmSync(dataDir, { recursive: true, force: true }) };
}

type Ticking = Pick<TestApp, 'services' | 'database' | 'clock' | 'post' | 'work'>;

function ticking({ services, database, clock, post, work }: Ticking): TestApp['tick'] {
  return async (only) => {
    await services.everyMinute.startTicks(clock.now());
    for (const id of await takeJobs(database, 'reminders')) await work('reminders', id);
    if (only) return;
    await post.deliver();
    for (const id of await waiting(database, ['in_app', 'push'])) await work('notice', id);
    for (const id of await takeJobs(database, 'part_customer')) await work('part_customer', id);
    await services.everyMinute.billing(clock.now());
  };
}

/** The emails that were asked for by an address and wait. */
async function asked({ adminUrl }: TestDatabase): Promise<string[]> {
  const { rows } = await run(adminUrl, (client) =>
    client.query<{ id: string }>('select id from auth.email_request order by created_at'),
  );
  return rows.map((row) => row.id);
}

/** The notices that wait, by these channels. */
async function waiting({ adminUrl }: TestDatabase, channels: readonly Channel[]): Promise<string[]> {
  const { rows } = await run(adminUrl, (client) =>
    client.query<{ id: string }>(
      'select id from auth.outbox where sent_at is null and channel = any($1) order by created_at',
      [channels],
    ),
  );
  return rows.map((row) => row.id);
}

/** The ids of the jobs of a kind that wait, each taken away. */
export async function takeJobs({ adminUrl }: TestDatabase, kind: string): Promise<string[]> {
  const { rows } = await run(adminUrl, (client) =>
    client.query<{ id: string }>(
      "with taken as (delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t where t.id = j.task_id and t.identifier = $1 returning j.id, j.payload) select payload->>'id' as id from taken order by taken.id",
      [kind],
    ),
  );
  return rows.map((row) => row.id);
}
