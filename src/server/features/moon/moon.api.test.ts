import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, dayInZone, localDate, type LocalDate } from '#domain/calendar/local-date.ts';
import type { DayLog } from '#domain/cycle/day-log.ts';
import { principalInstants } from '#server/platform/sky/sky.ts';
import type { Browser } from '#server/testing/browser.ts';
import { openTestApp, type TestApp } from '#server/testing/open-test-app.ts';
import { member } from '#server/testing/people.ts';

let open: TestApp;
beforeAll(async () => {
  open = await openTestApp();
});
afterAll(() => open.close());

const NOVEMBER = { query: { month: '2026-11', zone: 'Europe/Berlin' } };
const period = (start: LocalDate): DayLog[] =>
  Array.from({ length: 4 }, (_, index) => ({ date: addDays(start, index), flow: 'medium' }) as const);
const log = (browser: Browser, starts: LocalDate[]) =>
  browser.call('importDays', { body: { source: 'clue', days: starts.flatMap(period) } });
const periods = async (browser: Browser) =>
  (
    (await browser.call('getMoonPeriods')).body as {
      link: { verdict: string; cycles: number; turns: { date: string; turn: number }[]; around: number } | null;
    }
  ).link;
const fullMoons = (count: number) =>
  principalInstants(new Date('2024-01-01'), new Date('2026-11-01'))
    .filter(({ phase }) => phase === 'full')
    .slice(-count)
    .map(({ at }) => dayInZone(at, 'UTC'));

describe('the moon of a month', () => {
  it('is the same for everybody in a zone, and tells nothing of anybody', async () => {
    const [one, other] = [await member(open), await member(open)];
    await log(one.browser, [localDate('2026-11-02')]);
    const [first, second] = [
      await one.browser.call('getMoonMonth', NOVEMBER),
      await other.browser.call('getMoonMonth', NOVEMBER),
    ];
    expect(first).toMatchObject({ status: 200, body: { month: '2026-11', zone: 'Europe/Berlin' } });
    expect(second.body).toEqual(first.body);
  });

  it('is not sent again to who holds it', async () => {
    const { browser } = await member(open);
    const url = '/api/moon?month=2026-11&zone=Europe%2FBerlin';
    const first = await browser.send({ method: 'GET', url });
    const etag = String(first.headers['etag']);
    expect(etag).toMatch(/^"[\w-]{22}"$/);
    expect(first.headers['cache-control']).toBe('private, no-cache');
    expect((await browser.send({ method: 'GET', url, headers: { 'if-none-match': etag } })).status).toBe(304);
    expect(
      (await browser.send({ method: 'GET', url: url.replace('11', '12'), headers: { 'if-none-match': etag } })).status,
    ).toBe(200);
  });

  it.each([
    ['1899-12', 'UTC'],
    ['2101-01', 'UTC'],
    ['2026-13', 'UTC'],
    ['November', 'UTC'],
    ['2026-11', 'Moon/Tycho'],
    ['2026-11', ''],
  ])('%s in %s is refused', async (month, zone) => {
    const { browser } = await member(open);
    expect(await browser.call('getMoonMonth', { query: { month, zone } })).toMatchObject({
      status: 400,
      body: { code: 'invalid_input' },
    });
  });
});

describe('her periods against the moon', () => {
  it('are hers alone', async () => {
    const [one, other] = [await member(open), await member(open)];
    await log(one.browser, fullMoons(3));
    expect(await periods(one.browser)).toMatchObject({ verdict: 'too_few', cycles: 2 });
    expect(await periods(other.browser)).toMatchObject({ verdict: 'too_few', cycles: 0, turns: [] });
  });

  it('every period with the full moon for two years is a link, at the full moon', async () => {
    const { browser } = await member(open);
    await log(browser, fullMoons(25));
    const link = await periods(browser);
    expect(link).toMatchObject({ verdict: 'link', cycles: 24 });
    expect(Math.abs((link?.around ?? 0) - 0.5)).toBeLessThan(0.05);
  });

  it('a steady cycle of 27 days for two years is none', async () => {
    const { browser } = await member(open);
    await log(
      browser,
      Array.from({ length: 25 }, (_, index) => addDays(localDate('2025-01-05'), index * 27 - (index % 3))),
    );
    expect(await periods(browser)).toMatchObject({ verdict: 'no_link', cycles: 24 });
  });

  it('a stage without a wheel of the cycle shows nothing of it', async () => {
    const { browser } = await member(open);
    await log(browser, fullMoons(9));
    await browser.call('patchUser', { body: { journeyCustomization: { currentlyMenstruates: 'no' } } });
    expect(await periods(browser)).toBeNull();
  });

  it('bleeding in a pregnancy is no period of hers (decisions 4)', async () => {
    const { browser } = await member(open);
    await log(browser, [localDate('2026-06-01'), localDate('2026-06-29'), localDate('2026-08-20')]);
    const choose = (stage: 'pregnant' | 'menstruating', from: string) =>
      browser.call('putLifeStage', { body: { stage, from: localDate(from) } });
    expect((await periods(browser))?.turns.map(({ date }) => date)).toEqual(['2026-06-01', '2026-06-29', '2026-08-20']);
    await choose('pregnant', '2026-07-20');
    await choose('menstruating', '2026-11-01');
    expect((await periods(browser))?.turns.map(({ date }) => date)).toEqual(['2026-06-01', '2026-06-29']);
  });
});
