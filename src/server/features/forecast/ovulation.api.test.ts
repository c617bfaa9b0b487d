import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, localDate } from '#domain/calendar/local-date.ts';
import type { DayLog } from '#domain/cycle/day-log.ts';
import type { CycleViewReply } from '#contract/cycle/cycle.schemas.ts';
import type { OvulationReply } from '#contract/forecast/forecast.schemas.ts';
import type { Browser } from '#server/testing/browser.ts';
import { asMadeMember } from '#server/features/account/public.ts';
import { summaryStore } from '#server/features/cycle/public.ts';
import { openTestApp, type TestApp } from '#server/testing/open-test-app.ts';
import { member, type Registration } from '#server/testing/people.ts';

let open: TestApp;
beforeAll(async () => {
  open = await openTestApp({ at: '2026-11-21T12:00:00Z' });
});
afterAll(() => open.close());

const d = localDate;
const period = (start: string): DayLog[] =>
  Array.from({ length: 4 }, (_, day) => ({ date: addDays(d(start), day), flow: 'medium' }) as const);
const estimateOf = async (browser: Browser) => ((await browser.call('getOvulation')).body as OvulationReply).estimate;
const viewOf = async (browser: Browser) => (await browser.call('getCycleView')).body as CycleViewReply;
const surge = (date: string) => ({
  date: d(date),
  tests: [{ kind: 'ovulation' as const, result: 'positive' as const }],
});
const userIdOf = async (browser: Browser) =>
  (await open.services.mounting.sessions.find(browser.cookies.get('sid') ?? null))?.user_id ?? '';
async function withCycles(changes: Partial<Registration> = {}) {
  const { browser } = await member(open, changes);
  await browser.call('importDays', {
    body: { source: 'clue', days: ['2026-08-12', '2026-09-09', '2026-10-07', '2026-11-04'].flatMap(period) },
  });
  return browser;
}

it('counts from her cycles, and a positive test of hers moves it; fertile days stay away unless her stage shows them', async () => {
  const browser = await withCycles();
  expect(await estimateOf(browser)).toMatchObject({
    provenance: 'calendar',
    day: '2026-11-18',
    fertile: [],
    learntFrom: 0,
  });
  await browser.call('putDayLog', {
    body: { date: d('2026-11-19'), tests: [{ kind: 'ovulation', result: 'positive' }] },
  });
  expect(await estimateOf(browser)).toMatchObject({ provenance: 'signs', day: '2026-11-20', signs: ['test'] });
});

it('is null with nothing logged, in her first years and in a stage without a cycle, and closed without a session', async () => {
  expect(await estimateOf((await member(open)).browser)).toBeNull();
  expect(await estimateOf(await withCycles({ birthday: d('2011-01-01') }))).toBeNull();
  expect(await estimateOf(await withCycles({ sacredGoals: ['navigate menopause with grace'] }))).toBeNull();
  expect((await open.browser().call('getOvulation')).status).toBe(401);
});

it("another member's signs say nothing of hers", async () => {
  const [hers, another] = [await withCycles(), await withCycles()];
  await another.call('putDayLog', {
    body: { date: d('2026-11-19'), tests: [{ kind: 'ovulation', result: 'positive' }] },
  });
  expect(await estimateOf(hers)).toMatchObject({ provenance: 'calendar' });
});

