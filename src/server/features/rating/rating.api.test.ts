import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RatingPatternReply, RatingsReply } from '#contract/rating/rating.schemas.ts';
import type { ReportReply } from '#contract/insight/insight.schemas.ts';
import { addDays, localDate, type LocalDate } from '#domain/calendar/local-date.ts';
import type { Browser } from '#server/testing/browser.ts';
import { sql } from '#server/testing/circle/circle-cases.ts';
import { openTestApp, type TestApp } from '#server/testing/open-test-app.ts';
import { member } from '#server/testing/people.ts';

/** The 21st in Berlin, the 22nd on Kiritimati already, the 20th in Pago Pago still. */
const NOW = '2026-11-21T10:30:00Z';
const d = localDate;
const TODAY = d('2026-11-21');
const STARTS = [d('2026-09-02'), d('2026-09-30'), d('2026-10-28')];
const FIVE = ['low', 'worried', 'mad', 'worn_out', 'swollen'] as const;
let open: TestApp;
beforeAll(async () => {
  open = await openTestApp({ at: NOW, env: { RATE_FACTOR: '1000' } });
});
afterAll(() => open.close());

type Body = Parameters<typeof put>[1];
const put = (
  browser: Browser,
  body: { date: LocalDate; ratings: Record<string, number | null>; editedAt?: string },
  headers = {},
) => browser.call('putRatings', { body: body as never }, headers);
const rated = async (browser: Browser, month = '2026-11') =>
  ((await browser.call('getRatings', { query: { month } })).body as RatingsReply).days;
const pattern = async (browser: Browser) => (await browser.call('getRatingPattern')).body as RatingPatternReply;
const read = async (browser: Browser, mark: string) =>
  (await browser.call('readRatingPattern', { body: { mark } })).body as RatingPatternReply;
const all = (level: number) => Object.fromEntries(FIVE.map((item) => [item, level]));

/** Three periods, with the four days on each side that a cycle needs. */
async function cycles(browser: Browser): Promise<void> {
  for (const start of STARTS) {
    await browser.call('putDayLog', { body: { date: start, flow: 'medium' } });
    for (const day of [-4, -3, -2, -1, 3, 4, 5, 6])
      await put(browser, { date: addDays(start, day), ratings: all(day < 0 ? 5 : 1) });
  }
}

describe('rating a day', () => {
  it('is kept item by item, the same twice, and of another member nothing is seen', async () => {
    const [{ browser }, { browser: other }] = [await member(open), await member(open)];
    const body: Body = { date: TODAY, ratings: { low: 4, mad: 2 } };
    const key = { 'idempotency-key': 'd4f1c2d4-0000-4000-8000-000000000058' };
    for (const headers of [key, key, {}])
      expect(await put(browser, body, headers)).toMatchObject({ status: 200, body: { day: body } });
    await put(browser, { date: TODAY, ratings: { mad: null, aches: 6 } });
    expect(await rated(browser)).toEqual([{ date: TODAY, ratings: { low: 4, aches: 6 } }]);
    expect(await rated(browser, '2026-10')).toEqual([]);
    expect(await rated(other)).toEqual([]);
    expect((await open.browser().call('getRatings', { query: { month: '2026-11' } })).status).toBe(401);
    await put(browser, { date: TODAY, ratings: { low: null, aches: null } });
    expect(await rated(browser)).toEqual([]);
  });

  it('an older rating of another device that arrives late does not win', async () => {
    const { browser: laptop, body } = await member(open);
    const phone = open.browser();
    await phone.call('login', { body: { email: body.email, password: body.password } });
    await put(laptop, { date: TODAY, ratings: { low: 5 }, editedAt: '2026-11-21T10:20:00Z' });
    await put(phone, { date: TODAY, ratings: { low: 1, mad: 3 }, editedAt: '2026-11-21T10:00:00Z' });
    expect(await rated(laptop)).toEqual([{ date: TODAY, ratings: { low: 5, mad: 3 } }]);
  });

  it.each([
    ['Pacific/Kiritimati', '2026-11-22'],
    ['Pacific/Pago_Pago', '2026-11-20'],
  ])('%s: today is %s at most', async (timeZone, last) => {
    const { browser } = await member(open, { timeZone });
    expect((await put(browser, { date: d(last), ratings: { low: 1 } })).status).toBe(200);
    expect(await put(browser, { date: addDays(d(last), 1), ratings: { low: 1 } })).toMatchObject({
      status: 422,
      body: { code: 'future_day' },
    });
  });

  it.each([{ low: 0 }, { low: 7 }, { low: 2.5 }, { low: '3' }, { unknown: 2 }])('%j is no rating', async (ratings) => {
    const { browser } = await member(open);
    expect((await put(browser, { date: TODAY, ratings: ratings as never })).status).toBe(400);
  });

  it('lies sealed, without the day, and apart from the log of the same day', async () => {
    const { browser } = await member(open);
    await put(browser, { date: TODAY, ratings: { no_hope: 6 } });
    await browser.call('putDayLog', { body: { date: TODAY, flow: 'light' } });
    const shared = await sql(
      open,
      'select 1 from app.rating_day r join app.day_log l on l.user_id = r.user_id and (l.day_bidx = r.day_bidx or l.id = r.id or l.month_bidx = r.month_bidx)',
    );
    expect(shared).toHaveLength(0);
    const rows = await sql(open, "select encode(sealed, 'escape') as sealed from app.rating_day");
    expect(JSON.stringify(rows)).not.toMatch(/no_hope|2026-11-21/);
  });
});

