import { randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OverviewReply } from '#contract/overview/overview.schemas.ts';
import { addDays, localDate } from '#domain/calendar/local-date.ts';
import { give } from '#server/features/subscription/public.ts';
import { keptStore } from '#server/platform/kept/kept.store.ts';
import { openTally } from '#server/platform/tally/tally.ts';
import { writeTally } from '#server/platform/tally/tally.store.ts';
import { person, sql, staff, type Person } from '#server/testing/circle/circle-cases.ts';
import { openTestApp, type TestApp } from '#server/testing/open-test-app.ts';
import { openMeasuring } from './measure.ts';
import { overviewStore } from './overview.store.ts';

// What is counted where it happens is counted by the day of the database.
const NOW = new Date();
const TODAY = localDate(NOW.toISOString().slice(0, 10));
const YESTERDAY = addDays(TODAY, -1);
let open: TestApp;
let admin: Person;
beforeAll(async () => {
  open = await openTestApp({ at: NOW.toISOString(), env: { RATE_FACTOR: '1000' } });
  admin = await staff(open, { role: 'admin' });
});
afterAll(() => open.close());

const db = () => open.services.mounting.db;
const read = async () => (await admin.browser.call('getOverview')).body as OverviewReply;
const measureAt = (
  now: Date,
  changes: { backupDir?: string | null; databaseUrl?: string | null; free?: number } = {},
) =>
  openMeasuring({
    db: db(),
    env: { dataDir: open.dataDir, backupDir: null, databaseUrl: null, store: null, diskLeast: 500, ...changes },
    free: async () => changes.free ?? 9_000,
    now: () => now,
  })();
const fold = () => writeTally(db(), openTally());
const people = (name: string, day: string) =>
  sql<{ count: string }>(open, 'select count from auth.day_sum where kind = $1 and name = $2 and day = $3', [
    'people',
    name,
    day,
  ]).then(([row]) => Number(row?.count ?? 0));

it('is for admins alone', async () => {
  for (const who of [await person(open), await staff(open), await staff(open, { role: 'teacher' })])
    expect((await who.browser.call('getOverview')).status).toBe(404);
  expect((await open.browser().call('getOverview')).status).toBe(401);
});

it('counts sign-ups, gifts and plans where they happen, without whose they are', async () => {
  await fold();
  const before = { signedUp: await people('signed_up', TODAY), gift: await people('gift', TODAY) };
  const her = await person(open);
  await give({ db: db(), clock: open.clock }, { userId: her.id, gift: { kind: 'lifetime' } });
  const state = (to: string) => sql(open, 'update app.subscription set state = $2 where user_id = $1', [her.id, to]);
  await sql(open, 'insert into app.subscription (user_id, updated_at) values ($1, now())', [her.id]);
  for (const to of ['active', 'past_due', 'canceled', 'active']) await state(to);
  const waiting = await sql<{ name: string }>(open, 'select * from auth.sum_waiting');
  expect(waiting.map(({ name }) => name)).toEqual(['signed_up', 'gift', 'plan_started', 'plan_ended', 'plan_started']);
  expect(Object.keys(waiting[0] ?? {})).toEqual(['day', 'name']);
  await fold();
  expect(await sql(open, 'select from auth.sum_waiting')).toEqual([]);
  expect(await people('signed_up', TODAY)).toBe(before.signedUp + 1);
  expect(await people('gift', TODAY)).toBe(before.gift + 1);
  expect(await people('plan_started', TODAY)).toBe(2);
});

it('shows of people no number under five, and none of a day that is not over', async () => {
  const put = (day: string, name: string, count: number) =>
    sql(
      open,
      `insert into auth.day_sum (day, kind, name, count) values ($1, 'people', $2, $3)
         on conflict (day, kind, name) do update set count = excluded.count`,
      [day, name, count],
    );
  await put(YESTERDAY, 'signed_up', 5);
  await put(YESTERDAY, 'left', 4);
  await put(TODAY, 'signed_up', 90);
  await put(addDays(TODAY, -30), 'signed_up', 77);
  const { days } = await read();
  expect(days).toHaveLength(30);
  expect(days.at(-1)).toMatchObject({ day: TODAY, signedUp: null });
  expect(days.at(-2)).toMatchObject({ day: YESTERDAY, signedUp: 5, left: null, gifts: null });
  expect(JSON.stringify(days)).not.toContain('77');
});