describe("ovulation reaches the period's forecast", () => {
  it('a surge moves the window, the length and the state, with the day it rests on', async () => {
    const browser = await withCycles();
    const before = await viewOf(browser);
    await browser.call('putDayLog', { body: surge('2026-11-21') });
    const after = await viewOf(browser);
    expect(before.view.ovulation).toBeUndefined();
    expect(after.view.ovulation).toEqual({ day: '2026-11-22', provenance: 'signs', waiting: [] });
    expect((after.view.forecast?.low ?? '') > (before.view.forecast?.low ?? '')).toBe(true);
    expect(after.view.cycleLength).toBeGreaterThan(before.view.cycleLength);
    expect((await estimateOf(browser))?.day).toBe(after.view.ovulation?.day);
    await browser.call('putDayLog', { body: { date: d('2026-11-21'), tests: null } });
    expect((await viewOf(browser)).view).toEqual(before.view);
  });

  it('never where fertility is hidden, whatever was brought from elsewhere: her first years, and a stage without it', async () => {
    for (const changes of [{ birthday: d('2011-01-01') }, { sacredGoals: ['navigate menopause with grace'] }]) {
      const browser = await withCycles(changes);
      const before = await viewOf(browser);
      await browser.call('importDays', { body: { source: 'drip', days: [surge('2026-11-20')] } });
      expect((await viewOf(browser)).view).toEqual(before.view);
    }
  });

  it('signs logged before they were kept with the summary are read from the days', async () => {
    const browser = await withCycles();
    const userId = await userIdOf(browser);
    await browser.call('putDayLog', { body: surge('2026-11-21') });
    const moved = await viewOf(browser);
    await asMadeMember(open.services.account, userId, async (me) => {
      const { signs: _, ...document } = await summaryStore.read(me);
      summaryStore.write(me, { document, now: open.clock.now() });
    });
    expect((await viewOf(browser)).view).toEqual(moved.view);
  });
});

it('asks about a reading that looks like a fever, until she has said what it was', async () => {
  const browser = await withCycles();
  const put = (temperature: DayLog['temperature']) =>
    browser.call('putDayLog', { body: { date: d('2026-11-20'), temperature } });
  const asked = async () => ((await browser.call('getOvulation')).body as OvulationReply).feverish;
  await put({ celsius: 38.4, disturbed: false });
  expect(await asked()).toEqual({ date: '2026-11-20', celsius: 38.4 });
  await put({ celsius: 38.4, disturbed: false, checked: true });
  expect(await asked()).toBeUndefined();
  await put({ celsius: 38.4, disturbed: true });
  expect(await asked()).toBeUndefined();
});

async function onDay<T>(date: string, act: () => Promise<T>): Promise<T> {
  const days = Math.round((Date.parse(date) - Date.parse('2026-11-21')) / 86_400_000);
  open.clock.advance(days * 86_400_000);
  try {
    return await act();
  } finally {
    open.clock.advance(-days * 86_400_000);
  }
}

describe('the hint of a pregnancy test', () => {
  const hintOf = async (browser: Browser) => (await viewOf(browser)).testHint;
  it('comes with the day the period is due, and 21 days after unprotected sex', async () => {
    const browser = await withCycles();
    expect(await onDay('2026-12-01', () => hintOf(browser))).toBeUndefined();
    expect(await onDay('2026-12-02', () => hintOf(browser))).toBe('due');
    await browser.call('putDayLog', { body: { date: d('2026-11-10'), sex: ['unprotected'] } });
    expect(await onDay('2026-11-30', () => hintOf(browser))).toBeUndefined();
    expect(await onDay('2026-12-01', () => hintOf(browser))).toBe('sex');
  });
  it('never for a teen, nor in a stage that hides fertility', async () => {
    const [teen, hidden] = [await withCycles({ birthday: d('2011-01-01') }), await withCycles()];
    await hidden.call('putLifeStage', { body: { stage: 'perimenopause', from: d('2026-11-04') } });
    expect(await onDay('2026-12-10', () => hintOf(teen))).toBeUndefined();
    expect(await onDay('2026-12-10', () => hintOf(hidden))).toBeUndefined();
  });
});

it('what was open on the first day of a cycle stays open to its last, and the next begins closed', async () => {
  const browser = await withCycles();
  const staysOn = (date: string) => onDay(date, async () => (await viewOf(browser)).ovulationStaysOpen);
  // The free days end on 28 November, in the middle of the cycle that began on the 4th.
  expect([await staysOn('2026-11-21'), await staysOn('2026-12-01')]).toEqual([true, true]);
  await onDay('2026-12-02', () => browser.call('startPeriod', { body: { date: d('2026-12-02') } }));
  expect(await staysOn('2026-12-03')).toBeUndefined();
  // Where fertility is hidden not even the word is there.
  const teen = await withCycles({ birthday: d('2011-01-01') });
  expect(JSON.stringify(await viewOf(teen))).not.toMatch(/ovulat|fertil|testHint/i);
});