describe('the pattern', () => {
  it('needs two rated cycles, then says it in words alone; the report has it too', async () => {
    const { browser } = await member(open);
    expect(await pattern(browser)).toMatchObject({ needed: 2, needsPeriods: 'none', means: null, isTold: false });
    await cycles(browser);
    const found = await pattern(browser);
    expect(found).toMatchObject({ title: 'A pattern to bring to a clinician', needed: 0, needsPeriods: null });
    expect(found.cycles).toEqual(STARTS.toReversed().map((start) => ({ start, before: 4, after: 4, lacks: null })));
    expect(found.means?.find(({ day }) => day === -1)).toEqual({ day: -1, mean: 5, of: 3 });
    expect(JSON.stringify(found)).not.toMatch(/pmdd|mrmd|pme/i);
    const query = { from: d('2026-09-20'), to: TODAY, kind: 'one' } as const;
    const { ratings } = (await browser.call('getReport', { query })).body as ReportReply;
    expect(ratings).toMatchObject({ judged: 2, words: { title: 'A pattern to bring to a clinician' }, ratedDays: 16 });
    const { ratings: none } = (await browser.call('getReport', { query: { ...query, from: TODAY } }))
      .body as ReportReply;
    expect(none).toBeUndefined();
  });

  it('says so when a rating or a period changed after its cycle was read, until it is read', async () => {
    const { browser } = await member(open);
    await cycles(browser);
    const first = await pattern(browser);
    expect([first.anew, first.isTold]).toEqual([[], false]);
    expect((await read(browser, first.mark)).isTold).toBe(true);
    for (const day of [-4, -3, -2, -1])
      await put(browser, { date: addDays(STARTS[1] as LocalDate, day), ratings: all(1) });
    const changed = await pattern(browser);
    expect(changed.anew).toEqual([{ start: STARTS[1], how: 'changed' }]);
    // What she read was something else: it stays to be told.
    expect((await read(browser, first.mark)).anew).toHaveLength(1);
    for (const _ of [1, 2]) expect(await read(browser, changed.mark)).toMatchObject({ anew: [], isTold: true });
    await browser.call('putDayLog', { body: { date: addDays(STARTS[2] as LocalDate, -1), flow: 'light' } });
    expect((await pattern(browser)).anew).toEqual([
      { start: addDays(STARTS[2] as LocalDate, -1), how: 'new' },
      { start: STARTS[2], how: 'gone' },
    ]);
  });

  it('a teen reads the text for teens and nothing of a scoring, and nothing of a stage without periods is scored', async () => {
    const { browser: teen } = await member(open, { birthday: d('2011-03-04') });
    await cycles(teen);
    const told = await pattern(teen);
    expect(told).toMatchObject({ title: 'Your ratings, to show to somebody', means: null, anew: [], isTold: true });
    const { browser } = await member(open);
    await browser.call('putLifeStage', { body: { stage: 'menopause', from: TODAY } });
    await put(browser, { date: TODAY, ratings: { low: 3 } });
    expect(await pattern(browser)).toMatchObject({ needsPeriods: 'stage', needed: 2 });
  });
});
