import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { testDatabase, type TestDatabase } from '#server/testing/database.ts';
import { gateBefore, type TestGate } from '#server/testing/gate.ts';
import { fixedClock } from '../clock.ts';
import { openLog } from '../log.ts';
import { openJobs, type Jobs, type JobsOptions } from './jobs.ts';

/** A commit that is refused once, as when the database went away at that moment. */
const REFUSE_AN_END = `
  create table public.refused (task text);
  create function public.refuse_an_end() returns trigger language plpgsql security definer as $$ begin
    if exists (select from public.refused) then raise exception 'away'; end if; return new; end $$;
  create trigger refuse_an_end before update on graphile_worker._private_jobs
    for each row when (old.locked_at is not null and new.locked_at is null) execute function public.refuse_an_end();`;

const LISTENING_SINCE =
  "select from pg_stat_activity where datname = current_database() and backend_start > $1 and (query like 'LISTEN%' or query = 'select 1')";

let database: TestDatabase;
let admin: Client;
let gate: TestGate;
let lines: string[] = [];
let open: Jobs[] = [];

const log = openLog({ level: 'warn', now: () => new Date(), write: (line) => lines.push(line) });
const rows = async <T extends object>(sql: string, values: unknown[] = []) => (await admin.query<T>(sql, values)).rows;
const enqueue = (kind: string) => rows('select auth.enqueue_job($1, $2)', [kind, randomUUID()]);
const isSaid = (event: string) => lines.some((line) => line.includes(`"event":"${event}"`));
const pass = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const passTime = () => rows('update graphile_worker._private_jobs set run_at = now() where locked_at is null');
const until = (check: () => unknown) =>
  vi.waitFor(async () => expect(await check()).toBeTruthy(), { timeout: 20_000, interval: 50 });

async function begin(options: Partial<JobsOptions>): Promise<void> {
  const jobs = await openJobs({
    connectionString: gate.through(database.jobsUrl),
    handlers: {},
    clock: fixedClock('2026-11-21T09:54:00Z'),
    log,
    beatMs: 50,
    stopMs: 1_000,
    answerMs: 1_000,
    ...options,
  });
  open.push(jobs);
}

beforeAll(async () => {
  database = await testDatabase();
  admin = new Client({ connectionString: database.adminUrl });
  await admin.connect();
  await admin.query(REFUSE_AN_END);
});
afterAll(async () => {
  await admin.end();
  await database.drop();
});
beforeEach(async () => {
  [lines, open] = [[], []];
  await admin.query('truncate graphile_worker._private_jobs, auth.job_worker, public.refused');
  gate = gateBefore(database.jobsUrl);
  await gate.open();
});
afterEach(async () => {
  await Promise.all(open.map((jobs) => jobs.stop()));
  await gate.close();
});

describe('work goes on after the database was away', () => {
  it('at the first question of a worker, whose failure it would remember', async () => {
    await rows('alter table graphile_worker._private_tasks rename to away');
    const done: number[] = [];
    await begin({ handlers: { mail: async ({ attempt }) => void done.push(attempt) } });
    await pass(500);
    await rows('alter table graphile_worker.away rename to _private_tasks');
    await enqueue('mail');
    await until(() => done.length === 1);
    expect(isSaid('jobs.stopped')).toBe(true);
  }, 40_000);

  it('when a job ended, and another one ends while the worker shuts down for it', async () => {
    let tries = 0;
    const done: number[] = [];
    const first = async ({ attempt }: { attempt: number }) => {
      if (attempt > 1) return void done.push(attempt);
      tries += 1;
      throw new Error('no');
    };
    const second = async (run: { attempt: number }) => {
      if (run.attempt === 1) await pass(600);
      return first(run);
    };
    await begin({ handlers: { first, second } });
    await rows("insert into public.refused values ('first')");
    await enqueue('second');
    await enqueue('first');
    await until(() => isSaid('jobs.worker'));
    await rows('truncate public.refused');
    await until(() => tries === 2);
    await until(async () => (await passTime(), done.length === 2));
    expect(done).toEqual([2, 2]);
  }, 40_000);

  it('when the answer that gave a job out was lost: it is given out again', async () => {
    const done: number[] = [];
    await begin({ handlers: { mail: async ({ attempt }) => void done.push(attempt) } });
    await until(async () => (await rows('select from auth.job_worker')).length === 1);
    await enqueue('mail');
    await until(() => done.length === 1);
    await rows(
      `insert into graphile_worker._private_jobs (task_id, payload, locked_by, locked_at, attempts)
       select id, json_build_object('id', gen_random_uuid()), (select worker from auth.job_worker), now(), 1
         from graphile_worker._private_tasks where identifier = 'mail'`,
    );
    await until(() => done.length === 2);
    expect(done).toEqual([1, 2]);
    expect(isSaid('jobs.lost')).toBe(true);
  }, 40_000);

  it('when its host fell silent: connections that neither end nor answer', async () => {
    const done: number[] = [];
    await begin({ handlers: { mail: async ({ attempt }) => void done.push(attempt) } });
    await enqueue('mail');
    await until(() => done.length === 1);
    const [silent] = await rows<{ at: Date }>('select clock_timestamp() as at');
    gate.silence();
    await enqueue('mail');
    await until(() => done.length === 2);
    await until(() => isSaid('jobs.connection'));
    // The one that hears of new jobs too.
    await until(async () => (await rows(LISTENING_SINCE, [silent?.at])).length === 1);
  }, 40_000);
});
