import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { attachEmbedded } from '#server/platform/db/embedded/embedded.ts';
import { asOwner } from '#server/platform/db/owner.ts';
import { prepareDatabase, withDatabase } from '#server/platform/db/prepare.ts';
import { systemClock } from '#server/platform/clock.ts';
import { openJobs } from '#server/platform/jobs/jobs.ts';
import { openLog } from '#server/platform/log.ts';
import { ROOT } from '../../bench/ground/place.ts';
import { NODE_FLAGS } from '../../start/server.mjs';
import { chancesFrom } from '../../forecast/blind.ts';
import type { Course, Found, Proof } from '../proof.ts';

/** A killed worker's job is to be with another within this. */
const GOAL_S = 30;
const WORKER = join(import.meta.dirname, 'held-worker.ts');

/** kill -9 of a worker's process in the middle of a job, beside another worker. */
export const takeover: Proof = {
  name: 'takeover',
  claims: `a job whose worker is killed is taken over within ${GOAL_S} s, and not where workers do not say that they live`,
  run: async ({ short, seed }: Course): Promise<Found> => {
    const scratch = mkdtempSync(join(tmpdir(), 'moonhearth-takeover-'));
    const cluster = await attachEmbedded({
      dataDir: scratch,
      log: () => undefined,
      settings: { max_connections: '200' },
    });
    const chance = chancesFrom(seed);
    try {
      const rounds = Array.from({ length: short ? 2 : 8 }, (_, index) =>
        killOne(cluster.adminUrl, { name: `beats${index}`, waitMs: chance() * 5_000 }),
      );
      // The same without a word from anybody: what is measured must come from there.
      const silent = killOne(cluster.adminUrl, { name: 'silent', waitMs: 0, beatMs: 3_600_000 });
      const [seconds, planted] = [await Promise.all(rounds), await silent];
      const late = seconds.filter((each) => each > GOAL_S);
      return {
        figures: { kills: seconds.length, 'taken over after s': `${Math.min(...seconds)} to ${Math.max(...seconds)}` },
        compared: seconds.length,
        wrong: [
          ...late.map((each) => `a job was ${Number.isFinite(each) ? `taken over after ${each} s` : 'not taken over'}`),
          ...(planted > GOAL_S ? [] : [`where no worker says that it lives a job was taken over after ${planted} s`]),
        ],
      };
    } finally {
      await cluster.stop();
      rmSync(scratch, { recursive: true, force: true });
    }
  },
};

/** Seconds from the death of a worker's process to the second try of its job; infinite where none comes. */
async function killOne(
  clusterUrl: string,
  { name, waitMs, beatMs }: { name: string; waitMs: number; beatMs?: number },
): Promise<number> {
  await asOwner(clusterUrl, (owner) => owner.query(`create database ${name}`));
  const adminUrl = withDatabase(clusterUrl, name);
  const { jobsUrl } = await prepareDatabase({ adminUrl, passwordFor: (role) => `${role} of one proof alone` });
  const victim = await holdJob({ adminUrl, jobsUrl });
  const { promise: second, resolve: take } = Promise.withResolvers<number>();
  const jobs = await openJobs({
    connectionString: jobsUrl,
    handlers: { mail: async ({ id, attempt }) => void (id === victim.id && attempt === 2 && take(performance.now())) },
    clock: systemClock,
    log: openLog({ level: 'silent', now: () => new Date(), write: () => undefined }),
    ...(beatMs && { beatMs }),
  });
  await sleep(waitMs);
  const died = performance.now();
  await victim.kill();
  const taken = await Promise.race([second, sleep((GOAL_S + 5) * 1000, Infinity)]);
  await jobs.stop();
  return Math.round((taken - died) / 100) / 10;
}

/** A worker in a process of its own that is in the middle of a job. */
async function holdJob({ adminUrl, jobsUrl }: { adminUrl: string; jobsUrl: string }) {
  const child = spawn(process.execPath, [...NODE_FLAGS, WORKER], {
    cwd: ROOT,
    env: { ...process.env, JOBS_URL: jobsUrl },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  process.once('exit', () => child.kill('SIGKILL'));
  const id = randomUUID();
  const lines = createInterface({ input: child.stdout });
  for await (const line of lines) {
    if (line === 'ready')
      await asOwner(adminUrl, (owner) => owner.query('select auth.enqueue_job($1, $2)', ['mail', id]));
    if (line === id) break;
  }
  const kill = async () => {
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  };
  return { id, kill };
}
