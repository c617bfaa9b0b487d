import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { localDate } from '#domain/calendar/local-date.ts';
import { asMadeMember } from '#server/features/account/public.ts';
import { openTestApp, type TestApp } from '#server/testing/open-test-app.ts';
import { member } from '#server/testing/people.ts';
import { awardPoints, giveBackPoints, pointsStore, spendPoints } from './public.ts';

let open: TestApp;
beforeAll(async () => {
  open = await openTestApp({ env: { RATE_FACTOR: '1000' } });
});
afterAll(() => open.close());

const day = localDate('2026-11-21');
async function somebody(points: number) {
  const { browser } = await member(open);
  const { id } = ((await browser.call('getUser')).body as { user: { id: string } }).user;
  const as = <T>(work: Parameters<typeof asMadeMember<T>>[2]) => asMadeMember(open.services.account, id, work);
  await as((owner) =>
    awardPoints({ owner, reason: 'return', key: 'given', amount: points, day, at: open.clock.now() }),
  );
  const row = (key: string) => ({ use: 'shop' as const, key, day, at: open.clock.now() });
  return {
    balance: () => as((me) => pointsStore.balance(me)),
    spend: (key: string, amount: number) => as((owner) => spendPoints({ owner, ...row(key), amount })),
    giveBack: (key: string) => as((owner) => giveBackPoints({ owner, ...row(key) })),
    as,
  };
}

describe('spending points', () => {
  it('takes once for an occasion and gives back once, all of it', async () => {
    const { balance, spend, giveBack } = await somebody(150);
    const order = randomUUID();
    expect(await giveBack(order)).toBe(false);
    expect([await spend(order, 100), await spend(order, 100), await spend('other', 100)]).toEqual([
      'spent',
      'again',
      'short',
    ]);
    expect(await balance()).toBe(50);
    expect([await giveBack(order), await giveBack(order)]).toEqual([true, false]);
    expect(await balance()).toBe(150);
    await expect(spend('less than none', -1)).rejects.toThrow('whole numbers');
  });

  it('never goes below 0 with 50 at once', async () => {
    const { balance, spend } = await somebody(220);
    const said = await Promise.all(Array.from({ length: 50 }, () => spend(randomUUID(), 100)));
    expect(said.filter((one) => one === 'spent')).toHaveLength(2);
    expect(await balance()).toBe(20);
  });

  it('the database itself refuses a debt', async () => {
    const { as, balance } = await somebody(5);
    const debt = as((owner) =>
      pointsStore.award(owner, { reason: 'shop', key: 'x', amount: -6, day, at: open.clock.now() }),
    );
    await expect(debt).rejects.toMatchObject({ code: '23514' });
    expect(await balance()).toBe(5);
  });
});
