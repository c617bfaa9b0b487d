import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { run, testDatabase, type TestDatabase } from './database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(async () => {
  await database.drop();
});

const here = <T>(work: (client: Client) => Promise<T>): Promise<T> => run(database.adminUrl, work);
const pid = async (client: Client): Promise<number> =>
  (await client.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]?.pid ?? 0;

test('the next piece of work has the connection of the last, with nothing left in it', async () => {
  const first = await here(async (client) => {
    await client.query(
      "create temp table left_behind (x int); set role mh_owner; set timezone to 'Asia/Tokyo'; select pg_advisory_lock(1)",
    );
    client.on('notification', () => undefined);
    return pid(client);
  });
  const [again, found, heard] = await here(async (client) => [
    await pid(client),
    (
      await client.query(
        "select current_user = session_user as me, current_setting('timezone') = 'Asia/Tokyo' as moved, to_regclass('left_behind') as made, (select count(*)::int from pg_locks where locktype = 'advisory') as locks",
      )
    ).rows[0],
    client.listenerCount('notification'),
  ]);
  expect([again, found, heard]).toEqual([first, { me: true, moved: false, made: null, locks: 0 }, 0]);
});

test.each([
  [
    'that threw',
    async (client: Client) => {
      throw Object.assign(new Error('x'), { pid: await pid(client) });
    },
  ],
  [
    'that left a transaction open',
    async (client: Client) => {
      await client.query('begin');
      throw Object.assign(new Error('x'), { pid: await pid(client) });
    },
  ],
])('work %s takes its connection with it', async (_what, work) => {
  const gone = await here(work).catch((error: { pid: number }) => error.pid);
  expect(gone).not.toBe(await here(pid));
});

test('a transaction left open ends with the work', async () => {
  await here((client) => client.query('begin; create table public.half_made (x int)'));
  expect((await here((client) => client.query("select to_regclass('public.half_made') as made"))).rows).toEqual([
    { made: null },
  ]);
});

test('one that was cut while it waited is no fault, and another is made', async () => {
  const waiting = await here(pid);
  await run(
    database.adminUrl.replace(/\?|$/, (sign) =>
      sign === '?' ? '?application_name=other&' : '?application_name=other',
    ),
    (client) => client.query('select pg_terminate_backend($1)', [waiting]),
  );
  await sleep(100);
  expect(await here(pid)).not.toBe(waiting);
});

test('two pieces at once have one each', async () => {
  const [one, other] = await Promise.all([here(pid), here(pid)]);
  expect(one).not.toBe(other);
});
