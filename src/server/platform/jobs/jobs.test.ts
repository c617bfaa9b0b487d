import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { SMTPServer } from 'smtp-server';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { testDatabase, type TestDatabase } from '#server/testing/database.ts';
import { fixedClock } from '../clock.ts';
import { openLog } from '../log.ts';
import { fileMailer } from '../mail/file-mailer.ts';
import { mailFolder } from '../mail/mail-folder.ts';
import { MailRefused, messageIdOf } from '../mail/mailer.ts';
import { smtpMailer } from '../mail/smtp-mailer.ts';
import { openJobs, type Jobs, type JobsOptions } from './jobs.ts';
import { taskOf } from './task.ts';

const CANARY = 'ada.canary@example.com';
/**
 * The worker notes when a job was added and not when it failed: with this a wait is counted from the failure, however
 * long the way to it took.
 */
const NOTE_THE_FAILURE = `
  create function public.note_the_failure() returns trigger language plpgsql as $$ begin new.updated_at := now(); return new; end $$;
  create trigger note_the_failure before update on graphile_worker._private_jobs
    for each row when (old.locked_at is not null and new.locked_at is null) execute function public.note_the_failure();`;
let folder = '';
let database: TestDatabase | undefined;
let admin: Client;
let lines: string[] = [];
let open: Jobs[] = [];

const log = openLog({ level: 'debug', now: () => new Date(), write: (line) => lines.push(line) });
const said = (event: string) =>
  lines
    .filter((line) => line.includes(`"event":"${event}"`))
    .map((line) => JSON.parse(line) as Record<string, unknown>);
const rows = async <T extends object>(sql: string, values: unknown[] = []) => (await admin.query<T>(sql, values)).rows;
const enqueue = (kind: string, id: string) => rows('select auth.enqueue_job($1, $2)', [kind, id]);
const waiting = () =>
  rows<{ id: string; attempts: number; last_error: string | null; wait: number; locked_at: Date | null }>(
    'select id, attempts, last_error, extract(epoch from run_at - updated_at)::float as wait, locked_at from graphile_worker.jobs order by id',
  );
const passTime = () =>
  rows(
    "with due as (update graphile_worker._private_jobs set run_at = now() where locked_at is null) select pg_notify('jobs:insert', '{\"count\":9}')",
  );
const until = (check: () => unknown) =>
  vi.waitFor(async () => expect(await check()).toBeTruthy(), { timeout: 15_000, interval: 20 });

async function begin(options: Partial<JobsOptions>): Promise<Jobs> {
  const jobs = await openJobs({
    connectionString: database?.jobsUrl ?? '',
    handlers: {},
    clock: fixedClock('2026-11-21T09:54:00Z'),
    log,
    ...options,
  });
  open.push(jobs);
  return jobs;
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'jobs-'));
  database = await testDatabase();
  admin = new Client({ connectionString: database.adminUrl });
  await admin.connect();
  await admin.query(NOTE_THE_FAILURE);
});
afterAll(async () => {
  await admin?.end();
  await database?.drop();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  lines = [];
  open = [];
  await admin.query('truncate graphile_worker._private_jobs');
});
afterEach(async () => {
  await Promise.all(open.map((jobs) => jobs.stop()));
});

describe('a job', () => {
  it('is enqueued by its door and done once, with its id alone', async () => {
    const done: string[] = [];
    await begin({ handlers: { mail: async ({ id, attempt, last }) => void done.push(`${id} ${attempt} ${last}`) } });
    const id = randomUUID();
    await enqueue('mail', id);
    await until(() => done.length === 1);
    await until(async () => (await waiting()).length === 0);
    expect(done).toEqual([`${id} 1 false`]);
  });

  it('is not seen when its cause was taken back', async () => {
    const done: string[] = [];
    await begin({ handlers: { mail: async ({ id }) => void done.push(id) } });
    await admin.query('begin');
    await enqueue('mail', randomUUID());
    await admin.query('rollback');
    const id = randomUUID();
    await enqueue('mail', id);
    await until(() => done.length === 1);
    expect(done).toEqual([id]);
  });

  it.each([
    ['words', { email: CANARY }],
    ['an id and words', { id: randomUUID(), email: CANARY }],
    ['no id', { id: CANARY }],
    ['nothing', {}],
  ])('with %s is refused, removed and alerted', async (_, payload) => {
    const handler = vi.fn();
    await begin({ handlers: { mail: handler } });
    await rows('select graphile_worker.add_job($1, $2)', ['mail', JSON.stringify(payload)]);
    await until(() => said('jobs.bad_payload').length === 1);
    await until(async () => (await waiting()).length === 0);
    expect(said('jobs.bad_payload')[0]).toMatchObject({ level: 'error', alert: true, job: 'mail' });
    expect(handler).not.toHaveBeenCalled();
    expect(lines.join('')).not.toContain('canary');
  });
});

