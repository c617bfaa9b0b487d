import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, localDate } from '#domain/calendar/local-date.ts';
import type { DayLog } from '#domain/cycle/day-log.ts';
import type { Browser } from '#server/testing/browser.ts';
import { openTestApp, type TestApp } from '#server/testing/open-test-app.ts';
import { member } from '#server/testing/people.ts';

let open: TestApp;
beforeAll(async () => {
  open = await openTestApp();
});
afterAll(() => open.close());

const d = localDate;
const STARTS = ['2026-08-12', '2026-09-10', '2026-10-07', '2026-11-04'];
const RANGE = { from: d('2026-08-01'), to: d('2026-11-21') };
const days = (): DayLog[] =>
  STARTS.flatMap((start) =>
    [0, 1, 2, 3].map((day): DayLog => ({
      date: addDays(d(start), day),
      flow: 'medium',
      energy: 2,
      moods: ['low'],
      ...(day === 0 && { symptoms: { cramps: 2 } }),
    })),
  );
async function log(browser: Browser): Promise<void> {
  for (const day of days()) await browser.call('putDayLog', { body: day });
}
const insights = async (browser: Browser, months?: '6' | '12' | '24' | 'all') =>
  (await browser.call('getInsights', { query: months ? { months } : {} })).body as {
    history: unknown[];
    symptoms: unknown[];
    daysLogged: number;
    span: { from: string };
    names: object;
  };
const report = (
  browser: Browser,
  query: { from: ReturnType<typeof d>; to: ReturnType<typeof d>; kind: 'one' | 'full' },
) => browser.call('getReport', { query });

describe('insights', () => {
  it('are counted from her own logs of the last twelve months, and of another member nothing is seen', async () => {
    const { browser } = await member(open);
    const { browser: other } = await member(open);
    await log(browser);
    const first = await insights(browser);
    expect(first).toMatchObject({
      daysLogged: 16,
      span: { from: '2025-11-21' },
      lengths: { count: 3, median: 28 },
      symptoms: [{ key: 'cramps', cycles: 3, of: 3 }],
    });
    expect(await insights(browser)).toEqual(first);
    expect(await insights(other)).toMatchObject({
      daysLogged: 0,
      history: [],
      symptoms: [],
      patterns: { shown: [], asked: 0 },
    });
  });

  it('begin with all that was logged where she asks for all', async () => {
    const { browser } = await member(open);
    await browser.call('putDayLog', { body: { date: d('2019-03-01'), flow: 'light' } });
    expect((await insights(browser)).daysLogged).toBe(0);
    expect(await insights(browser, 'all')).toMatchObject({ daysLogged: 1, span: { from: '2019-03-01' } });
  });

  it('name her own symptoms, and refuse another range and a visitor', async () => {
    const { browser } = await member(open);
    const made = (await browser.call('makeSymptom', { body: { name: 'Restless legs' } })).body as {
      symptoms: { id: string }[];
    };
    const id = made.symptoms[0]?.id ?? '';
    expect((await insights(browser)).names).toEqual({ [id]: 'Restless legs' });
    expect((await browser.call('getInsights', { query: { months: '7' as '6' } })).status).toBe(400);
    expect((await open.browser().call('getInsights', { query: {} })).status).toBe(401);
  });

  it("a teen's name no phase", async () => {
    const { browser } = await member(open, { birthday: d('2011-05-12') });
    await log(browser);
    expect(JSON.stringify(await insights(browser))).not.toMatch(/shine|ovulat|fertil/);
    expect(await insights(browser)).toMatchObject({ range: { source: 'acog' } });
  });
});

