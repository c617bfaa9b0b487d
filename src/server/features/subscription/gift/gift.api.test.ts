import { randomUUID } from 'node:crypto';
import type { Compilable } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asMadeMember, memberStore } from '#server/features/account/public.ts';
import { DOWNLOADS } from '#contract/downloads.ts';
import { q } from '#server/platform/db/query.ts';
import { run } from '#server/testing/database.ts';
import { openPaidApp, type PaidApp } from '#server/testing/paid-app.ts';
import { give, grantMonths, takeBack } from './gift.ts';

const DAY = 86_400_000;
let paid: PaidApp;
beforeAll(async () => {
  paid = await openPaidApp();
});
afterAll(() => paid.close());

async function somebody() {
  const { browser } = await paid.member();
  const { user } = (await browser.call('getUser')).body as { user: { id: string } };
  return { browser, userId: user.id };
}
const sql = (text: string, values: unknown[] = []) =>
  run(paid.database.adminUrl, (client) => client.query(text, values));

describe('gifts', () => {
  it('months begin after her free days, one after the other', async () => {
    const { browser, userId } = await somebody();
    const trialEnd = new Date(paid.clock.now().getTime() + 7 * DAY);
    await give(paid.services.account, { userId, gift: { kind: 'months', months: 1 } });
    await give(paid.services.account, { userId, gift: { kind: 'months', months: 2 } });
    const until = new Date(trialEnd);
    until.setUTCMonth(until.getUTCMonth() + 3);
    expect(await paid.status(browser)).toMatchObject({
      subscriptionStatus: 'active',
      access: 'full',
      plan: null,
      granted: { kind: 'months', until: until.toISOString() },
    });
  });

  it('a reward gives them once for its key, in her own transaction, and no more than that', async () => {
    const { browser, userId } = await somebody();
    const now = paid.clock.now();
    const reward = (key: string) =>
      asMadeMember(paid.services.account, userId, (me) => grantMonths(me, { months: 1, key, from: now }));
    expect([await reward('a'), await reward('a'), await reward('b')]).toEqual([true, false, true]);
    const failed = asMadeMember(paid.services.account, userId, async (me) => {
      await grantMonths(me, { months: 1, key: 'c', from: now });
      throw new Error('what she pays for it was not there');
    });
    await expect(failed).rejects.toThrow('was not there');
    expect((await sql('select 1 from app.membership_grant where user_id = $1', [userId])).rowCount).toBe(2);
    expect(await paid.status(browser)).toMatchObject({ granted: { kind: 'months' } });
  });

  it('the ledger is added to, never changed, and cannot be emptied', async () => {
    const { userId } = await somebody();
    const giftId = await give(paid.services.account, { userId, gift: { kind: 'lifetime' } });
    await expect(sql('update app.membership_grant set months = 12 where user_id = $1', [userId])).rejects.toThrow(
      'written once',
    );
    await expect(sql('delete from app.membership_grant where user_id = $1', [userId])).rejects.toThrow(
      'stay as long as their account',
    );
    await takeBack(paid.services.account, { userId, giftId });
    expect((await sql('select 1 from app.membership_grant where user_id = $1', [userId])).rowCount).toBe(2);
    expect(await takeBack(paid.services.account, { userId, giftId: 'ffffffff-ffff-4fff-8fff-ffffffffffff' })).toBe(
      false,
    );
  });

  it('as herself she writes neither a lifetime, nor an admin gift, nor a plan, nor more free days', async () => {
    const { userId } = await somebody();
    const at = paid.clock.now();
    const gift = { user_id: userId, id: randomUUID(), source: 'reward', key: 'x', at };
    const writes: readonly (() => Compilable<unknown>)[] = [
      () => q.insertInto('app.membership_grant').values({ ...gift, kind: 'lifetime' }),
      () => q.insertInto('app.membership_grant').values({ ...gift, kind: 'months', months: 1, source: 'admin' }),
      () => q.insertInto('app.subscription').values({ user_id: userId, state: 'active', updated_at: at }),
      () => q.updateTable('app.subscription').set({ state: 'active' }),
      () => q.updateTable('app.trial').set({ end_at: at }),
    ];
    for (const write of writes)
      await expect(asMadeMember(paid.services.account, userId, (me) => me.tx.rows(write()))).rejects.toMatchObject({
        code: '42501',
      });
    const within = () => q.insertInto('app.membership_grant').values({ ...gift, kind: 'months', months: 1 });
    await asMadeMember(paid.services.account, userId, (me) => me.tx.rows(within()));
  });
});

describe('when she deletes her account', () => {
  it('her customer goes at the provider too, once that can be reached, and her invoices stay there', async () => {
    const { browser, userId } = await somebody();
    await paid.pay(await paid.checkout(browser, 'premium_monthly'));
    await paid.later(8 * DAY);
    await give(paid.services.account, { userId, gift: { kind: 'months', months: 1 } });
    const [customer = ''] = Object.keys(await paid.practice.look(({ state }) => state.customers)).slice(-1);
    await asMadeMember(paid.services.account, userId, (me) => memberStore.erase(me, paid.services.account.erasures));
    const parting = async () => (await sql('select id from auth.parting_customer')).rows as { id: string }[];
    const [waiting] = await parting();
    paid.practice.control.failNext(3, 500, '/v1/customers');
    await expect(paid.work('part_customer', waiting?.id ?? '')).rejects.toThrow();
    expect(await parting()).toHaveLength(1);
    await paid.work('part_customer', waiting?.id ?? '');
    await paid.work('part_customer', waiting?.id ?? '');
    await paid.practice.control.settled();
    expect(await parting()).toEqual([]);
    const left = await paid.practice.look(({ state }) => ({
      customer: state.customers[customer],
      subscriptions: Object.values(state.subscriptions).filter((one) => one.customer === customer),
      invoices: Object.values(state.invoices).filter((one) => one.customer === customer).length,
    }));
    expect(left.subscriptions.map(({ status }) => status)).toEqual(['canceled']);
    expect(left.invoices).toBeGreaterThan(0);
    expect((await sql('select 1 from app.subscription where user_id = $1', [userId])).rowCount).toBe(0);
  });
});

it('her file tells of her plan and of what was given to her', async () => {
  const { browser, userId } = await somebody();
  await paid.pay(await paid.checkout(browser, 'premium_yearly'));
  await give(paid.services.account, { userId, gift: { kind: 'months', months: 3 } });
  const file = (await browser.send({ method: 'GET', url: DOWNLOADS.json })).body as { record: { membership: object } };
  expect(file.record.membership).toMatchObject({
    plan: { plan: 'premium_yearly', cents: 3351, card: { last4: '4242' } },
    gifts: [{ kind: 'months', months: 3, source: 'admin', takenBack: false }],
  });
});
