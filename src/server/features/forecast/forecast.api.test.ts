import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, localDate } from '#domain/calendar/local-date.ts';
import type { DayLog } from '#domain/cycle/day-log.ts';
import type { ForecastsReply } from '#contract/forecast/forecast.schemas.ts';
import type { Browser } from '#server/testing/browser.ts';
import { run } from '#server/testing/database.ts';
import { openTestApp, type TestApp } from '#server/testing/open-test-app.ts';
import { member } from '#server/testing/people.ts';

const NOON = '2026-11-21T12:00:00Z';
const d = localDate;
const period = (start: string, length = 4): DayLog[] =>
  Array.from({ length }, (_, day) => ({ date: addDays(d(start), day), flow: 'medium' }) as const);
const HISTORY = [...period('2026-08-29'), ...period('2026-09-26'), ...period('2026-10-24')];

let open: TestApp;
beforeAll(async () => {
  open = await openTestApp({ at: NOON });
});
afterAll(() => open.close());

/** Does something when so many hours have passed, and comes back: the test app is shared. */
async function later<T>(hours: number, act: () => Promise<T>): Promise<T> {
  open.clock.advance(hours * 3_600_000);
  try {
    return await act();
  } finally {
    open.clock.advance(-hours * 3_600_000);
  }
}

const forecasts = async (browser: Browser) => (await browser.call('getForecasts')).body as ForecastsReply;
const starts = (browser: Browser, date: string) => browser.call('startPeriod', { body: { date: d(date) } });
async function withHistory() {
  const { browser } = await member(open);
  await browser.call('importDays', { body: { source: 'clue', days: HISTORY } });
  return browser;
}

describe('a forecast is frozen when it is made', () => {
  it('with the start of a period, as the tracker tells it that day', async () => {
    const browser = await withHistory();
    await starts(browser, '2026-11-21');
    const { view } = (await browser.call('getCycleView')).body as {
      view: { forecast: { median: string; low: string; high: string } };
    };
    const { median, low, high } = view.forecast;
    expect(await forecasts(browser)).toEqual([
      expect.objectContaining({
        startDate: '2026-11-21',
        madeOn: '2026-11-21',
        median,
        low,
        high,
        basis: 'blended',
        cyclesUsed: 3,
        method: 2,
        outcome: { kind: 'waiting' },
      }),
    ]);
  });

  it('an import makes none, nor does what she logs while the window is open; the period that starts makes its own, dated today', async () => {
    const browser = await withHistory();
    expect(await forecasts(browser)).toEqual([]);
    await browser.call('putDayLog', { body: { date: d('2026-11-21'), energy: 3 } });
    expect(await forecasts(browser)).toEqual([]);
    await starts(browser, '2026-11-21');
    expect(await forecasts(browser)).toMatchObject([{ startDate: '2026-11-21', madeOn: '2026-11-21' }]);
  });

  it('once for a period: twice is once, and so is a corrected start', async () => {
    const browser = await withHistory();
    await starts(browser, '2026-11-21');
    const [first] = await forecasts(browser);
    await starts(browser, '2026-11-21');
    await browser.call('editCycle', { body: { kind: 'move_start', startDate: d('2026-11-21'), to: d('2026-11-19') } });
    expect(await forecasts(browser)).toEqual([first]);
  });
});

describe('what happened is set beside it, and never rewrites it', () => {
  it('the next start judges it; an edit of that start changes what happened alone', async () => {
    const browser = await withHistory();
    await starts(browser, '2026-11-21');
    const [made] = await forecasts(browser);
    const [judged, edited] = await later(31 * 24, async () => {
      await starts(browser, '2026-12-22');
      const before = (await forecasts(browser)).at(-1);
      await browser.call('editCycle', {
        body: { kind: 'move_start', startDate: d('2026-12-22'), to: d('2026-12-20') },
      });
      return [before, (await forecasts(browser)).at(-1)];
    });
    expect(judged).toMatchObject({ ...made, outcome: { kind: 'judged', actual: '2026-12-22' } });
    expect(edited).toMatchObject({ ...made, outcome: { kind: 'judged', actual: '2026-12-20' } });
    expect(
      judged?.outcome.kind === 'judged' &&
        edited?.outcome.kind === 'judged' &&
        judged.outcome.errorDays - edited.outcome.errorDays,
    ).toBe(2);
  });

  it('a row cannot be changed in the database either', async () => {
    const browser = await withHistory();
    await starts(browser, '2026-11-21');
    await expect(
      run(open.database.adminUrl, (client) => client.query('update app.forecast set created_at = now()')),
    ).rejects.toThrow('rows of forecast are written once');
  });
});

it('forecasts are hers alone', async () => {
  const [hers, another] = [await withHistory(), await withHistory()];
  await starts(hers, '2026-11-21');
  expect(await forecasts(hers)).toHaveLength(1);
  expect(await forecasts(another)).toEqual([]);
  expect((await open.browser().call('getForecasts')).status).toBe(401);
});

it('a stage that tells no next period keeps and shows none', async () => {
  const { browser } = await member(open, { sacredGoals: ['navigate menopause with grace'] });
  await browser.call('putDayLog', { body: { date: d('2026-11-20'), flow: 'light' } });
  expect(await forecasts(browser)).toEqual([]);
});

describe('"not yet"', () => {
  const notYetOn = async (browser: Browser) =>
    ((await browser.call('getCycleView')).body as { notYetOn: string | null }).notYetOn;

  it('is kept by the server for her day, said once or twice, and by nobody else', async () => {
    const [hers, another] = [await withHistory(), await withHistory()];
    expect(await notYetOn(hers)).toBeNull();
    expect((await hers.call('sayNotYet')).body).toEqual({ notYetOn: '2026-11-21' });
    expect((await hers.call('sayNotYet')).body).toEqual({ notYetOn: '2026-11-21' });
    expect(await notYetOn(hers)).toBe('2026-11-21');
    expect(await notYetOn(another)).toBeNull();
    expect((await open.browser().call('sayNotYet')).status).toBe(401);
  });

  it('counts in her zone, and stands when a day is written after it', async () => {
    const browser = await withHistory();
    expect((await later(11.5, () => browser.call('sayNotYet'))).body).toEqual({ notYetOn: '2026-11-22' });
    await browser.call('putDayLog', { body: { date: d('2026-11-20'), energy: 3 } });
    await browser.call('putDayLog', { body: { date: d('2026-11-20'), energy: null } });
    expect(await notYetOn(browser)).toBe('2026-11-22');
  });
});
