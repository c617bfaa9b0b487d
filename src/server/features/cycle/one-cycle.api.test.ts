import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CycleEditsReply, CycleViewReply, CycleWire } from '#contract/cycle/cycle.schemas.ts';
import { addDays, localDate, type LocalDate } from '#domain/calendar/local-date.ts';
import type { DayLog } from '#domain/cycle/day-log.ts';
import { CONDITIONS } from '#domain/journey/answers.ts';
import type { Browser } from '#server/testing/browser.ts';
import { openTestApp, type TestApp } from '#server/testing/open-test-app.ts';
import { member } from '#server/testing/people.ts';

let open: TestApp;
beforeAll(async () => {
  open = await openTestApp({ at: '2026-11-21T12:00:00Z' });
});
afterAll(() => open.close());

/** Starts before 21 November 2026, the third cycle as long as two. */
const LENGTHS = [28, 29, 57, 28, 27, 28, 10];
const STARTS = LENGTHS.reduceRight<LocalDate[]>(
  (starts, length) => [addDays(starts[0] ?? localDate('2026-11-21'), -length), ...starts],
  [],
);
const GAP = STARTS[2] ?? localDate('2026-01-01');
const bled: DayLog[] = STARTS.flatMap((start) =>
  [0, 1, 2, 3].map((day) => ({ date: addDays(start, day), flow: 'medium' as const })),
);
const moods: DayLog[] = Array.from({ length: 19 }, (_, index) => ({ date: addDays(GAP, 3 * index), energy: 3 }));

async function withLogs(days: readonly DayLog[], changes: Parameters<typeof member>[1] = {}): Promise<Browser> {
  const { browser } = await member(open, changes);
  await browser.call('importDays', { body: { source: 'clue', days: [...days] } });
  return browser;
}
const view = async (browser: Browser) => (await browser.call('getCycleView')).body as CycleViewReply;
const cycles = async (browser: Browser) => (await browser.call('getCycles')).body as CycleWire[];
const say = (browser: Browser, startDate: LocalDate, undo?: boolean) =>
  browser.call('editCycle', { body: { kind: 'one_cycle', startDate, ...(undo && { undo }) } });
const ofGap = (all: readonly CycleWire[]) => all.find(({ startDate }) => startDate === GAP);

describe('a gap as long as two', () => {
  it('is left out where starts are all that is known', async () => {
    const browser = await withLogs(bled);
    expect((await view(browser)).view.forecast).toMatchObject({ cyclesUsed: 5, cyclesLeftOut: 1, longest: 29 });
    expect(ofGap(await cycles(browser))).not.toHaveProperty('single');
  });

  it('is one cycle where its days were logged, in whatever order they came', async () => {
    const browser = await withLogs(moods);
    await browser.call('importDays', { body: { source: 'clue', days: bled } });
    expect((await view(browser)).view.forecast).toMatchObject({ cyclesUsed: 6, cyclesLeftOut: 0, longest: 57 });
    expect(ofGap(await cycles(browser))).toMatchObject({ single: 'logged', cycleLength: 57 });
  });

  it('is one again in doubt once the logs in it are taken away', async () => {
    const browser = await withLogs([...bled, ...moods]);
    for (const { date } of moods.slice(7, 10)) await browser.call('putDayLog', { body: { date, energy: null } });
    expect(ofGap(await cycles(browser))).not.toHaveProperty('single');
  });
});

describe('"This was one cycle"', () => {
  it('counts it, is told among the changes, and is taken back; twice is once', async () => {
    const browser = await withLogs(bled);
    const before = await cycles(browser);
    expect((await say(browser, GAP)).status).toBe(200);
    const told = await say(browser, GAP);
    expect(ofGap(told.body as CycleWire[])).toMatchObject({ single: 'told' });
    expect((await view(browser)).view.forecast).toMatchObject({ cyclesUsed: 6, cyclesLeftOut: 0 });
    expect((await browser.call('getCycleEdits')).body as CycleEditsReply).toMatchObject({ oneCycle: [GAP] });
    expect((await say(browser, GAP, true)).status).toBe(200);
    await say(browser, GAP, true);
    expect(await cycles(browser)).toEqual(before);
    expect((await browser.call('getCycleEdits')).body).not.toHaveProperty('oneCycle');
  });

  it('is refused for a day on which no cycle began, and for one that is not over', async () => {
    const browser = await withLogs(bled);
    const last = STARTS.at(-1) ?? GAP;
    expect((await say(browser, addDays(GAP, 20))).status).toBe(422);
    expect((await say(browser, last)).status).toBe(422);
    expect((await browser.call('getCycleEdits')).body).not.toHaveProperty('oneCycle');
  });

  it('stays when other changes come and go', async () => {
    const browser = await withLogs(bled);
    await say(browser, GAP);
    const first = STARTS[0] ?? GAP;
    for (const undo of [false, true])
      await browser.call('editCycle', {
        body: { kind: 'exclude', startDate: first, reason: 'travel', ...(undo && { undo }) },
      });
    expect(ofGap(await cycles(browser))).toMatchObject({ single: 'told' });
  });
});

describe('whose cycles hers are like', () => {
  it('follows her answers, her stage and her age, and opens the usual window', async () => {
    const { browser } = await member(open);
    await browser.call('startPeriod', { body: { date: localDate('2026-11-15') } });
    const width = async () => {
      const { population, view: seen } = await view(browser);
      const { low, high, mode, basis } = seen.forecast ?? {};
      expect({ mode, basis }).toEqual({ mode: null, basis: 'population' });
      return { population, days: (Date.parse(high ?? '') - Date.parse(low ?? '')) / 86_400_000 };
    };
    const everyone = await width();
    expect(everyone.population).toBe('general');
    await browser.call('patchUser', { body: { journeyCustomization: { wombConditions: [CONDITIONS[0]] } } });
    const pcos = await width();
    expect(pcos.population).toBe('pcos');
    expect(pcos.days).toBeGreaterThan(everyone.days + 10);
  });

  it.each([
    ['first_years', { birthday: localDate('2011-02-03') }],
    ['midlife', { birthday: localDate('1980-02-03') }],
  ] as const)('%s', async (population, changes) => {
    const { browser } = await member(open, changes);
    expect((await view(browser)).population).toBe(population);
  });
});
