import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { localDate } from '#domain/calendar/local-date.ts';
import { asMadeMember, emailIndex } from '#server/features/account/public.ts';
import { renewKey, reseal } from '#server/platform/vault/renewal.store.ts';
import type { Browser } from '#server/testing/browser.ts';
import { run } from '#server/testing/database.ts';
import { openTestApp, type TestApp } from '#server/testing/open-test-app.ts';
import { member } from '#server/testing/people.ts';
import { memberSealed } from '#server/platform/manifest/derive.ts';
import { dataMap, manifests, sealedColumns } from './manifests.ts';

let open: TestApp;
beforeAll(async () => {
  open = await openTestApp();
});
afterAll(() => open.close());

type Her = { readonly browser: Browser; readonly userId: string };
let her: Her;
const DAYS = ['2026-11-01', '2026-11-02', '2026-11-03', '2026-11-04'].map((day) => localDate(day));
const NOTE = 'what only she reads';

beforeEach(async () => {
  const { browser, body } = await member(open);
  const { rows } = await run(open.database.adminUrl, (client) =>
    client.query<{ user_id: string }>('select user_id from auth.account where email_index = $1', [
      emailIndex(open.vault, body.email),
    ]),
  );
  her = { browser, userId: rows[0]?.user_id ?? '' };
  for (const date of DAYS)
    await browser.call(
      'putDayLog',
      { body: { date, flow: 'light', note: NOTE } },
      { 'idempotency-key': `note-${date}` },
    );
  await browser.call('makeSymptom', { body: { name: 'a heavy head' } });
});

const renew = ({ userId }: Her) => asMadeMember(open.services.account, userId, (me) => renewKey(open.vault, me));
/** As when so many minutes of real time have gone by. */
const later = async ({ userId }: Her, minutes: number) => {
  await run(open.database.adminUrl, (client) =>
    client.query(`update auth.user_key set usable_at = usable_at - interval '${minutes} minutes' where user_id = $1`, [
      userId,
    ]),
  );
  await run(open.database.adminUrl, (client) =>
    client.query(`update auth.resealing set at = at - interval '${minutes} minutes' where user_id = $1`, [userId]),
  );
  open.vault.forget(userId);
};
const jobsDue = async () => {
  await open.services.everyMinute.startResealings(open.clock.now());
  const { rows } = await run(open.database.adminUrl, (client) =>
    client.query<{ id: string }>(
      "with taken as (delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t where t.id = j.task_id and t.identifier = 'reseal' returning j.payload) select payload->>'id' as id from taken",
    ),
  );
  return rows.map(({ id }) => id);
};
const versionsOf = ({ userId }: Her) =>
  run(open.database.adminUrl, async (client) =>
    (
      await client.query<{ version: number }>('select version from auth.user_key where user_id = $1 order by 1', [
        userId,
      ])
    ).rows.map(({ version }) => version),
  );
/**
 * How many sealed documents of the member's there are by each version of the member's key, those of the member's
 * devices and emails too.
 */
const sealedBy = ({ userId }: Her) =>
  run(open.database.adminUrl, async (client) => {
    const found: Record<string, number> = {};
    for (const { table, column } of memberSealed(manifests)) {
      const { rows } = await client.query<{ version: number }>(
        `select ('x' || encode(substring(${column} from 2 for 4), 'hex'))::bit(32)::int as version from ${table} where user_id = $1 and ${column} is not null`,
        [userId],
      );
      for (const { version } of rows) found[version] = (found[version] ?? 0) + 1;
    }
    return found;
  });
const notesOf = async ({ browser }: Her) => {
  const month = await browser.call('getMonth', { query: { month: '2026-11' } } as never);
  expect(month.status).toBe(200);
  return month.body;
};

it('knows every column that the data map calls sealed under her own key', () => {
  const mapped = Object.entries(dataMap).flatMap(([table, { columns }]) =>
    Object.entries(columns)
      .filter(([, { protection }]) => protection.includes('under her own key'))
      .map(([column]) => `${table}.${column}`),
  );
  expect(
    memberSealed(manifests)
      .map(({ table, column }) => `${table}.${column}`)
      .toSorted(),
  ).toEqual(mapped.toSorted());
  expect(mapped.length).toBeGreaterThan(20);
});

it('goes on with the old key until every process knows the new one, and renews one at a time', async () => {
  expect(await renew(her)).toBe(true);
  expect(await renew(her)).toBe(false);
  await later(her, 9);
  await her.browser.call('makeSymptom', { body: { name: 'before' } });
  expect(Object.keys(await sealedBy(her))).toEqual(['1']);
  expect(await jobsDue()).toEqual([]);
  await later(her, 2);
  await her.browser.call('makeSymptom', { body: { name: 'after' } });
  expect((await sealedBy(her))['2']).toBeGreaterThan(0);
});

it('seals everything again while she writes, lets the old key go, and loses nothing', async () => {
  const before = await notesOf(her);
  const sealed = await sealedBy(her);
  expect(sealed['1']).toBeGreaterThan(6);
  await renew(her);
  await later(her, 21);
  const [job = ''] = await jobsDue();
  const writes = async () => {
    for (let round = 0; round < 6; round += 1)
      for (const date of DAYS)
        expect(
          (await her.browser.call('putDayLog', { body: { date, flow: 'light', note: `${NOTE} ${round}` } })).status,
        ).toBe(200);
  };
  await Promise.all([open.work('reseal', job), writes()]);
  expect(await versionsOf(her)).toEqual([2]);
  expect(Object.keys(await sealedBy(her))).toEqual(['2']);
  expect(JSON.stringify(await notesOf(her))).toBe(JSON.stringify(before).replaceAll(NOTE, `${NOTE} 5`));
  open.vault.forget(her.userId);
  expect((await her.browser.call('getUser')).status).toBe(200);
});

it('leaves what does not open as it is, and seals all the rest again', async () => {
  await run(open.database.adminUrl, (client) =>
    client.query(
      'update app.day_log set sealed = (select sealed from app.log_lists l where l.user_id = $1) where ctid = (select ctid from app.day_log where user_id = $1 limit 1)',
      [her.userId],
    ),
  );
  await renew(her);
  await later(her, 21);
  const [job = ''] = await jobsDue();
  await open.work('reseal', job);
  expect(await versionsOf(her)).toEqual([2]);
  expect((await sealedBy(her))['1']).toBe(1);
  expect(((await notesOf(her)) as { logs: unknown[] }).logs).toHaveLength(DAYS.length - 1);
});

it('goes on where it was broken off, and does nothing twice', async () => {
  await renew(her);
  await later(her, 21);
  const [job = ''] = await jobsDue();
  const files = () => Promise.reject(new Error('the disk went away'));
  await expect(reseal({ db: open.services.mounting.db, vault: open.vault, sealedColumns, files }, job)).rejects.toThrow(
    'the disk went away',
  );
  expect(await versionsOf(her)).toEqual([1, 2]);
  await open.work('reseal', job);
  expect(await versionsOf(her)).toEqual([2]);
  await open.work('reseal', job);
  expect(await versionsOf(her)).toEqual([2]);
  expect(await renew(her)).toBe(true);
});

it('leaves what was written once as it was: only the key it is sealed under may change', async () => {
  await expect(
    run(open.database.adminUrl, (client) =>
      client
        .query(
          "insert into app.forecast (user_id, id, start_bidx, sealed, created_at) values ($1, gen_random_uuid(), 'a', 'b', now())",
          [her.userId],
        )
        .then(() => client.query("update app.forecast set start_bidx = 'c' where user_id = $1", [her.userId])),
    ),
  ).rejects.toThrow('written once');
});
