import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CheckInReply } from '#contract/check-in/check-in.schemas.ts';
import type { JournalKept, JournalReply } from '#contract/journal/journal.schemas.ts';
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
beforeEach(() => open.clock.advance(START - open.clock.now().getTime()));

const state = async (browser: Browser) => (await browser.call('getCheckIn')).body as CheckInReply;
const send = (browser: Browser, date = TODAY, checkIn: boolean | null = true) =>
  browser.call('createJournalEntry', {
    body: {
      userId: 'somebody else',
      title: '',
      content: 'A word.',
      mood: '',
      dreamInsights: '',
      date,
      ...(checkIn !== null && { checkIn }),
    },
  });
const key = (index: number) => `c2f1c2d4-0000-4000-8000-${String(index).padStart(12, '0')}`;
const sendOnce = (browser: Browser, named: string, date = TODAY) =>
  browser.call(
    'createJournalEntry',
    { body: { title: '', content: 'A word.', mood: '', dreamInsights: '', date, checkIn: true } },
    { 'idempotency-key': named },
  );
// Two of one member's go on at once and forty wait: the rest is asked to come back, as a browser then does with the same
// key.
const settled = async (browser: Browser, named: string) => {
  const answer = await sendOnce(browser, named);
  if (answer.status !== 503) return answer;
  expect(answer.body).toMatchObject({ code: 'busy' });
  await setTimeout(1_000);
  return sendOnce(browser, named);
};
/** A check-in whose connection is cut while it waits to write its point, with the page written already. */
async function brokenOff(browser: Browser) {
  return run(open.database.adminUrl, async (client) => {
    await client.query('begin');
    await client.query('lock table app.point_row in share mode');
    const sent = sendOnce(browser, key(2), addDays(TODAY, 1));
    for (let cut = 0; cut === 0;) {
      const { rowCount } = await client.query(
        "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and wait_event = 'relation'",
      );
      cut = rowCount ?? 0;
    }
    await client.query('rollback');
    return sent;
  });
}
const checkIn = async (browser: Browser, date = TODAY) => ((await send(browser, date)).body as JournalKept).checkIn;
const entries = async (browser: Browser) =>
  ((await browser.call('getJournalEntries', { query: {} })).body as JournalReply).total;
const rows = (table: string, where = 'true') =>
  run(open.database.adminUrl, async (client) =>
    Number((await client.query<{ n: string }>(`select count(*) n from app.${table} where ${where}`)).rows[0]?.n),
  );

describe("today's check-in", () => {
  it('is there on the first day, with what the day offers', async () => {
    const { browser } = await member(open);
    expect(await state(browser)).toEqual({
      date: TODAY,
      symbol: 'stone',
      affirmation: 'I can ask for help before it is urgent.',
      prompt: 'What would feel like enough, today?',
      doneToday: false,
      presenceDays: 0,
      milestones: [3, 7, 14, 21, 30].map((day) => ({ day, reachedOn: null })),
      next: { day: 3, inDays: 3 },
    });
  });

  it('keeps the page, counts the day and gives a point; a second one keeps its page and says that the day was counted', async () => {
    const { browser } = await member(open);
    const before = await rows('point_row');
    expect(await checkIn(browser)).toMatchObject({
      counted: true,
      points: 1,
      milestone: null,
      today: { doneToday: true, presenceDays: 1, next: { day: 3, inDays: 2 } },
    });
    expect(await checkIn(browser)).toMatchObject({
      counted: false,
      points: 0,
      milestone: null,
      today: { doneToday: true, presenceDays: 1 },
    });
    expect(await entries(browser)).toBe(2);
    expect(await rows('point_row')).toBe(before + 1);
    expect(await state(browser)).toMatchObject({ doneToday: true, presenceDays: 1 });
  });

  it.each([
    ['no text', ''],
    ['white space', ' \n\t\u00a0\u2003 '],
    ['no field', undefined],
  ])('needs words (§5): with %s it is refused, and keeps no page, no day and no point', async (_what, content) => {
    const { browser } = await member(open);
    const before = await rows('point_row');
    const payload = { title: 'What would feel like enough, today?', mood: 'calm', date: TODAY, checkIn: true, content };
    const answer = await browser.send({ method: 'POST', url: '/api/journal-entries', payload });
    expect(answer).toMatchObject({
      status: 400,
      body: { code: 'invalid_input', fields: { content: 'Please share your thoughts to complete check-in' } },
    });
    expect([await entries(browser), (await state(browser)).presenceDays, await rows('point_row')]).toEqual([
      0,
      0,
      before,
    ]);
  });

  it('a page without it counts nothing', async () => {
    const { browser } = await member(open);
    for (const flag of [null, false])
      expect(((await send(browser, TODAY, flag)).body as JournalKept).checkIn).toBeUndefined();
    expect(await state(browser)).toMatchObject({ doneToday: false, presenceDays: 0 });
  });

  it('twice under one key is once', async () => {
    const { browser } = await member(open);
    const [one, again] = [await sendOnce(browser, key(1)), await sendOnce(browser, key(1))];
    expect(again.body).toEqual(one.body);
    expect([await entries(browser), (await state(browser)).presenceDays]).toEqual([1, 1]);
  });

  it('fifty at once keep fifty pages and count one day', async () => {
    const { browser } = await member(open);
    const before = await rows('point_row');
    const answers = await Promise.all(Array.from({ length: 50 }, (_, index) => settled(browser, key(index))));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 50 }, () => 201));
    expect(answers.filter(({ body }) => (body as JournalKept).checkIn?.counted)).toHaveLength(1);
    expect([await entries(browser), (await state(browser)).presenceDays, (await rows('point_row')) - before]).toEqual([
      50, 1, 1,
    ]);
  }, 60_000);

  it('one that was broken off on its way kept nothing, and the same once more counts', async () => {
    const { browser } = await member(open);
    await sendOnce(browser, key(1));
    open.clock.advance(DAY);
    const before = await rows('point_row');
    expect(await brokenOff(browser)).toMatchObject({ status: 503, body: { code: 'unavailable' } });
    expect([await entries(browser), (await state(browser)).presenceDays, (await rows('point_row')) - before]).toEqual([
      1, 1, 0,
    ]);
    const again = await sendOnce(browser, key(2), addDays(TODAY, 1));
    expect([again.status, (again.body as JournalKept).checkIn?.counted]).toEqual([201, true]);
    expect([await entries(browser), (await state(browser)).presenceDays, (await rows('point_row')) - before]).toEqual([
      2, 2, 1,
    ]);
  }, 30_000);

  it('a page for a day that has not come counts nothing; one for a past day counts for today alone', async () => {
    const { browser } = await member(open);
    // Tomorrow is today already somewhere on Earth (decisions 3); the day after is nowhere.
    expect((await send(browser, addDays(TODAY, 2))).status).toBe(422);
    expect(await state(browser)).toMatchObject({ presenceDays: 0 });
    for (const back of [5, 4, 3]) await send(browser, addDays(TODAY, -back));
    expect(await state(browser)).toMatchObject({ presenceDays: 1, doneToday: true });
  });

  it('is hers alone, and a visitor has none', async () => {
    const [one, other] = [await member(open), await member(open)];
    await checkIn(one.browser);
    expect(await state(other.browser)).toMatchObject({ presenceDays: 0, doneToday: false });
    expect((await open.browser().call('getCheckIn')).status).toBe(401);
  });
});

