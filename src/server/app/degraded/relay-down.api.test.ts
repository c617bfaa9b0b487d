import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openJobs, type Jobs } from '#server/platform/jobs/jobs.ts';
import { openLog } from '#server/platform/log.ts';
import { smtpMailer } from '#server/platform/mail/smtp-mailer.ts';
import { run } from '#server/testing/database.ts';
import { openTestApp, type TestApp } from '#server/testing/open-test-app.ts';
import { registration } from '#server/testing/people.ts';

const MEMBERS = 6;
let open: TestApp;
let jobs: Jobs[] = [];
let swept = 0;
const lines: string[] = [];
const received: { to: string; id: string }[] = [];
let forget = false;
let port = 0;
let relay: SMTPServer;

/** A relay that takes everything. With `forget` it takes a message for good and breaks off before it says so. */
function newRelay(): SMTPServer {
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream
        .on('data', (chunk: Buffer) => chunks.push(chunk))
        .on('end', () => {
          const id = /^message-id:\s*(\S+)/im.exec(Buffer.concat(chunks).toString())?.[1] ?? '';
          received.push({ to: session.envelope.rcptTo[0]?.address ?? '', id });
          done(forget ? new Error('gone') : null);
        });
    },
  });
  server.on('error', () => undefined);
  return server;
}
const listen = (server: SMTPServer, at: number) =>
  new Promise<number>((resolve) => {
    const listening = server.listen(at, '127.0.0.1', () => resolve((listening.address() as { port: number }).port));
  });
const shut = (server: SMTPServer) => new Promise<void>((resolve) => server.close(() => resolve()));

beforeAll(async () => {
  relay = newRelay();
  port = await listen(relay, 0);
  await shut(relay);
  const mailer = smtpMailer({
    smtpUrl: `smtp://127.0.0.1:${port}`,
    mailFrom: 'Moonhearth <m@localhost>',
    publicOrigin: 'http://localhost:3000',
    stepMs: 3_000,
  });
  open = await openTestApp({ mailer });
  await run(open.database.adminUrl, (client) =>
    client.query(
      "insert into graphile_worker._private_known_crontabs (identifier, known_since, last_execution) values ('tick_day', now() - interval '9 days', now() - interval '2 days')",
    ),
  );
  const log = openLog({ level: 'debug', now: () => new Date(), write: (line) => void lines.push(line) });
  const process = () =>
    openJobs({
      connectionString: open.database.jobsUrl,
      handlers: { notice: open.services.jobs.notice, email_request: open.services.jobs.email_request },
      ticks: { day: async () => void (swept += 1) },
      clock: open.clock,
      log,
    });
  // Two processes on one database.
  jobs = await Promise.all([process(), process()]);
});
afterAll(async () => {
  await Promise.all(jobs.map((each) => each.stop()));
  await shut(relay).catch(() => undefined);
  await open.close();
});

const sql = async <T extends object>(text: string) =>
  run(open.database.adminUrl, async (client) => (await client.query<T>(text)).rows);
const waiting = () =>
  sql<{ attempts: number; busy: boolean }>(
    "select attempts, locked_at is not null as busy from graphile_worker.jobs where task_identifier in ('notice', 'email_request')",
  );
/** So much of the hour goes by that every message is due again. */
const passTime = () =>
  sql(
    "with due as (update graphile_worker._private_jobs set run_at = now() where locked_at is null) select pg_notify('jobs:insert', '{\"count\":9}')",
  );
const until = (check: () => unknown) =>
  vi.waitFor(async () => expect(await check()).toBeTruthy(), { timeout: 20_000, interval: 50 });

it('a relay that is away for an hour costs no message and sends none twice; two processes are at it', async () => {
  const bodies = Array.from({ length: MEMBERS }, () => registration());
  for (const body of bodies) expect((await open.browser().call('register', { body })).status).toBe(201);
  // Tries wait 3 s, 7 s, 20 s, 55 s, 2.5 min, 7, 18, 50 min: an hour holds seven.
  for (let tries = 1; tries <= 7; tries += 1) {
    await until(async () => (await waiting()).every(({ attempts, busy }) => attempts >= tries && !busy));
    await passTime();
  }
  expect(received).toEqual([]);
  relay = newRelay();
  await listen(relay, port);
  await until(async () => (await passTime(), (await waiting()).length === 0));
  expect(received.map(({ to }) => to).toSorted()).toEqual(bodies.map(({ email }) => email).toSorted());
  expect(new Set(received.map(({ id }) => id)).size).toBe(MEMBERS);
  expect(await sql('select 1 from auth.outbox where sent_at is null')).toEqual([]);
}, 60_000);

it('a relay that took a message and could not say so gets the same one again, under the same name', async () => {
  received.length = 0;
  forget = true;
  expect((await open.browser().call('register', { body: registration() })).status).toBe(201);
  await until(() => received.length === 1);
  await until(async () => (await waiting()).every(({ busy }) => !busy));
  forget = false;
  await until(async () => (await passTime(), (await waiting()).length === 0));
  expect(received.length).toBe(2);
  expect(new Set(received.map(({ id }) => id)).size).toBe(1);
});

it('a message that no try delivers is told as dead, without whose it is', async () => {
  await shut(relay);
  const body = registration();
  expect((await open.browser().call('register', { body })).status).toBe(201);
  await until(async () => (await waiting()).some(({ attempts, busy }) => attempts > 0 && !busy));
  await sql('update graphile_worker._private_jobs set attempts = max_attempts - 1');
  await passTime();
  await until(() => lines.some((line) => line.includes('"jobs.dead"')));
  expect(lines.find((line) => line.includes('"jobs.dead"'))).toMatch(/"job":"email_request".*"alert":true/);
  // The line is written a moment before the row is.
  await vi.waitFor(async () => expect(await jobs[0]?.dead()).toBe(1), { timeout: 15_000 });
  for (const text of [body.email, body.firstName, body.lastName]) expect(lines.join('')).not.toContain(text);
});

it('a day whose hour was missed is made up for once, by one of the processes', () => {
  expect(swept).toBe(1);
});
