import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { testDatabase, type TestDatabase } from '#server/testing/database.ts';
import { fixedClock } from '../clock.ts';
import { openLog } from '../log.ts';
import { openJobs, type Jobs, type JobsOptions } from './jobs.ts';

let database: TestDatabase;
let admin: Client;
let open: Jobs[] = [];

const log = openLog({ level: 'silent', now: () => new Date(), write: () => undefined });
const rows = async <T extends object>(sql: string, values: unknown[] = []) => (await admin.query<T>(sql, values)).rows;
const enqueue = (kind: string, id: string) => rows('select auth.enqueue_job($1, $2)', [kind, id]);
const waiting = () => rows<{ locked_at: Date | null }>('select locked_at from graphile_worker.jobs order by id');
const passTime = () =>
  rows(
    "with due as (update graphile_worker._private_jobs set run_at = now() where locked_at is null) select pg_notify('jobs:insert', '{\"count\":9}')",
  );
const until = (check: () => unknown) =>
  vi.waitFor(async () => expect(await check()).toBeTruthy(), { timeout: 15_000, interval: 20 });

async function begin(options: Partial<JobsOptions>): Promise<Jobs> {
  const jobs = await openJobs({
    connectionString: database.jobsUrl,
    handlers: {},
    clock: fixedClock('2026-11-21T09:54:00Z'),
    log,
    ...options,
  });
  open.push(jobs);
  return jobs;
}

beforeAll(async () => {
  database = await testDatabase();
  admin = new Client({ connectionString: database.adminUrl });
  await admin.connect();
});
afterAll(async () => {
  await admin.end();
  await database.drop();
});
beforeEach(async () => {
  open = [];
  await admin.query('truncate graphile_worker._private_jobs, auth.job_worker');
});
afterEach(async () => {
  await Promise.all(open.map((jobs) => jobs.stop()));
});

describe('workers that say that they live', () => {
  const BEAT = { beatMs: 50 };
  it('take over the job of one that has fallen silent', async () => {
    await enqueue('mail', randomUUID());
    await rows("update graphile_worker._private_jobs set locked_by = 'pool-dead', locked_at = now(), attempts = 1");
    await rows("select auth.worker_here('pool-dead')");
    const done: number[] = [];
    await begin({ ...BEAT, handlers: { mail: async ({ attempt }) => void done.push(attempt) } });
    await passTime();
    const began = performance.now();
    // What was given back is looked for at the next poll, or when anything else is added.
    await until(async () => (await waiting())[0]?.locked_at === null || done.length === 1);
    expect(performance.now() - began).toBeLessThan(5_000);
    await passTime();
    await until(() => done.length === 1);
    expect(done).toEqual([2]);
  });

  it('leave the job of one that lives alone, however long it takes', async () => {
    const { promise: held, resolve: letGo } = Promise.withResolvers<undefined>();
    const tries: number[] = [];
    const handlers = { mail: ({ attempt }: { attempt: number }) => (tries.push(attempt), held) };
    await begin({ ...BEAT, handlers });
    await begin({ ...BEAT, handlers });
    await enqueue('mail', randomUUID());
    await until(() => tries.length === 1);
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    expect(tries).toEqual([1]);
    expect(await rows('select 1 from auth.job_worker')).toHaveLength(2);
    letGo(undefined);
    await until(async () => (await waiting()).length === 0);
  });

  it('keep a job that takes longer than any try may, such as the removal of millions of rows', async () => {
    await enqueue('mail', randomUUID());
    await rows(
      "update graphile_worker._private_jobs set locked_by = 'pool-busy', locked_at = now() - interval '20 minutes', attempts = 1",
    );
    await rows("select auth.worker_here('pool-busy')");
    const done: number[] = [];
    await begin({ handlers: { mail: async ({ attempt }) => void done.push(attempt) } });
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect([done, (await waiting())[0]?.locked_at]).toEqual([[], expect.any(Date)]);
  });

  it('say that they leave', async () => {
    const jobs = await begin(BEAT);
    await until(async () => (await rows('select 1 from auth.job_worker')).length === 1);
    await jobs.stop();
    expect(await rows('select 1 from auth.job_worker')).toEqual([]);
  });
});
