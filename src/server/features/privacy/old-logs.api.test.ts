import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, localDate, type LocalDate } from '#domain/calendar/local-date.ts';
import type { OldLogsPreview } from '#contract/privacy/privacy.schemas.ts';
import { dropOldLogs } from './public.ts';
import type { Browser } from '#server/testing/browser.ts';
import { openTestApp, type TestApp } from '#server/testing/open-test-app.ts';
import { member } from '#server/testing/people.ts';

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

describe('old logs that go by themselves', () => {
  it('are told exactly before they go, and exactly these go, a period as a whole', async () => {
    const { browser } = await member(open);
    await period(browser, d('2025-10-20'));
    await period(browser, d('2025-11-19'));
    await period(browser, d('2026-11-01'));
    await log(browser, d('2025-11-10'));
    expect(await preview(browser, 1)).toEqual({
      years: 1,
      first: '2025-11-19',
      goes: [
        { kind: 'day_logs', count: 5, oldest: '2025-10-20', newest: '2025-11-10' },
        expect.objectContaining({ kind: 'forecasts' }),
        { kind: 'kept_records', count: 0, oldest: null, newest: null },
      ],
    });
    expect(await days(browser, '2025-10')).toHaveLength(4);
    expect(await browser.call('putOldLogs', { body: { years: 1 } })).toMatchObject({ status: 200, body: { years: 1 } });
    expect([await days(browser, '2025-10'), await days(browser, '2025-11')]).toEqual([
      [],
      ['2025-11-19', '2025-11-20', '2025-11-21', '2025-11-22'],
    ]);
    expect(await cycles(browser)).toEqual(['2025-11-19', '2026-11-01']);
    expect((await preview(browser, 1)).goes.map(({ count }) => count)).toEqual([0, 0, 0]);
  });

  it('go each day as they grow so old, also when she does not come back, and never twice', async () => {
    const { browser } = await member(open);
    const today = d(open.clock.now().toISOString().slice(0, 10));
    const [old, later, stays] = [addDays(today, -363), addDays(today, -362), addDays(today, -1)];
    for (const day of [old, later, stays]) await log(browser, day);
    await browser.call('putOldLogs', { body: { years: 1 } });
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

  it('stay where she chose never, or took it back', async () => {
    const { browser } = await member(open);
    const old = addDays(d(open.clock.now().toISOString().slice(0, 10)), -364);
    await log(browser, old);
    await browser.call('putOldLogs', { body: { years: 1 } });
    await browser.call('putOldLogs', { body: { years: null } });
    expect((await browser.call('getOldLogs')).body).toEqual({ years: null });
    open.clock.advance(10 * DAY);
    await dropOldLogs(open.services.account);
    expect(await days(browser, old.slice(0, 7))).toContain(old);
  });

  it('are hers alone', async () => {
    const [one, other] = [await member(open), await member(open)];
    const old = addDays(d(open.clock.now().toISOString().slice(0, 10)), -800);
    for (const { browser } of [one, other]) await log(browser, old);
    await one.browser.call('putOldLogs', { body: { years: 2 } });
    expect((await other.browser.call('getOldLogs')).body).toEqual({ years: null });
    expect([await days(one.browser, old.slice(0, 7)), await days(other.browser, old.slice(0, 7))]).toEqual([[], [old]]);
    expect((await open.browser().call('getOldLogs')).status).toBe(401);
  });

  it.each([[{ years: 4 }], [{ years: '1' }], [{}], [{ years: -1 }]])('refuses %o', async (payload) => {
    const { browser } = await member(open);
    expect((await browser.send({ method: 'PUT', url: '/api/privacy/old-logs', payload })).status).toBe(400);
    expect((await browser.send({ method: 'GET', url: '/api/privacy/old-logs/preview?years=4' })).status).toBe(400);
  });
});