describe('the report', () => {
  it('is of the chosen days alone, one page or full, and hers alone', async () => {
    const { browser } = await member(open);
    const { browser: other } = await member(open);
    await log(browser);
    expect((await report(browser, { ...RANGE, kind: 'one' })).body).toMatchObject({
      cycles: [{}, {}, {}, {}],
      days: [],
      daysLogged: 16,
    });
    expect((await report(browser, { ...RANGE, kind: 'full' })).body).toMatchObject({ days: { length: 16 } });
    expect((await report(browser, { from: d('2026-10-01'), to: d('2026-10-31'), kind: 'one' })).body).toMatchObject({
      cycles: [{ startDate: '2026-10-07' }],
      daysLogged: 4,
    });
    expect((await report(other, { ...RANGE, kind: 'full' })).body).toMatchObject({
      cycles: [],
      days: [],
      daysLogged: 0,
    });
  });

  it("in full holds medicines, tests and fluid; the page's own document carries the last twelve months", async () => {
    const { browser } = await member(open);
    await browser.call('makeMedication', {
      body: { name: 'Iron', kind: 'medicine', schedule: 'daily', start: d('2026-11-20') },
    });
    await browser.call('putDayLog', {
      body: {
        date: d('2026-11-20'),
        fluid: 'egg_white',
        tests: [{ kind: 'ovulation', result: 'positive' }],
        medication: [{ kind: 'medicine', event: 'taken' }],
      },
    });
    expect((await report(browser, { ...RANGE, kind: 'full' })).body).toMatchObject({
      medicines: [{ name: 'Iron', since: '2026-11-20', adherence: { taken: 1, expected: 1 } }],
      signs: { tests: [{ date: '2026-11-20' }], fluid: [{ fluid: 'egg_white', days: 1 }] },
    });
    expect((await report(browser, { ...RANGE, kind: 'one' })).body).toMatchObject({ medicines: [], signs: null });
    await browser.call('putLifeStage', { body: { stage: 'perimenopause', from: d('2026-11-01') } });
    expect((await report(browser, { ...RANGE, kind: 'full' })).body).toMatchObject({ signs: { tests: [], fluid: [] } });
    const { browser: teen } = await member(open, { birthday: d('2011-05-12') });
    await teen.call('putDayLog', { body: { date: d('2026-11-20'), flow: 'light' } });
    expect((await report(teen, { ...RANGE, kind: 'full' })).body).toMatchObject({ signs: null, medicines: [] });
  });

  it.each([
    ['the wrong way round', { from: d('2026-11-21'), to: d('2026-11-20'), kind: 'one' }],
    ['no day', { from: '2026-02-30', to: d('2026-11-20'), kind: 'one' }],
    ['no kind', { from: d('2026-11-01'), to: d('2026-11-20'), kind: 'all' }],
  ])('refuses %s', async (_what, query) => {
    const { browser } = await member(open);
    expect((await report(browser, query as never)).status).toBe(400);
  });
});

describe('conditions she keeps', () => {
  const CHART = { counts: { pad_full: 5, clot_small: 1 }, cupMl: 20 };
  const told = async (made: Parameters<typeof member>[1] = {}) => {
    const { browser } = await member(open, made);
    const { status } = await browser.call('patchUser', {
      body: {
        journeyCustomization: {
          currentlyMenstruates: 'yes',
          wombConditions: ['Heavy bleeding', 'Endometriosis', 'Fertility challenges', 'Hormone imbalance'],
        },
      },
    });
    expect(status).toBe(200);
    for (const [index, date] of ['2026-11-04', '2026-11-05'].entries()) {
      const saved = await browser.call('putDayLog', {
        body: {
          date: d(date),
          flow: 'heavy',
          pain: { level: 6, places: ['lower_belly', 'hips'] },
          missed: ['work'],
          flushesDay: 3,
          fluid: 'creamy',
          ...(index === 0 && { bloodLoss: CHART }),
        },
      });
      expect(saved.status).toBe(200);
      if (index === 0) expect(saved.body).toMatchObject({ log: { bloodLoss: CHART } });
    }
    return (await report(browser, { ...RANGE, kind: 'one' })).body as { kept: Record<string, unknown> };
  };

  it('bring their figures into her report', async () => {
    const { kept } = await told();
    expect(kept).toMatchObject({
      bloodLoss: { for: ['Heavy bleeding'], periods: [{ score: 101, counted: 1, days: 2, missing: ['2026-11-05'] }] },
      pain: {
        for: ['Endometriosis'],
        told: 2,
        places: [
          { place: 'hips', days: 2 },
          { place: 'lower_belly', days: 2 },
        ],
      },
      missed: { days: 2 },
      heat: { day: { days: 2, median: 3, most: 3 } },
      signs: { fluid: 2 },
    });
  });

  it('and into a teen’s nothing of fertility or flashes', async () => {
    const { kept } = await told({ birthday: d('2011-03-02') });
    expect(Object.keys(kept).toSorted()).toEqual(['bleeding', 'bloodLoss', 'missed', 'pain']);
  });
});