describe('a job that fails', () => {
  it('waits longer each time, and neither log nor table tells what the error said', async () => {
    const failing = Object.assign(new Error(`550 <${CANARY}> refused`), { code: 'EENVELOPE', response: CANARY });
    await begin({ handlers: { mail: async () => Promise.reject(failing) } });
    await enqueue('mail', randomUUID());
    for (const [tries, seconds] of [
      [1, 2.72],
      [2, 7.39],
      [3, 20.09],
    ] as const) {
      await until(async () => (await waiting())[0]?.attempts === tries && (await waiting())[0]?.locked_at === null);
      const [job] = await waiting();
      expect(job?.last_error).toBe('Error EENVELOPE');
      expect(job?.wait).toBeCloseTo(seconds, 0);
      await passTime();
    }
    await until(() => said('jobs.failed').length >= 3);
    expect(said('jobs.failed')[0]).toMatchObject({
      job: 'mail',
      attempt: 1,
      error: { name: 'Error', code: 'EENVELOPE' },
    });
    expect(lines.join('')).not.toContain('canary');
    expect(JSON.stringify(await rows('select * from graphile_worker._private_jobs'))).not.toContain('canary');
  });

  it('after its last try is dead: alerted, counted, and counted again at the next start', async () => {
    const lasts: boolean[] = [];
    const jobs = await begin({
      handlers: { mail: async ({ last }) => (lasts.push(last), Promise.reject(new Error(CANARY))) },
    });
    await rows("select graphile_worker.add_job('mail', json_build_object('id', gen_random_uuid()), max_attempts => 2)");
    await until(async () => (await waiting())[0]?.attempts === 1 && (await waiting())[0]?.locked_at === null);
    await passTime();
    await until(() => said('jobs.dead').length === 1);
    expect(said('jobs.dead')[0]).toMatchObject({ level: 'error', alert: true, job: 'mail', attempt: 2 });
    await until(async () => (await jobs.dead()) === 1);
    await jobs.stop();
    await begin({});
    expect(said('jobs.dead_letters')).toEqual([expect.objectContaining({ level: 'error', alert: true, count: 1 })]);
    expect(lasts).toEqual([false, true]);
    expect(lines.join('')).not.toContain('canary');
  });

  it('for good is not tried again', async () => {
    await begin({ handlers: { mail: async () => Promise.reject(new MailRefused('bad_address')) } });
    await enqueue('mail', randomUUID());
    await until(() => said('jobs.refused').length === 1);
    await until(async () => (await waiting()).length === 0);
    expect(said('jobs.refused')[0]).toMatchObject({ alert: true, error: { code: 'bad_address' } });
  });

  it('a try that hangs is given up', async () => {
    const stop = new AbortController();
    const task = taskOf('mail', () => new Promise(() => undefined), log);
    const job = { id: '1', attempts: 1, max_attempts: 25 };
    const running = Promise.resolve(
      task({ id: randomUUID() }, { job, abortSignal: stop.signal } as unknown as Parameters<typeof task>[1]),
    );
    stop.abort();
    await expect(running).rejects.toThrow('JobOutOfTime');
  });
});

describe('a worker that was killed', () => {
  const held = async (ago: string) => {
    await enqueue('mail', randomUUID());
    await rows(
      `update graphile_worker._private_jobs set locked_by = 'worker-dead', locked_at = now() - interval '${ago}', attempts = 1`,
    );
  };
  const began = async (alone: boolean) => {
    const done: number[] = [];
    await begin({ alone, handlers: { mail: async ({ attempt }) => void done.push(attempt) } });
    return done;
  };
  it('gives its job back at the next start of a server that is alone', async () => {
    await held('1 second');
    const done = await began(true);
    await until(() => done.length === 1);
    expect(done).toEqual([2]);
  });
  it('gives it back after ten minutes where there are others', async () => {
    await held('601 seconds');
    const done = await began(false);
    await until(() => done.length === 1);
  });
  it('and not earlier: the other may be at it', async () => {
    await held('595 seconds');
    const done = await began(false);
    await enqueue('other', randomUUID());
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(done).toEqual([]);
    expect((await waiting())[0]?.locked_at).not.toBeNull();
  });
});

