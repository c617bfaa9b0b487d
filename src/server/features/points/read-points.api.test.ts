import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { KeepsakeReply } from '#contract/keepsake/keepsake.schemas.ts';
import type { PointsReply } from '#contract/points/points.schemas.ts';
import { addDays, localDate } from '#domain/calendar/local-date.ts';
import { asMadeMember } from '#server/features/account/public.ts';
import type { Browser } from '#server/testing/browser.ts';
import { openTestApp, type TestApp } from '#server/testing/open-test-app.ts';
import { member } from '#server/testing/people.ts';
import { awardPoints } from './public.ts';

const TODAY = localDate('2026-11-21');
let open: TestApp;
beforeAll(async () => {
  open = await openTestApp({ env: { RATE_FACTOR: '1000' } });
  open.clock.advance(new Date('2026-11-21T12:00:00Z').getTime() - open.clock.now().getTime());
});
afterAll(() => open.close());

const points = async (browser: Browser, after?: string) =>
  (await browser.call('getPoints', { query: after === undefined ? {} : { after } })).body as PointsReply;
async function withRows(browser: Browser, count: number): Promise<void> {
  const { id } = ((await browser.call('getUser')).body as { user: { id: string } }).user;
  await asMadeMember(open.services.account, id, async (me) => {
    for (let day = 0; day < count; day += 1)
      await awardPoints({
        owner: me,
        reason: 'check_in',
        key: `${day}`,
        amount: 1,
        day: addDays(TODAY, day),
        at: new Date(open.clock.now().getTime() + day),
      });
  });
}

describe('GET /api/points', () => {
  it('gives the balance and the history page by page, each row once', async () => {
    const { browser } = await member(open);
    await withRows(browser, 30);
    const pages: PointsReply[] = [await points(browser)];
    for (let next = pages[0]?.next; next; next = pages.at(-1)?.next) pages.push(await points(browser, next));
    expect(pages.map(({ history }) => history.length)).toEqual([12, 12, 6]);
    expect(pages.flatMap(({ history }) => history.map(({ day }) => day))).toEqual(
      Array.from({ length: 30 }, (_, index) => addDays(TODAY, 29 - index)),
    );
    expect(pages.map(({ balance }) => balance)).toEqual([30, 30, 30]);
    expect(Object.keys(pages[0]?.history[0] ?? {}).toSorted()).toEqual(['amount', 'day', 'id', 'reason', 'what']);
  });

  it('ends exactly where a page is full', async () => {
    const { browser } = await member(open);
    await withRows(browser, 12);
    expect(await points(browser)).toMatchObject({ balance: 12, next: null });
  });

  it("tells nothing of another member's rows, nor to a visitor, and refuses what is no cursor of hers", async () => {
    const [one, other] = [await member(open), await member(open)];
    await withRows(one.browser, 13);
    const { history, next } = await points(one.browser);
    const refused = { status: 400, body: { code: 'bad_cursor' } };
    for (const after of [next ?? '', history[0]?.id ?? ''])
      expect(await other.browser.call('getPoints', { query: { after } })).toMatchObject(refused);
    expect(await points(other.browser)).toEqual({ balance: 0, history: [], next: null });
    expect((await open.browser().call('getPoints', { query: {} })).status).toBe(401);
    expect(await one.browser.call('getPoints', { query: { after: 'first' } })).toMatchObject(refused);
    expect((await one.browser.call('getPoints', { query: { limit: '13' } })).status).toBe(400);
    const some = (await one.browser.call('getPoints', { query: { limit: '5' } })).body as PointsReply;
    expect(some.history).toHaveLength(5);
  });
});

describe('GET /api/keepsakes', () => {
  const keepsakes = async (browser: Browser) => ((await browser.call('getKeepsakes')).body as KeepsakeReply).keepsakes;

  it('come by themselves: nothing, then the first check-in and the tenth page, for her alone', async () => {
    const [{ browser }, other] = [await member(open), await member(open)];
    expect(await keepsakes(browser)).toEqual([]);
    for (let count = 0; count < 10; count += 1)
      await browser.call('createJournalEntry', {
        body: {
          title: '',
          content: `Page ${count}`,
          mood: '',
          dreamInsights: '',
          date: addDays(TODAY, -count),
          tags: [],
          checkIn: true,
        },
      });
    expect(await keepsakes(browser)).toEqual([
      { name: 'first_fire', on: TODAY },
      { name: 'ten_pages', on: TODAY },
    ]);
    expect(await keepsakes(other.browser)).toEqual([]);
    expect((await open.browser().call('getKeepsakes')).status).toBe(401);
  });
});
