import { writeFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { memberMark, keyMark } from '#server/platform/erasures/erasures.ts';
import { allLines } from '#server/platform/erasures/ledger.ts';
import { run } from '#server/testing/database.ts';
import { openTestApp, type TestApp } from '#server/testing/open-test-app.ts';
import { member } from '#server/testing/people.ts';
import { asMadeMember, memberStore } from '../public.ts';
import { eraseAgain, restoredMark } from './erase-again.ts';
import { markMembers } from './mark-members.ts';

let open: TestApp;
beforeAll(async () => {
  open = await openTestApp();
});
afterAll(() => open.close());

const DAY = 86_400_000;
const TABLES = ['auth.account', 'auth.user_key', 'app.member', 'app.consent'];
const made = async () => {
  const { browser } = await member(open);
  return ((await browser.call('getUser')).body as { user: { id: string } }).user.id;
};
/** What a backup holds of the member. */
const copyOf = (userId: string) =>
  run(open.database.adminUrl, async (client) => {
    const copy: { table: string; rows: { row: unknown }[] }[] = [];
    for (const table of TABLES)
      copy.push({
        table,
        rows: (
          await client.query<{ row: unknown }>(`select to_jsonb(t) as row from ${table} t where user_id = $1`, [userId])
        ).rows,
      });
    return copy;
  });
const bringBack = async (copy: Awaited<ReturnType<typeof copyOf>>) =>
  run(open.database.adminUrl, async (client) => {
    for (const { table, rows } of copy)
      for (const { row } of rows)
        await client.query(`insert into ${table} select * from jsonb_populate_record(null::${table}, $1)`, [
          JSON.stringify(row),
        ]);
  });
const rowsOf = (userId: string) =>
  run(open.database.adminUrl, async (client) => {
    let sum = 0;
    for (const table of TABLES)
      sum += (await client.query(`select 1 from ${table} where user_id = $1`, [userId])).rowCount ?? 0;
    return sum;
  });
const erase = (userId: string) =>
  asMadeMember(open.services.account, userId, (me) => memberStore.erase(me, open.services.account.erasures));
const stepsOf = async (userId: string) =>
  (await allLines(open.services.store.ledger))
    .filter((line) => line.member === memberMark(open.vault, userId))
    .map(({ step }) => step);

it('has an erasure in the ledger before anybody is told, and never her id', async () => {
  const userId = await made();
  await erase(userId);
  expect(await stepsOf(userId)).toEqual(['asked', 'done']);
  expect(JSON.stringify(await allLines(open.services.store.ledger))).not.toContain(userId);
});

it('has no erasure that was rolled back', async () => {
  const userId = await made();
  await expect(
    asMadeMember(open.services.account, userId, async (me) => {
      await memberStore.erase(me, open.services.account.erasures);
      throw new Error('something else failed');
    }),
  ).rejects.toThrow('something else failed');
  expect(await rowsOf(userId)).toBeGreaterThan(3);
  expect(await stepsOf(userId)).not.toContain('done');
  await eraseAgain(open.services.account, open.dataDir);
  expect(await rowsOf(userId)).toBeGreaterThan(3);
});

it('does not erase what it cannot note', async () => {
  const userId = await made();
  const broken = {
    ...open.services.account.erasures,
    bind: (tx: Parameters<typeof open.services.account.erasures.bind>[0]) =>
      tx.bind({ beforeCommit: () => Promise.reject(new Error('the disk is full')), ended: () => Promise.resolve() }),
  };
  await expect(asMadeMember(open.services.account, userId, (me) => memberStore.erase(me, broken))).rejects.toThrow(
    'the disk is full',
  );
  expect(await rowsOf(userId)).toBeGreaterThan(3);
});

it('erases again whom a restored database has brought back, and nobody else', async () => {
  const [gone, stays] = [await made(), await made()];
  const copy = await copyOf(gone);
  await erase(gone);
  expect(await rowsOf(gone)).toBe(0);
  await bringBack(copy);
  const before = await rowsOf(stays);
  expect(await eraseAgain(open.services.account, open.dataDir)).toEqual({ erased: 1 });
  expect([await rowsOf(gone), await rowsOf(stays)]).toEqual([0, before]);
  expect(await eraseAgain(open.services.account, open.dataDir)).toEqual({ erased: 0 });
});

it.each([
  [
    'without a mark, from a backup of before there were any',
    'update auth.account set mark = null where user_id = $1',
    4,
  ],
  ['as half a deletion, the key alone', 'delete from auth.account where user_id = $1', 1],
])('finds whom a backup brought back %s', async (_, change, least) => {
  const gone = await made();
  const copy = await copyOf(gone);
  await erase(gone);
  await bringBack(copy);
  await run(open.database.adminUrl, async (client) => {
    await client.query('update auth.user_key set mark = null where user_id = $1', [gone]);
    await client.query(change, [gone]);
  });
  expect(await rowsOf(gone)).toBeGreaterThanOrEqual(least);
  expect(await eraseAgain(open.services.account, open.dataDir)).toEqual({ erased: 1 });
  expect(await rowsOf(gone)).toBe(0);
});

it('reads nobody of whom the ledger says nothing', async () => {
  await made();
  await markMembers(open.services.account);
  const read = async () => {
    await new Promise((done) => setTimeout(done, 100));
    return run(open.database.adminUrl, async (client) => {
      await client.query('select pg_stat_force_next_flush()').catch(() => undefined);
      const { rows } = await client.query<{ read: string }>(
        "select seq_tup_read + coalesce(idx_tup_fetch, 0) as read from pg_stat_all_tables where schemaname = 'auth' and relname = 'user_key'",
      );
      return Number(rows[0]?.read);
    });
  };
  const before = await read();
  await eraseAgain(open.services.account, open.dataDir);
  expect((await read()) - before).toBeLessThanOrEqual(1);
});

it('reads what came since the database was last held against the ledger, as the database itself knows', async () => {
  const gone = await made();
  const copy = await copyOf(gone);
  await erase(gone);
  open.clock.advance(3 * DAY);
  await eraseAgain(open.services.account, open.dataDir);
  const asked = vi.spyOn(open.services.store.ledger, 'pages');
  await eraseAgain(open.services.account, open.dataDir);
  expect(asked).toHaveBeenLastCalledWith(new Date(open.clock.real().getTime() - DAY));
  await eraseAgain(open.services.account, open.dataDir, { whole: true });
  expect(asked).toHaveBeenLastCalledWith(null);
  // A database of before that look knows only of the look before it.
  await bringBack(copy);
  await run(open.database.adminUrl, (client) =>
    client.query("update auth.kept set at = $1 where what = 'ledger'", [
      new Date(open.clock.real().getTime() - 4 * DAY),
    ]),
  );
  expect(await eraseAgain(open.services.account, open.dataDir)).toEqual({ erased: 1 });
  expect(await rowsOf(gone)).toBe(0);
  writeFileSync(restoredMark(open.dataDir), '');
  await eraseAgain(open.services.account, open.dataDir);
  expect(asked).toHaveBeenLastCalledWith(null);
  asked.mockRestore();
});

it('carries out what was cut short only where the database came back from a backup', async () => {
  const asked = async (userId: string) =>
    open.services.store.ledger.add({
      step: 'asked',
      at: open.clock.real().toISOString(),
      key: keyMark(open.vault),
      member: memberMark(open.vault, userId),
    });
  const [alive, cut] = [await made(), await made()];
  await asked(alive);
  expect(await eraseAgain(open.services.account, open.dataDir)).toEqual({ erased: 0 });
  expect(await stepsOf(alive)).toEqual(['asked', 'undone']);
  await asked(cut);
  writeFileSync(restoredMark(open.dataDir), '');
  expect(await eraseAgain(open.services.account, open.dataDir)).toEqual({ erased: 1 });
  expect([(await rowsOf(alive)) > 0, await rowsOf(cut)]).toEqual([true, 0]);
});

it('refuses to start on members with the ledger of another database', async () => {
  await open.services.store.ledger.add({
    step: 'done',
    at: open.clock.real().toISOString(),
    key: 'ffffffff',
    member: 'f'.repeat(64),
  });
  await expect(eraseAgain(open.services.account, open.dataDir)).rejects.toThrow('belongs to another database');
});