describe('milestones', () => {
  it('are reached on the 3rd, 7th, 14th, 21st and 30th day with us, gaps or not', async () => {
    const { browser } = await member(open);
    const reached: [number, number | null | undefined][] = [];
    for (let day = 1, at = 0; day <= 31; day += 1, at += day % 5 === 0 ? 3 : 1) {
      open.clock.advance(START + at * DAY - open.clock.now().getTime());
      if (at % 10 === 0) await browser.call('getUser');
      reached.push([day, (await checkIn(browser, addDays(TODAY, at)))?.milestone]);
    }
    expect(reached.filter(([, milestone]) => milestone !== null)).toEqual([
      [3, 3],
      [7, 7],
      [14, 14],
      [21, 21],
      [30, 30],
    ]);
    expect(await state(browser)).toMatchObject({
      presenceDays: 31,
      next: null,
      milestones: [{ day: 3, reachedOn: '2026-11-23' }, { day: 7 }, { day: 14 }, { day: 21 }, { day: 30 }],
    });
  }, 60_000);
});

describe('her day', () => {
  it('ends at midnight in her zone', async () => {
    const { browser } = await member(open, { timeZone: 'Europe/Berlin' });
    open.clock.advance(new Date('2026-11-21T22:59:59Z').getTime() - open.clock.now().getTime());
    expect(await checkIn(browser)).toMatchObject({ counted: true });
    open.clock.advance(1000);
    expect(await state(browser)).toMatchObject({ date: '2026-11-22', doneToday: false });
    expect(await checkIn(browser, addDays(TODAY, 1))).toMatchObject({ counted: true, today: { presenceDays: 2 } });
  });

  it('a flight over the date line and back earns nothing twice', async () => {
    const { browser } = await member(open, { timeZone: 'Pacific/Kiritimati' });
    const move = (timeZone: string) => browser.call('patchUser', { body: { timeZone } });
    expect(await checkIn(browser, addDays(TODAY, 0))).toMatchObject({ counted: true });
    await move('Pacific/Pago_Pago');
    expect(await checkIn(browser)).toMatchObject({ counted: false });
    await move('Pacific/Kiritimati');
    expect(await checkIn(browser)).toMatchObject({ counted: false });
    await move('Pacific/Pago_Pago');
    open.clock.advance(DAY);
    expect(await checkIn(browser)).toMatchObject({ counted: false });
    open.clock.advance(DAY);
    expect(await checkIn(browser)).toMatchObject({ counted: true });
    expect(await checkIn(browser)).toMatchObject({ counted: false });
    expect(await state(browser)).toMatchObject({ presenceDays: 2 });
  });
});

it('what is kept names no day in clear but that of the award, and is never changed or taken away', async () => {
  const { browser } = await member(open);
  await checkIn(browser);
  for (const table of ['presence_day', 'milestone', 'point_row']) {
    if ((await rows(table)) === 0) continue;
    await expect(
      run(open.database.adminUrl, (client) => client.query(`update app.${table} set user_id = user_id`)),
    ).rejects.toMatchObject({ code: '23001' });
    await expect(
      run(open.database.adminUrl, (client) => client.query(`delete from app.${table}`)),
    ).rejects.toMatchObject({ code: '23001' });
  }
});
