import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, localDate, type LocalDate } from '#domain/calendar/local-date.ts';
import { STEP_UP_SECONDS } from '#contract/limits.ts';
import type { OldLogsPreview, OldLogsReply } from '#contract/privacy/privacy.schemas.ts';
import { dropOldLogs } from './public.ts';
import type { Browser } from '#server/testing/browser.ts';
import { openTestApp, type TestApp } from '#server/testing/open-test-app.ts';
import { member } from '#server/testing/people.ts';
import { ageProof } from '#server/testing/proofs.ts';

const DAY = 86_400_000;
let open: TestApp;
beforeAll(async () => {
  open = await openTestApp({ env: { RATE_FACTOR: '100' } });
});
afterAll(() => open.close());

const d = localDate;
const log = (browser: Browser, date: LocalDate, change: object = { moods: ['calm'] }) =>
  browser.call('putDayLog', { body: { date, ...change } as never });
const period = async (browser: Browser, start: LocalDate, days = 4) => {
  for (let day = 0; day < days; day += 1) await log(browser, addDays(start, day), { flow: 'medium' });
};
const days = async (browser: Browser, month: string) =>
  ((await browser.call('getMonth', { query: { month } })).body as { logs: { date: string }[] }).logs.map(
    ({ date }) => date,
  );
const preview = async (browser: Browser, years: number) =>
  (await browser.call('previewOldLogs', { query: { years } as never })).body as OldLogsPreview;
const cycles = async (browser: Browser) =>
  ((await browser.call('getCycles')).body as { startDate: string }[]).map(({ startDate }) => startDate).toSorted();

const choose = (browser: Browser, years: number) => browser.call('putOldLogs', { body: { years: years as 1 } });
const chosen = async (browser: Browser) => (await browser.call('getOldLogs')).body as OldLogsReply;
const today = () => d(open.clock.now().toISOString().slice(0, 10));
/** Lets the days of thought pass, and the work of the day after them be done. */
const afterThought = async () => {
  open.clock.advance(7 * DAY + 1);
  await dropOldLogs(open.services.account);
};
const actions = async (browser: Browser) =>
  ((await browser.call('getAccesses')).body as { accesses: { action: string }[] }).accesses.map(({ action }) => action);
const planned = async (email: string) => {
  await open.post.deliver();
  return open.post.sent.filter(({ to, text }) => to === email && text.includes('#old-logs')).length;
};

