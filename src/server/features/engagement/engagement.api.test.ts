import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { UserEngagement, VisitReply } from '#contract/engagement/engagement.schemas.ts';
import type { JournalKept } from '#contract/journal/journal.schemas.ts';
import type { PointsReply } from '#contract/points/points.schemas.ts';
import { addDays, localDate } from '#domain/calendar/local-date.ts';
import type { Browser } from '#server/testing/browser.ts';
import { run } from '#server/testing/database.ts';
import { openTestApp, type TestApp } from '#server/testing/open-test-app.ts';
import { member } from '#server/testing/people.ts';

const DAY = 86_400_000;
const START = new Date('2026-11-21T12:00:00Z').getTime();
const TODAY = localDate('2026-11-21');
let open: TestApp;
beforeAll(async () => {
  open = await openTestApp({ env: { RATE_FACTOR: '1000' } });
});
afterAll(() => open.close());
beforeEach(() => at(0));

const at = (days: number) => open.clock.advance(START + days * DAY - open.clock.now().getTime());
const visit = async (browser: Browser, body = {}) => (await browser.call('recordVisit', { body })).body as VisitReply;
const engagement = async (browser: Browser) => (await browser.call('getUserEngagement')).body as UserEngagement;
const award = (browser: Browser, daysMissed: number | null = 0) =>
  browser.call('awardReturn', { body: { daysMissed } });
const points = async (browser: Browser) => (await browser.call('getPoints', { query: {} })).body as PointsReply;
const page = async (browser: Browser, content: string, checkIn = true) =>
  (
    await browser.call('createJournalEntry', {
      body: { title: '', content, mood: '', dreamInsights: '', date: addDays(TODAY, 0), tags: [], checkIn },
    })
  ).body as JournalKept;
/** Away for so many days, and a session that lasted. */
async function away(browser: Browser, days: number): Promise<void> {
  open.clock.advance(days * DAY);
  await browser.call('getUser');
}

describe('GET /api/user-engagement', () => {
  it('has exactly the three keys, with the moon by its name and no intention yet', async () => {
    const { browser } = await member(open);
    expect(await engagement(browser)).toEqual({
      lastIntention: null,
      currentMoonPhase: 'Waxing gibbous',
      consecutiveReturnDays: 0,
    });
    await visit(browser);
    await away(browser, 1);
    await visit(browser);
    expect(await engagement(browser)).toMatchObject({ consecutiveReturnDays: 2 });
  });

  it('tells what she answered to her last check-in, on one line; a plain page changes nothing', async () => {
    const { browser } = await member(open);
    await page(browser, 'Rest\nbefore tea');
    await page(browser, 'Another page', false);
    expect((await engagement(browser)).lastIntention).toBe('Rest before tea');
  });

  it('follows its page: other words, and gone with it', async () => {
    const { browser } = await member(open);
    const { id } = await page(browser, 'Rest');
    await browser.call('patchJournalEntry', { params: { id }, body: { content: 'Sleep' } }, { 'if-match': '"1"' });
    expect((await engagement(browser)).lastIntention).toBe('Sleep');
    await browser.call('deleteJournalEntry', { params: { id } }, { 'if-match': '"2"' });
    expect((await engagement(browser)).lastIntention).toBeNull();
  });

  it('never greets her with words of crisis', async () => {
    const { browser } = await member(open);
    await page(browser, 'Tea with Ada');
    await page(browser, 'I want to die');
    expect((await engagement(browser)).lastIntention).toBe('Tea with Ada');
    const { id } = await page(browser, 'Sleep');
    const body = { content: 'I want to die' };
    await browser.call('patchJournalEntry', { params: { id }, body }, { 'if-match': '"1"' });
    expect((await engagement(browser)).lastIntention).toBeNull();
  });

  it('is hers alone, and a visitor has none', async () => {
    const [one, other] = [await member(open), await member(open)];
    await page(one.browser, 'Rest');
    expect((await engagement(other.browser)).lastIntention).toBeNull();
    expect((await open.browser().call('getUserEngagement')).status).toBe(401);
    expect((await open.browser().call('recordVisit', { body: {} })).status).toBe(401);
  });

  it('lies sealed: neither her words nor her day stand in the tables', async () => {
    const { browser } = await member(open);
    await page(browser, 'Quince and rosemary');
    await visit(browser);
    const found = await run(
      open.database.adminUrl,
      async (client) =>
        (
          await client.query<{ text: string }>(
            "select encode(sealed, 'escape') text from app.intention union all select encode(sealed, 'escape') from app.visit",
          )
        ).rows,
    );
    expect(found.length).toBeGreaterThan(1);
    expect(found.filter(({ text }) => /Quince|2026-11-21/.test(text))).toEqual([]);
  });
});