describe('the relay is down for an hour', () => {
  it('then each message arrives once', async () => {
    const ids = Array.from({ length: 5 }, () => randomUUID());
    const arrived: string[] = [];
    const relay = new SMTPServer({
      disabledCommands: ['AUTH', 'STARTTLS'],
      logger: false,
      onData: (stream, _session, done) => {
        let raw = '';
        stream.on('data', (chunk: Buffer) => (raw += chunk.toString()));
        stream.on('end', () => (arrived.push(/^Message-ID: <([\w-]+)@/im.exec(raw)?.[1] ?? ''), done()));
      },
    });
    const port = 20_000 + Math.floor(Math.random() * 20_000);
    const mailer = smtpMailer({
      smtpUrl: `smtp://127.0.0.1:${port}`,
      mailFrom: 'Moonhearth <m@localhost>',
      publicOrigin: 'http://localhost:3000',
    });
    await begin({
      handlers: {
        mail: ({ id }) =>
          mailer.send({
            to: CANARY,
            subject: 'Confirm',
            text: 'Hello',
            messageId: messageIdOf(id, 'http://localhost:3000'),
          }),
      },
    });
    await rows('select auth.enqueue_job($1, id) from unnest($2::uuid[]) id', ['mail', ids]);

    let down = 0;
    for (let tries = 1; down < 3600; tries += 1) {
      await until(async () => (await waiting()).every((job) => job.attempts === tries && job.locked_at === null));
      down += Math.min(...(await waiting()).map((job) => job.wait));
      if (down < 3600) await passTime();
    }
    expect(arrived).toEqual([]);
    await new Promise<void>((resolve) => void relay.listen(port, '127.0.0.1', resolve));
    await passTime();
    await until(async () => (await waiting()).length === 0);
    expect(arrived.sort()).toEqual([...ids].sort());
    expect(said('jobs.dead')).toEqual([]);
    expect(lines.join('')).not.toContain('canary');
    await new Promise<void>((resolve) => relay.close(() => resolve()));
  }, 60_000);

  it('a try that failed after the message was kept leaves one message', async () => {
    const mailer = fileMailer({
      dataDir: join(folder, 'files'),
      mailFrom: 'Moonhearth <m@localhost>',
      clock: fixedClock('2026-11-21T09:54:00Z'),
      print: null,
    });
    const id = randomUUID();
    let tries = 0;
    await begin({
      handlers: {
        mail: async (run) => {
          await mailer.send({
            to: CANARY,
            subject: 'Confirm',
            text: 'Hello',
            messageId: messageIdOf(run.id, 'http://localhost:3000'),
          });
          if ((tries += 1) === 1) throw new Error('lost the database just then');
        },
      },
    });
    await enqueue('mail', id);
    await until(() => tries === 1);
    await until(async () => (await waiting())[0]?.locked_at === null);
    await passTime();
    await until(() => tries === 2);
    expect(await readdir(mailFolder(join(folder, 'files')))).toEqual([`${id}.eml`]);
  });
});

describe('ticks', () => {
  it('run at product time, and a failing one neither stops the others nor is tried again', async () => {
    const seen: string[] = [];
    await begin({
      ticks: {
        minute: async (now) => void seen.push(now.toISOString()),
        day: async () => Promise.reject(new Error(CANARY)),
      },
    });
    await rows("select graphile_worker.add_job('tick_day'), graphile_worker.add_job('tick_minute')");
    await until(async () => (await waiting()).length === 0);
    expect(seen).toEqual(['2026-11-21T09:54:00.000Z']);
    expect(said('jobs.tick_failed')).toEqual([expect.objectContaining({ job: 'tick_day', alert: true })]);
    expect(lines.join('')).not.toContain('canary');
  });
});

describe('stopping', () => {
  it('lets a running job end', async () => {
    let finished = false;
    let started = false;
    const jobs = await begin({
      handlers: {
        mail: async () => {
          started = true;
          await new Promise((resolve) => setTimeout(resolve, 400));
          finished = true;
        },
      },
    });
    await enqueue('mail', randomUUID());
    await until(() => started);
    await jobs.stop();
    expect(finished).toBe(true);
    expect(await waiting()).toEqual([]);
    expect(said('jobs.stopped')).toEqual([]);
  });
  it('does not wait for ever, and gives the job back', async () => {
    let signal: AbortSignal | undefined;
    const jobs = await begin({
      stopMs: 400,
      handlers: { mail: (run) => ((signal = run.signal), new Promise(() => undefined)) },
    });
    await enqueue('mail', randomUUID());
    await until(() => signal);
    const began = Date.now();
    await jobs.stop();
    expect(Date.now() - began).toBeLessThan(5000);
    expect(signal?.aborted).toBe(true);
    expect(await waiting()).toEqual([
      expect.objectContaining({ attempts: 1, locked_at: null, last_error: 'JobOutOfTime' }),
    ]);
  });
  it('twice is once', async () => {
    const jobs = await begin({});
    await jobs.stop();
    await expect(jobs.stop()).resolves.toBeUndefined();
  });
});

it('lost connections are made again, and work goes on', async () => {
  const done: string[] = [];
  await begin({ handlers: { mail: async ({ id }) => void done.push(id) } });
  await rows(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
  await until(() => said('jobs.worker').length + said('jobs.connection').length > 0);
  const id = randomUUID();
  await enqueue('mail', id);
  await until(() => done.length === 1);
  expect(done).toEqual([id]);
});

it('a database that cannot be reached is told at once', async () => {
  await expect(begin({ connectionString: 'postgres://nobody:x@127.0.0.1:1/none' })).rejects.toThrow();
});