it('tells how mail goes: what waits, since when, what failed; what waits for its time is not late', async () => {
  await sql(open, 'truncate graphile_worker._private_jobs');
  await sql(open, "select auth.enqueue_job('notice', $1)", [randomUUID()]);
  await sql(open, "select auth.enqueue_job_after('notice', $1, interval '5 hours')", [randomUUID()]);
  await sql(open, "select auth.enqueue_job('file', $1)", [randomUUID()]);
  await sql(
    open,
    "update graphile_worker._private_jobs set created_at = now() - interval '2 hours', attempts = 3 where run_at <= now()",
  );
  const tally = openTally(() => NOW);
  tally.add('mail', 'sent');
  tally.add('mail', 'refused');
  tally.add('mail', 'failed');
  await writeTally(db(), tally);
  await measureAt(NOW);
  const { mail, warnings, days, jobs } = await read();
  expect(mail).toMatchObject({ waiting: 1, failing: 1, sentAt: NOW.toISOString() });
  expect(new Date(mail.oldestAt ?? 0).getTime()).toBeLessThan(NOW.getTime() - 7_000_000);
  expect(days.at(-1)).toMatchObject({ sent: 1, failed: 2 });
  expect(warnings.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['mail_late', 'mail_failing']));
  expect(jobs.find(({ name }) => name === 'file')).toMatchObject({ waiting: 1, failing: 1, dead: 0 });
});

it('tells of jobs that gave up, and when each kind went well last', async () => {
  await sql(open, 'update graphile_worker._private_jobs set attempts = max_attempts');
  const tally = openTally(() => NOW);
  tally.add('job_done', 'erase');
  tally.add('job_failed', 'file');
  await writeTally(db(), tally);
  await measureAt(NOW);
  const { jobs, warnings } = await read();
  expect(jobs.find(({ name }) => name === 'erase')).toMatchObject({ waiting: 0, doneAt: NOW.toISOString() });
  expect(jobs.find(({ name }) => name === 'file')).toMatchObject({
    dead: 1,
    doneAt: null,
    failedAt: NOW.toISOString(),
  });
  expect(warnings.find(({ kind }) => kind === 'jobs_dead')?.count).toBe(3);
  await sql(open, 'truncate graphile_worker._private_jobs');
  await measureAt(NOW);
  expect((await read()).jobs.every(({ dead }) => dead === 0)).toBe(true);
});

it('tells what is free, what takes room, and who keeps the backup', async () => {
  mkdirSync(join(open.dataDir, 'recordings', 'ab'), { recursive: true });
  writeFileSync(join(open.dataDir, 'recordings', 'ab', 'one'), 'x'.repeat(1234));
  await measureAt(NOW, { free: 1_999 });
  const none = await read();
  expect(none.disk).toMatchObject({ free: 1_999, least: 500 });
  expect(none.disk.parts.find(({ name }) => name === 'recordings')?.bytes).toBe(1234);
  expect(none.disk.parts.find(({ name }) => name === 'database')?.bytes).toBeGreaterThan(1_000_000);
  expect(none.backup.keeper).toBe('nobody');
  expect(none.warnings.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['disk_low', 'backup_missing']));
  await measureAt(NOW, { databaseUrl: 'postgres://elsewhere' });
  expect((await read()).backup.keeper).toBe('elsewhere');
  await measureAt(NOW, { backupDir: join(open.dataDir, 'recordings') });
  await keptStore.note(db(), 'backup', new Date(NOW.getTime() - 3_600_000));
  await keptStore.note(db(), 'drill', new Date(NOW.getTime() - 7_200_000));
  const kept = await read();
  expect(kept.backup).toMatchObject({ keeper: 'server', at: new Date(NOW.getTime() - 3_600_000).toISOString() });
  expect(kept.warnings.filter(({ kind }) => /backup|drill|disk/.test(kind))).toEqual([]);
});

it('says first that nothing runs by the clock, where nobody looked for a while', async () => {
  await measureAt(new Date(NOW.getTime() - 6 * 60_000));
  expect((await read()).warnings[0]).toMatchObject({ kind: 'jobs_still' });
});

it('keeps errors by their kind, and forgets a day when its time is over', async () => {
  const old = openTally(() => new Date(NOW.getTime() - 40 * 86_400_000));
  old.add('error', 'http.fault');
  await writeTally(db(), old);
  const tally = openTally(() => NOW);
  for (let at = 0; at < 3; at += 1) tally.add('error', 'http.fault');
  await writeTally(db(), tally);
  expect((await read()).errors).toEqual([{ name: 'http.fault', today: 3, days: 3, lastAt: NOW.toISOString() }]);
  const swept = await overviewStore.sweep(db(), addDays(TODAY, -35));
  expect(swept).toBe(1);
});
