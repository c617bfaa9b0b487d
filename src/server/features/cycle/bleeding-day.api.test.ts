import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CycleViewReply, CycleWire } from '#contract/cycle/cycle.schemas.ts';
import type { DailyFlowReply } from '#contract/daily-flow/daily-flow.schemas.ts';
import type { JournalKept } from '#contract/journal/journal.schemas.ts';
import { addDays, localDate } from '#domain/calendar/local-date.ts';
import { openTestApp, type TestApp } from '#server/testing/open-test-app.ts';
import { member } from '#server/testing/people.ts';

let open: TestApp;
beforeAll(async () => {
  open = await openTestApp();
});
afterAll(() => open.close());

const TODAY = localDate('2026-11-21');
/** What each answer says of today, for a newcomer whose bleeding began `day - 1` days ago. */
async function told(day: number, { logged }: { readonly logged: number }) {
  const { browser } = await member(open);
  const start = addDays(TODAY, 1 - day);
  await browser.call('startPeriod', { body: { date: start } });
  for (let other = 1; other < logged; other += 1)
    await browser.call('putDayLog', { body: { date: addDays(start, other), flow: 'light' } });
  const page = { title: '', content: 'A word.', mood: '' as const, dreamInsights: '', date: TODAY };
  const kept = (await browser.call('createJournalEntry', { body: page })).body as JournalKept;
  const { view } = (await browser.call('getCycleView')).body as CycleViewReply;
  const [cycle] = (await browser.call('getCycles')).body as CycleWire[];
  const flow = (await browser.call('getDailyFlow')).body as DailyFlowReply;
  return {
    view: view.phase,
    periodLength: [view.periodLength, cycle?.periodLength],
    flow: flow.cycle?.phase,
    stamp: kept.cycle?.phase,
  };
}

describe('a newcomer who gave one date (decisions 21)', () => {
  it.each([1, 3, 5])('day %i is her period on every page, of five days', async (day) => {
    expect(await told(day, { logged: 1 })).toEqual({ view: 'rest', periodLength: [5, 5], flow: 'rest', stamp: 'rest' });
  });
  it('day 6 without bleeding is not', async () => {
    expect(await told(6, { logged: 1 })).toMatchObject({ view: 'create', flow: 'create', stamp: 'create' });
  });
  it.each([6, 9])('day %i of bleeding is her period, and what is usual stays five', async (day) => {
    expect(await told(day, { logged: day })).toEqual({
      view: 'rest',
      periodLength: [5, 5],
      flow: 'rest',
      stamp: 'rest',
    });
  });
});