describe('POST /api/visits', () => {
  it('welcomes her on the first day and on each later one, once, whatever device says so', async () => {
    const { browser } = await member(open);
    expect(await visit(browser)).toEqual({ daysAway: null, welcome: true, pointsDue: false });
    expect(await visit(browser)).toMatchObject({ welcome: true });
    expect(await visit(browser, { welcomed: true })).toMatchObject({ welcome: false });
    expect(await visit(browser)).toMatchObject({ welcome: false });
    await away(browser, 1);
    expect(await visit(browser)).toEqual({ daysAway: 1, welcome: true, pointsDue: true });
  });

  it('keeps when she was here, on her row too', async () => {
    const { browser } = await member(open);
    const { id } = ((await browser.call('getUser')).body as { user: { id: string } }).user;
    await visit(browser);
    const rows = await run(
      open.database.adminUrl,
      async (client) =>
        (await client.query<{ at: Date }>('select last_visit_at at from app.member where user_id = $1', [id])).rows,
    );
    expect(rows[0]?.at.toISOString()).toBe(open.clock.now().toISOString());
  });

  it('wrong input is refused', async () => {
    const { browser } = await member(open);
    expect((await browser.call('recordVisit', { body: { welcomed: 'yes' } as never })).status).toBe(400);
  });
});

describe('POST /api/points/award-return', () => {
  it.each([
    [0, 0],
    [1, 25],
    [2, 25],
    [3, 50],
    [6, 50],
    [7, 100],
    [12, 100],
  ])('after %i days away gives %i, whatever the page claims', async (days, given) => {
    const { browser } = await member(open);
    await visit(browser);
    await away(browser, days);
    expect((await award(browser, 365)).body).toEqual({ awarded: given, balance: given });
    expect((await award(browser, 365)).body).toEqual({ awarded: 0, balance: given });
    expect(await visit(browser)).toMatchObject({ pointsDue: false });
  });

  it('a first visit is no return', async () => {
    const { browser } = await member(open);
    expect((await award(browser, 30)).body).toEqual({ awarded: 0, balance: 0 });
  });

  it('takes anything for daysMissed', async () => {
    const { browser } = await member(open);
    for (const daysMissed of ['seven', [7], { days: 7 }])
      expect((await award(browser, daysMissed as never)).body).toEqual({ awarded: 0, balance: 0 });
  });

  it('fifty at once have one effect', async () => {
    const { browser } = await member(open);
    await visit(browser);
    await away(browser, 7);
    const answers = await Promise.all(Array.from({ length: 50 }, () => award(browser, 7)));
    const taken = answers
      .filter(({ status }) => status === 200)
      .map(({ body }) => (body as { awarded: number }).awarded);
    expect(taken.length).toBeGreaterThan(1);
    expect(taken.filter((given) => given > 0)).toEqual([100]);
    expect(await points(browser)).toMatchObject({
      balance: 100,
      history: [{ reason: 'return', amount: 100, day: addDays(TODAY, 7) }],
    });
  }, 60_000);

  it('loads before it on that day do not lessen the return', async () => {
    const { browser } = await member(open);
    await visit(browser);
    await away(browser, 7);
    await visit(browser, { welcomed: true });
    open.clock.advance(3_600_000);
    await visit(browser);
    expect((await award(browser)).body).toMatchObject({ awarded: 100 });
  });

  it('a flight over the date line and back is one return a day at most', async () => {
    const { browser } = await member(open, { timeZone: 'Pacific/Kiritimati' });
    await visit(browser);
    await browser.call('patchUser', { body: { timeZone: 'Pacific/Pago_Pago' } });
    expect((await award(browser)).body).toMatchObject({ awarded: 0 });
    await browser.call('patchUser', { body: { timeZone: 'Pacific/Kiritimati' } });
    expect((await award(browser)).body).toMatchObject({ awarded: 0 });
    await away(browser, 1);
    const given = [];
    for (const timeZone of ['Pacific/Pago_Pago', 'Pacific/Kiritimati', 'Europe/Berlin']) {
      await browser.call('patchUser', { body: { timeZone } });
      given.push(((await award(browser)).body as { awarded: number }).awarded);
    }
    expect(given).toEqual([25, 0, 0]);
  });

  it('a teen is welcomed and gets nothing for it; the route is not there for her', async () => {
    const { browser } = await member(open, {
      birthday: localDate('2011-05-12'),
      sacredGoals: ['understand my sacred menstrual cycle'],
    });
    await visit(browser);
    await away(browser, 7);
    expect(await visit(browser)).toEqual({ daysAway: 7, welcome: true, pointsDue: false });
    expect((await award(browser)).status).toBe(404);
    expect(await points(browser)).toEqual({ balance: 0, history: [], next: null });
  });

  it('a visitor gets nothing', async () => {
    expect((await award(open.browser())).status).toBe(401);
  });
});
