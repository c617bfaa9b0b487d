import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, localDate } from '#domain/calendar/local-date.ts';
import { asMadeMember } from '#server/features/account/public.ts';
import type { Me } from '#server/platform/http/handler.ts';
import { run } from '#server/testing/database.ts';
import { openTestApp, type TestApp } from '#server/testing/open-test-app.ts';
import { member } from '#server/testing/people.ts';
import { awardPoints, pointsStore } from './public.ts';

let open: TestApp;
beforeAll(async () => {
  open = await openTestApp();
});
afterAll(() => open.close());

const DAY = localDate('2026-11-21');
const idOf = async () =>
  ((await (await member(open)).browser.call('getUser')).body as { user: { id: string } }).user.id;
const as = <T>(userId: string, work: (me: Me) => Promise<T>) => asMadeMember(open.services.account, userId, work);
const checkIn = (me: Me, day = DAY, at = open.clock.now()) =>
  awardPoints({ owner: me, reason: 'check_in', key: day, amount: 1, day, at });

describe('the ledger of points', () => {
  it('adds once for one occasion, and the balance is the sum', async () => {
    const id = await idOf();
    expect(await as(id, (me) => checkIn(me))).toBe(true);
    expect(await as(id, (me) => checkIn(me))).toBe(false);
    expect(
      await as(id, (me) =>
        awardPoints({ owner: me, reason: 'return', key: DAY, amount: 50, day: DAY, at: open.clock.now() }),
      ),
    ).toBe(true);
    expect(await as(id, (me) => pointsStore.balance(me))).toBe(51);
    expect(await as(id, (me) => pointsStore.lastDay(me, 'check_in'))).toBe(DAY);
  });

  it('counts no day that is not later than the last one, whatever its key', async () => {
    const id = await idOf();
    await as(id, (me) => checkIn(me));
    expect(await as(id, (me) => checkIn(me, addDays(DAY, -1)))).toBe(false);
    expect(
      await as(id, (me) =>
        awardPoints({ owner: me, reason: 'check_in', key: 'another', amount: 1, day: DAY, at: open.clock.now() }),
      ),
    ).toBe(false);
    expect(await as(id, (me) => checkIn(me, addDays(DAY, 1)))).toBe(true);
    expect(await as(id, (me) => pointsStore.balance(me))).toBe(2);
  });

  it('fifty at once are one', async () => {
    const id = await idOf();
    const given = await Promise.all(Array.from({ length: 50 }, () => as(id, (me) => checkIn(me))));
    expect(given.filter(Boolean)).toHaveLength(1);
    expect(await as(id, (me) => pointsStore.balance(me))).toBe(1);
  });

  it('tells its history newest first, page by page, and never a row of somebody else', async () => {
    const [id, other] = [await idOf(), await idOf()];
    for (let day = 0; day < 5; day += 1)
      await as(id, (me) => checkIn(me, addDays(DAY, day), new Date(open.clock.now().getTime() + day * 86_400_000)));
    const first = await as(id, (me) => pointsStore.history(me, { limit: 2 }));
    expect(first.rows.map(({ day }) => day)).toEqual([addDays(DAY, 4), addDays(DAY, 3)]);
    const rest = await as(id, (me) => pointsStore.history(me, { limit: 9, after: first.next ?? [] }));
    expect(rest.rows.map(({ day }) => day)).toEqual([addDays(DAY, 2), addDays(DAY, 1), DAY]);
    expect(rest.next).toBeNull();
    await as(other, (me) => checkIn(me, DAY, new Date(open.clock.now().getTime() + 86_400_000)));
    const theirs = await as(other, (me) => pointsStore.history(me, { limit: 9, after: first.next ?? [] }));
    expect(theirs.rows.map(({ day }) => day)).toEqual([DAY]);
    expect(await as(other, (me) => pointsStore.balance(me))).toBe(1);
  });

  it('is written once: no row is changed, and none goes while its account stands', async () => {
    const id = await idOf();
    await as(id, (me) => checkIn(me));
    for (const change of ['update app.point_row set amount = 5', 'delete from app.point_row']) {
      await expect(run(open.database.adminUrl, (client) => client.query(change))).rejects.toMatchObject({
        code: '23001',
      });
    }
    await expect(
      as(id, (me) =>
        awardPoints({ owner: me, reason: 'return', key: 'none', amount: 0, day: DAY, at: open.clock.now() }),
      ),
    ).rejects.toMatchObject({ code: '23514' });
  });
});