describe('old logs that go by themselves', () => {
  it('are told exactly before they go, and after seven days exactly these go, a period as a whole', async () => {
    const { browser } = await member(open);
    const now = today();
    const [first, second, last] = [addDays(now, -390), addDays(now, -359), addDays(now, -20)];
    for (const start of [first, second, last]) await period(browser, start);
    await log(browser, addDays(now, -370));
    for (const date of [first, second]) await browser.call('putRatings', { body: { date, ratings: { low: 3 } } });
    const told = await preview(browser, 1);
    expect(told).toEqual({
      years: 1,
      first: second,
      from: new Date(open.clock.now().getTime() + 7 * DAY).toISOString(),
      goes: [
        { kind: 'day_logs', count: 5, oldest: first, newest: addDays(now, -370) },
        { kind: 'ratings', count: 1, oldest: first, newest: first },
        { kind: 'cycles', count: 1, oldest: first, newest: first },
        expect.objectContaining({ kind: 'forecasts' }),
        { kind: 'kept_records', count: 0, oldest: null, newest: null },
      ],
    });
    expect(await choose(browser, 1)).toMatchObject({
      status: 200,
      body: { years: null, plan: { years: 1, dueAt: told.from } },
    });
    expect(await days(browser, first.slice(0, 7))).toContain(first);
    await afterThought();
    expect(await days(browser, first.slice(0, 7))).not.toContain(first);
    expect(await days(browser, second.slice(0, 7))).toContain(second);
    expect(await cycles(browser)).toEqual([second, last]);
    expect(await chosen(browser)).toEqual({ years: 1, plan: null });
    expect((await preview(browser, 1)).goes[0]?.count).toBe(0);
  });

  it('go neither at once nor on any of the seven days, and not where she took it back in time', async () => {
    const [one, other] = [await member(open), await member(open)];
    const old = addDays(today(), -800);
    for (const { browser } of [one, other]) {
      await log(browser, old);
      await choose(browser, 2);
    }
    for (let day = 0; day < 6; day += 1) {
      open.clock.advance(DAY);
      await dropOldLogs(open.services.account);
      for (const { browser } of [one, other]) expect(await days(browser, old.slice(0, 7))).toEqual([old]);
    }
    expect((await other.browser.call('stopOldLogs')).body).toEqual({ years: null, plan: null });
    expect((await other.browser.call('stopOldLogs')).body).toEqual({ years: null, plan: null });
    open.clock.advance(2 * DAY);
    await dropOldLogs(open.services.account);
    expect(await days(one.browser, old.slice(0, 7))).toEqual([]);
    expect(await days(other.browser, old.slice(0, 7))).toEqual([old]);
    expect(await actions(other.browser)).toEqual(expect.arrayContaining(['old_logs_planned', 'old_logs_kept']));
    expect(await actions(one.browser)).toContain('old_logs_begun');
  });

  it('are planned by a fresh proof alone; taking it back and switching it off need none', async () => {
    const { browser } = await member(open);
    await ageProof(open, browser, STEP_UP_SECONDS + 1);
    expect(await choose(browser, 1)).toMatchObject({ status: 403, body: { code: 'step_up_required' } });
    expect(await chosen(browser)).toEqual({ years: null, plan: null });
    await ageProof(open, browser, 0);
    await choose(browser, 1);
    await ageProof(open, browser, STEP_UP_SECONDS + 1);
    expect((await browser.call('stopOldLogs')).status).toBe(200);
    expect((await browser.call('endOldLogs')).status).toBe(200);
  });

  it('send one email when they are planned, that names the day and the way back, and none when that is too late', async () => {
    const { browser, body } = await member(open);
    await choose(browser, 3);
    await choose(browser, 3);
    expect(await planned(body.email)).toBe(1);
    const mail = open.post.sent.findLast(({ to }) => to === body.email);
    expect(mail?.text).toMatch(/older than 3 years/);
    expect(`${mail?.subject}`).not.toMatch(/period|cycle|log|health/i);
    await choose(browser, 2);
    await browser.call('stopOldLogs');
    expect(await planned(body.email)).toBe(1);
  });

  it('wait anew when more is to go, and not when less is', async () => {
    const { browser } = await member(open);
    const start = open.clock.now().getTime();
    const due = (ms: number) => new Date(start + ms).toISOString();
    await choose(browser, 3);
    open.clock.advance(2 * DAY);
    expect((await choose(browser, 5)).body).toEqual({ years: null, plan: { years: 5, dueAt: due(7 * DAY) } });
    expect((await choose(browser, 2)).body).toEqual({ years: null, plan: { years: 2, dueAt: due(9 * DAY) } });
    await afterThought();
    expect(await chosen(browser)).toEqual({ years: 2, plan: null });
    expect((await choose(browser, 10)).body).toEqual({ years: 10, plan: null });
    expect((await choose(browser, 1)).body).toMatchObject({ years: 10, plan: { years: 1 } });
    expect((await browser.call('stopOldLogs')).body).toEqual({ years: 10, plan: null });
  });

  it('go each day as they grow so old, also when she does not come back, and never twice', async () => {
    const { browser } = await member(open);
    await choose(browser, 1);
    await afterThought();
    const now = today();
    const [old, later, stays] = [addDays(now, -363), addDays(now, -362), addDays(now, -1)];
    for (const day of [old, later, stays]) await log(browser, day);
    const left = async () =>
      [...(await days(browser, old.slice(0, 7))), ...(await days(browser, stays.slice(0, 7)))].filter((day) =>
        [old, later, stays].includes(d(day)),
      );
    expect(await dropOldLogs(open.services.account)).toBe(0);
    open.clock.advance(2 * DAY);
    expect(await dropOldLogs(open.services.account)).toBeGreaterThan(0);
    expect(await left()).toEqual([old, later, stays]);
    open.clock.advance(DAY);
    await dropOldLogs(open.services.account);
    expect(await left()).toEqual([later, stays]);
    expect(await dropOldLogs(open.services.account)).toBe(0);
    open.clock.advance(3 * DAY);
    await dropOldLogs(open.services.account);
    expect(await left()).toEqual([stays]);
  });

  it('stay where she chose never, or switched it off', async () => {
    const { browser } = await member(open);
    const old = addDays(today(), -364);
    await log(browser, old);
    await choose(browser, 1);
    expect((await browser.call('endOldLogs')).body).toEqual({ years: null, plan: null });
    open.clock.advance(10 * DAY);
    await dropOldLogs(open.services.account);
    expect(await days(browser, old.slice(0, 7))).toContain(old);
  });

  it('are hers alone', async () => {
    const [one, other] = [await member(open), await member(open)];
    const old = addDays(today(), -800);
    for (const { browser } of [one, other]) await log(browser, old);
    await choose(one.browser, 2);
    await other.browser.call('stopOldLogs');
    await other.browser.call('endOldLogs');
    expect(await chosen(other.browser)).toEqual({ years: null, plan: null });
    await afterThought();
    expect([await days(one.browser, old.slice(0, 7)), await days(other.browser, old.slice(0, 7))]).toEqual([[], [old]]);
    expect((await open.browser().call('getOldLogs')).status).toBe(401);
  });

  it.each([[{ years: 4 }], [{ years: '1' }], [{}], [{ years: -1 }], [{ years: null }]])(
    'refuses %o',
    async (payload) => {
      const { browser } = await member(open);
      expect((await browser.send({ method: 'PUT', url: '/api/privacy/old-logs', payload })).status).toBe(400);
      expect((await browser.send({ method: 'GET', url: '/api/privacy/old-logs/preview?years=4' })).status).toBe(400);
    },
  );
});

describe('old logs that an import brought', () => {
  it('take along what an import knew and kept of those days', async () => {
    const { browser } = await member(open);
    const [old, recent] = [addDays(today(), -800), addDays(today(), -20)];
    const kept = [old, recent].map((date) => ({ date, name: 'tags: Cold feet', text: 'x' }));
    await browser.call('importDays', {
      body: { source: 'clue', days: [old, recent].map((date) => ({ date, flow: 'light' })), kept },
    });
    await choose(browser, 2);
    await afterThought();
    expect(await days(browser, old.slice(0, 7))).toEqual([]);
    expect((await browser.call('getImports')).body).toMatchObject([{ kept: [{ date: recent }] }]);
  });
});
