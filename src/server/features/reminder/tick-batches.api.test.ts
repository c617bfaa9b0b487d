import { afterAll, beforeAll, expect, it } from 'vitest';
import { localDate } from '#domain/calendar/local-date.ts';
import { run } from '#server/testing/database.ts';
import { openTestApp, type TestApp } from '#server/testing/open-test-app.ts';
import { member } from '#server/testing/people.ts';

let open: TestApp;
beforeAll(async () => {
  open = await openTestApp({ at: '2026-11-21T11:00:00Z' });
});
afterAll(() => open.close());

const rows = async <Row extends object>(text: string, values: readonly unknown[] = []) =>
  (await run(open.database.adminUrl, (client) => client.query<Row>(text, [...values]))).rows;
const at = (instant: string) => open.clock.advance(Date.parse(instant) - open.clock.now().getTime());

async function reminded() {
  const made = await member(open, { birthday: localDate('1994-05-12') });
  await made.browser.call('patchReminders', { body: { switches: { check_in: { app: true } } } });
  const { user } = (await made.browser.call('getUser')).body as { user: { id: string } };
  return { ...made, id: user.id };
}

it('one that fails keeps none of its batch from theirs, and is tried again alone', async () => {
  const all = [await reminded(), await reminded(), await reminded()];
  const [first, broken] = all;
  const sealed = await rows<{ sealed: Buffer }>('select sealed from app.reminder where user_id = $1', [broken?.id]);
  await rows("update app.reminder set sealed = '\\x01' where user_id = $1", [broken?.id]);
  at('2026-11-21T18:00:10Z');
  await open.services.everyMinute.startTicks(open.clock.now());
  const [batch, ...more] = await rows<{ batch: string; count: string }>(
    'select batch, count(*) from auth.reminder_tick where batch is not null group by batch',
  );
  expect([batch?.count, more]).toEqual(['3', []]);
  await expect(open.work('reminders', batch?.batch ?? '')).rejects.toThrow('does not open');
  const told = async () =>
    Promise.all(
      all.map(async ({ browser }) => (await browser.call('getNotices')) as { body: { notices?: readonly unknown[] } }),
    ).then((replies) => replies.map(({ body }) => body.notices?.length));
  expect(await told()).toEqual([1, 0, 1]);
  const left = () => rows<{ user_id: string }>('select user_id from auth.reminder_tick where batch is not null');
  expect(await left()).toEqual([{ user_id: broken?.id }]);
  expect(await rows('select 1 from auth.job_scope')).toEqual([]);

  const before = await rows('select sealed from app.reminder where user_id = $1', [first?.id]);
  await rows('update app.reminder set sealed = $2 where user_id = $1', [broken?.id, sealed[0]?.sealed]);
  await open.work('reminders', batch?.batch ?? '');
  expect(await told()).toEqual([1, 1, 1]);
  expect(await left()).toEqual([]);
  expect(await rows('select sealed from app.reminder where user_id = $1', [first?.id])).toEqual(before);
});

it('a change of her own between the handing out and her turn leaves today’s turn to come', async () => {
  at('2026-12-01T11:00:00Z');
  const { browser, id } = await reminded();
  at('2026-12-01T18:00:10Z');
  await open.services.everyMinute.startTicks(open.clock.now());
  await browser.call('patchReminders', { body: { switches: { log_today: { app: true } } } });
  const [batch] = await rows<{ batch: string }>('select batch from auth.reminder_tick where user_id = $1', [id]);
  await open.work('reminders', batch?.batch ?? '');
  const { body } = (await browser.call('getNotices')) as { body: { notices: readonly unknown[] } };
  expect(body.notices.length).toBeGreaterThan(0);
});

it('hands out all that is due in one minute, as jobs that others go before', async () => {
  at('2027-01-01T11:00:00Z');
  const COUNT = 5_350;
  await rows(
    `with made as (insert into auth.account (user_id, email_index, password_hash, created_at, password_changed_at)
       select gen_random_uuid(), sha256(n::text::bytea), 'none', $2, $2 from generate_series(1, $1::int) n returning user_id)
     insert into auth.reminder_tick (user_id, id, at) select user_id, gen_random_uuid(), $2 from made`,
    [COUNT, open.clock.now()],
  );
  await rows('delete from graphile_worker._private_jobs');
  await rows('update auth.reminder_tick set at = $1', [new Date('2027-01-01T10:00:00Z')]);
  await open.services.everyMinute.startTicks(open.clock.now());
  expect(await rows('select 1 from auth.reminder_tick where at <= $1', [open.clock.now()])).toEqual([]);
  const sizes = await rows<{ size: number }>(
    'select count(*)::int as size from auth.reminder_tick where batch is not null group by batch order by size',
  );
  expect(Math.max(...sizes.map(({ size }) => size))).toBe(100);
  const jobs = await rows<{ priority: number }>(
    "select priority from graphile_worker.jobs where task_identifier = 'reminders'",
  );
  expect(jobs).toHaveLength(sizes.length);
  expect(new Set(jobs.map(({ priority }) => priority))).toEqual(new Set([10]));
});
