import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createServices, type AppContext } from '#server/app/create-services.ts';
import { buildServer } from '#server/app/server.ts';
import type { FixedClock } from '#server/platform/clock.ts';
import type { Prepared } from '#server/platform/db/prepare.ts';
import { readEnv } from '#server/platform/env.ts';
import { openJobs } from '#server/platform/jobs/jobs.ts';
import { openLog } from '#server/platform/log.ts';
import { parseRootKeys } from '#server/platform/vault/root-key.ts';
import { Vault } from '#server/platform/vault/vault.ts';
import { openPost } from '#server/testing/post.ts';
import { lowPort } from '../../low-port.ts';

const PASSWORD = 'two lights to live by';
const MAIL_MS = 60_000;
/** Time between two steps. */
export const STEP_MS = 1_000;
const LIGHT = { memoryCost: 64, timeCost: 1, parallelism: 1 };

/** The API and its jobs on one prepared database. */
export type Stand = {
  readonly origin: string;
  readonly services: AppContext;
  readonly clock: FixedClock;
  /** Registers, opens the mailed link and signs in: the cookie of the session. */
  member(name: string): Promise<string>;
  idOf(cookie: string): Promise<string>;
  close(): Promise<void>;
};

/** Opens one; `spread` where the members' rows of the database lie on other nodes. */
export async function openStand(
  { urls, jobsUrl }: Prepared,
  { spread, clock, rootKey }: { spread: boolean; clock: FixedClock; rootKey: string },
): Promise<Stand> {
  const dataDir = mkdtempSync(join(tmpdir(), 'mh-stand-'));
  const port = await lowPort(Math.random);
  const origin = `http://localhost:${port}`;
  const env = readEnv({
    DATA_DIR: dataDir,
    ROOT_KEY: rootKey,
    PUBLIC_ORIGIN: origin,
    RATE_FACTOR: '99999',
    LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'silent',
    DEMO: '0',
  });
  const log = openLog({ level: env.logLevel, now: () => new Date(), write: (line) => void process.stderr.write(line) });
  const vault = new Vault(() => parseRootKeys(env.rootKey ?? ''));
  const post = openPost();
  const services = await createServices({
    env,
    clock,
    log,
    urls: { ...urls, spread },
    vault,
    mailer: post.mailer,
    hashCost: LIGHT,
  });
  const jobs = await openJobs({ connectionString: jobsUrl, handlers: services.jobs, clock, log });
  const app = await buildServer({ env, log, deps: services, mostDelay: 0 });
  await app.listen({ port, host: '127.0.0.1' });
  const send = async (path: string, body: unknown): Promise<Response> => {
    const reply = await fetch(`${origin}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!reply.ok) throw new Error(`${path} answered ${reply.status} ${await reply.text()}`);
    // What follows is later: of two things at one instant the order is nobody's.
    clock.advance(STEP_MS);
    return reply;
  };
  return {
    origin,
    services,
    clock,
    member: async (name) => {
      const email = `${name}@members.example`;
      await send('/api/auth/register', {
        email,
        password: PASSWORD,
        firstName: 'Ada',
        lastName: 'Spread',
        birthday: '1990-04-03',
        sacredGoals: ['connect with lunar cycles'],
        onboardingCompleted: true,
        timeZone: 'Europe/Berlin',
      });
      const until = performance.now() + MAIL_MS;
      while (!post.sent.some(({ to }) => to === email) && performance.now() < until) await sleep(20);
      await send('/api/auth/verify-email', { token: await post.tokenFor(email, 'verify-email') });
      const reply = await send('/api/auth/login', { email, password: PASSWORD });
      const cookie = reply.headers
        .getSetCookie()
        .find((each) => each.includes('sid='))
        ?.split(';')[0];
      if (!cookie) throw new Error('the sign-in gave no session');
      return cookie;
    },
    idOf: async (cookie) => {
      const reply = await fetch(`${origin}/api/auth/user`, { headers: { cookie } });
      return ((await reply.json()) as { user: { id: string } }).user.id;
    },
    close: async () => {
      await jobs.stop();
      await app.close();
      await services.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
