import { afterAll, beforeAll, expect, it } from 'vitest';
import { addDays, localDate } from '#domain/calendar/local-date.ts';
import type { DayLog } from '#domain/cycle/day-log.ts';
import type { OvulationReply } from '#contract/forecast/forecast.schemas.ts';
import type { Browser } from '#server/testing/browser.ts';
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
