import { afterAll, beforeAll, expect, it } from 'vitest';
import { asMadeMember, memberStore } from '#server/features/account/public.ts';
import { run } from '#server/testing/database.ts';
import { countRows, putRow, tablesOfMembers } from '#server/testing/fill-tables.ts';
import { openTestApp, type TestApp } from '#server/testing/open-test-app.ts';
import { member } from '#server/testing/people.ts';

let open: TestApp;
beforeAll(async () => {
  open = await openTestApp();
});
afterAll(() => open.close());

it('deletion leaves no row in any table, whatever tables there are, and touches nobody else', async () => {
  const [one, other] = [await member(open), await member(open)];
  const idOf = async ({ browser }: typeof one) =>
    ((await browser.call('getUser')).body as { user: { id: string } }).user.id;
  const [userId, otherId] = [await idOf(one), await idOf(other)];
  await asMadeMember(open.services.account, userId, async (me) =>
    memberStore.change(me, {
      profile: { ...(await memberStore.read(me)).profile, birthday: null },
      onboardingCompleted: false,
    }),
  );
  await run(open.database.adminUrl, async (client) => {
    const tables = await tablesOfMembers(client);
    // A row of a role would end the session that asks for the deletion.
    await client.query("set session_replication_role = 'replica'");
    expect(tables.length).toBeGreaterThan(20);
    for (const table of tables)
      for (const id of [userId, otherId]) {
        await putRow(client, { table, userId: id });
        expect(await countRows(client, { table, userId: id }), table).toBeGreaterThan(0);
      }
    expect(await one.browser.call('patchUser', { body: { birthday: '2018-01-01' as never } })).toMatchObject({
      status: 422,
      body: { code: 'age_not_supported' },
    });
    const kept: string[] = [];
    for (const table of tables) {
      if ((await countRows(client, { table, userId })) > 0) kept.push(table);
      expect(await countRows(client, { table, userId: otherId }), table).toBeGreaterThan(0);
    }
    expect(kept).toEqual([]);
  });
}, 60_000);
