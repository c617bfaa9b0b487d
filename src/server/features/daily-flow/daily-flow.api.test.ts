import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DailyFlowPatch, DailyFlowReply } from '#contract/daily-flow/daily-flow.schemas.ts';
import { addDays, localDate } from '#domain/calendar/local-date.ts';
import type { Browser } from '#server/testing/browser.ts';
import { openTestApp, type TestApp } from '#server/testing/open-test-app.ts';
import { member } from '#server/testing/people.ts';

let open: TestApp;
beforeAll(async () => {
  open = await openTestApp({ env: { RATE_FACTOR: '1000' } });
});
afterAll(() => open.close());

const START = localDate('2026-11-21');
const at = (day: number, time = '12:00') =>
  open.clock.advance(Date.parse(`${addDays(START, day)}T${time}:00Z`) - open.clock.now().getTime());
const read = async (browser: Browser) => (await browser.call('getDailyFlow')).body as DailyFlowReply;
const patch = (browser: Browser, change: Omit<DailyFlowPatch, 'date'>, date = START) =>
  browser.call('patchDailyFlow', { body: { date, ...change } });

describe('the daily flow', () => {
  it('begins by arriving, and is taken up where it was left, words under way included', async () => {
    const { browser } = await member(open);
    at(0);
    expect(await read(browser)).toMatchObject({
      date: START,
      at: 'arrive',
      done: [],
      intention: null,
      last: null,
      bell: true,
      breathing: { kind: 'four_seven' },
    });
    const kept = await patch(browser, {
      at: 'check_in',
      done: ['arrive', 'breathe'],
      unsent: { checkIn: 'The rain hel' },
    });
    expect(kept.status).toBe(200);
    expect(await read(browser)).toEqual(kept.body);
    expect(await read(browser)).toMatchObject({
      at: 'check_in',
      done: ['arrive', 'breathe'],
      unsent: { checkIn: 'The rain hel', intention: '' },
    });
  });

  it('twice is once, also at the same time from two devices', async () => {
    const { browser } = await member(open);
    at(0);
    await Promise.all([
      patch(browser, { done: ['breathe'] }),
      patch(browser, { done: ['arrive'] }),
      patch(browser, { done: ['breathe'] }),
    ]);
    expect((await read(browser)).done).toEqual(['arrive', 'breathe']);
    const once = (await patch(browser, { intention: 'soup' })).body;
    expect((await patch(browser, { intention: 'soup' })).body).toEqual(once);
    expect(
      ((await browser.send({ method: 'GET', url: '/api/export/json' })).body as { intentions: unknown }).intentions,
    ).toEqual([{ on: START, text: 'soup' }]);
  });

  it('begins anew at her midnight, keeps what she set herself as the last time, and how she breathes', async () => {
    const { browser } = await member(open, { timeZone: 'America/New_York' });
    at(0);
    await patch(browser, {
      at: 'close',
      done: ['close'],
      intention: 'walk home the long way',
      bell: false,
      breathing: { kind: 'own', own: { in: 3, out: 5 } },
    });
    at(1, '04:59');
    expect(await read(browser)).toMatchObject({
      date: START,
      at: 'close',
      intention: 'walk home the long way',
      last: null,
    });
    at(1, '05:01');
    expect(await read(browser)).toMatchObject({
      date: addDays(START, 1),
      at: 'arrive',
      done: [],
      intention: null,
      last: { on: START, text: 'walk home the long way' },
      bell: false,
      breathing: { kind: 'own', own: { in: 3, out: 5 } },
    });
    expect((await patch(browser, { at: 'write' }, START)).body).toMatchObject({ code: 'flow_moved_on' });
    expect((await patch(browser, { at: 'write' }, addDays(START, 2))).status).toBe(409);
    at(0);
  });

  it('is hers alone: another member finds her own, a visitor nothing', async () => {
    const { browser } = await member(open);
    const { browser: other } = await member(open);
    at(0);
    await patch(browser, { at: 'write', intention: 'soup' });
    expect(await read(other)).toMatchObject({ at: 'arrive', intention: null });
    expect((await open.browser().call('getDailyFlow')).status).toBe(401);
    expect((await patch(open.browser(), { at: 'write' })).status).toBe(401);
  });

  it.each([
    [{ at: 'dance' }],
    [{ done: ['close', 'x'] }],
    [{ intention: 'x'.repeat(201) }],
    [{ breathing: { kind: 'own', own: { in: 1, out: 5 } } }],
    [{ breathing: { kind: 'own', own: { in: 4, out: 13 } } }],
    [{ bell: 'yes' }],
  ])('refuses %j', async (change) => {
    const { browser } = await member(open);
    at(0);
    expect((await patch(browser, change as Omit<DailyFlowPatch, 'date'>)).status).toBe(400);
  });

  it('knows her phase where one is named, and speaks of the moon alone where none is', async () => {
    const { browser } = await member(open);
    at(0);
    expect((await read(browser)).cycle).toBeNull();
    await browser.call('putDayLog', { body: { date: START, flow: 'medium' } });
    expect((await read(browser)).cycle).toEqual({ day: 1, phase: 'rest' });
    await browser.call('putLifeStage', { body: { stage: 'perimenopause', from: START } });
    expect((await read(browser)).cycle).toEqual({ day: 1, phase: null });
    await browser.call('putLifeStage', { body: { stage: 'pregnant', from: START } });
    const { cycle, words } = await read(browser);
    expect([cycle, words.lines.length]).toEqual([null, 2]);
    const { browser: teen } = await member(open, { birthday: localDate('2011-05-12') });
    expect((await read(teen)).words.lines).not.toEqual(words.lines);
  });
});
