import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CycleViewReply, CycleWire } from '#contract/cycle/cycle.schemas.ts';
import { localDate } from '#domain/calendar/local-date.ts';
import type { LifeStage } from '#domain/stage/stage.ts';
import type { Browser } from '#server/testing/browser.ts';
import { openTestApp, type TestApp } from '#server/testing/open-test-app.ts';
import { member } from '#server/testing/people.ts';

let open: TestApp;
beforeAll(async () => {
  open = await openTestApp();
});
afterAll(() => open.close());

const TEEN = { birthday: localDate('2011-02-03') };
const choose = (browser: Browser, stage: LifeStage, from = '2026-11-21', windowAsked?: boolean) =>
  browser.call('putLifeStage', {
    body: { stage, from: localDate(from), ...(windowAsked !== undefined && { windowAsked }) },
  });
const view = async (browser: Browser) => (await browser.call('getCycleView')).body as CycleViewReply;
const cycles = async (browser: Browser) => (await browser.call('getCycles')).body as CycleWire[];
const bled = async (browser: Browser, ...days: readonly string[]) => {
  for (const day of days) await browser.call('startPeriod', { body: { date: localDate(day) } });
};

describe('PUT /api/life-stage', () => {
  it('before she chooses, her stage follows from what she told', async () => {
    const { browser } = await member(open);
    expect((await browser.call('getLifeStage')).body).toEqual({
      stage: 'menstruating',
      stageSince: null,
      windowAsked: false,
      history: [],
    });
  });

  it('keeps what she chose, also against what she told, and twice is once', async () => {
    const { browser } = await member(open);
    const kept = {
      stage: 'pregnant',
      stageSince: '2026-11-01',
      windowAsked: false,
      history: [{ stage: 'pregnant', from: '2026-11-01' }],
    };
    expect(await choose(browser, 'pregnant', '2026-11-01')).toMatchObject({ status: 200, body: kept });
    await choose(browser, 'pregnant', '2026-11-01');
    await browser.call('patchUser', { body: { journeyCustomization: { currentlyMenstruates: 'yes' } } });
    expect((await browser.call('getLifeStage')).body).toEqual(kept);
    expect(await view(browser)).toMatchObject({ stage: 'pregnant', stageSince: '2026-11-01' });
  });

  it('is hers alone', async () => {
    const [{ browser }, other] = [await member(open), await member(open)];
    await choose(browser, 'menopause');
    expect((await other.browser.call('getLifeStage')).body).toMatchObject({ stage: 'menstruating', history: [] });
  });

  it.each([
    ['a stage that does not exist', { stage: 'wintering', from: '2026-11-21' }, 400],
    ['no day', { stage: 'paused' }, 400],
    ['a day that has not come', { stage: 'paused', from: '2026-12-24' }, 422],
    ['the first years, for an adult', { stage: 'teen', from: '2026-11-21' }, 422],
  ])('refuses %s and changes nothing', async (_what, payload, status) => {
    const { browser } = await member(open);
    expect((await browser.send({ method: 'PUT', url: '/api/life-stage', payload })).status).toBe(status);
    expect((await browser.call('getLifeStage')).body).toMatchObject({ history: [] });
  });

  it.each(['hormonal_contraception', 'trying_to_conceive', 'pregnant', 'menopause', 'menstruating'] as const)(
    'a teen cannot choose %s',
    async (stage) => {
      const { browser } = await member(open, TEEN);
      expect(await choose(browser, stage)).toMatchObject({ status: 422, body: { code: 'stage_hidden' } });
    },
  );

  it('a teen can pause, and never asks for fertile days', async () => {
    const { browser } = await member(open, TEEN);
    expect(await choose(browser, 'paused', '2026-11-21', true)).toMatchObject({
      status: 200,
      body: { stage: 'paused', windowAsked: false },
    });
  });

  it('fertile days are shown when she asks in a stage where she may, and stay as they were when she says nothing', async () => {
    const { browser } = await member(open);
    expect((await choose(browser, 'perimenopause', '2026-11-01', true)).body).toMatchObject({ windowAsked: false });
    expect((await choose(browser, 'menstruating', '2026-11-02', true)).body).toMatchObject({ windowAsked: true });
    expect((await choose(browser, 'menstruating', '2026-11-02')).body).toMatchObject({ windowAsked: true });
    expect((await choose(browser, 'menstruating', '2026-11-02', false)).body).toMatchObject({ windowAsked: false });
  });
});

describe('decisions 8: changing the stage keeps history', () => {
  it('menopause for a day: nothing is forecast, and back again all is as it was', async () => {
    const { browser } = await member(open);
    await bled(browser, '2026-09-09', '2026-10-07', '2026-11-04');
    const before = await view(browser);
    const [cyclesBefore, forecast] = [await cycles(browser), before.view.forecast];
    expect(forecast).not.toBeNull();
    await choose(browser, 'menopause');
    expect(await view(browser)).toMatchObject({ view: { forecast: null }, cyclesClosed: 2 });
    await choose(browser, 'menstruating');
    expect((await view(browser)).view).toEqual(before.view);
    expect(await cycles(browser)).toEqual(cyclesBefore);
  });

  it('the cycle that a pause reaches into stays out of her averages', async () => {
    const { browser } = await member(open);
    await bled(browser, '2026-08-12', '2026-10-07', '2026-11-04');
    await choose(browser, 'paused', '2026-09-01');
    await choose(browser, 'menstruating', '2026-10-01');
    expect((await cycles(browser)).map(({ startDate, excluded }) => [startDate, excluded])).toEqual([
      ['2026-11-04', null],
      ['2026-10-07', null],
      ['2026-08-12', 'other'],
    ]);
    expect((await view(browser)).view.forecast).toMatchObject({ cyclesUsed: 1, cyclesLeftOut: 1 });
  });

  it('bleeding in a pregnancy stays in the log and starts no cycle', async () => {
    const { browser } = await member(open);
    await bled(browser, '2026-08-12');
    await choose(browser, 'pregnant', '2026-09-10');
    await bled(browser, '2026-11-10');
    expect((await cycles(browser)).map(({ startDate, excluded }) => [startDate, excluded])).toEqual([
      ['2026-08-12', 'pregnancy'],
    ]);
    expect((await browser.call('getMonth', { query: { month: '2026-11' } })).body).toMatchObject({
      logs: [{ date: '2026-11-10', flow: 'medium' }],
    });
  });

  it('after a birth nothing is forecast until a period comes, then a window without a day', async () => {
    const { browser } = await member(open);
    await bled(browser, '2025-10-01', '2025-10-29', '2025-11-26');
    await choose(browser, 'pregnant', '2025-12-20');
    await choose(browser, 'postpartum', '2026-08-20');
    await bled(browser, '2026-08-21');
    expect((await view(browser)).view.forecast).toBeNull();
    await bled(browser, '2026-11-10');
    expect((await view(browser)).view).toMatchObject({
      startDate: '2026-11-10',
      forecast: { mode: null, basis: 'population', cyclesUsed: 0 },
    });
  });
});
