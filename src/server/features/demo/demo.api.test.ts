import { afterAll, beforeAll, expect, it } from 'vitest';
import { addDays } from '#domain/calendar/local-date.ts';
import type { CheckInReply } from '#contract/check-in/check-in.schemas.ts';
import type { ForecastsReply } from '#contract/forecast/forecast.schemas.ts';
import type { JournalReply } from '#contract/journal/journal.schemas.ts';
import type { CycleWire } from '#contract/cycle/cycle.schemas.ts';
import { openTestApp, type TestApp } from '#server/testing/open-test-app.ts';
import { DEMO_CHECK_INS } from './demo-check-ins.ts';
import { DEMO_PASSWORD } from './demo-people.ts';
import { makeDemoAccounts } from './demo.ts';

let open: TestApp;
beforeAll(async () => {
  open = await openTestApp({ env: { RATE_FACTOR: '100' } });
  await makeDemoAccounts({ deps: open.services.account, timeZone: 'Europe/Berlin', grant: () => Promise.resolve() });
});
afterAll(() => open.close());

it('the demo adult has a record of forecasts that were made before their windows, one for each cycle', async () => {
  const browser = open.browser();
  await browser.call('login', { body: { email: 'adult@demo.example', password: DEMO_PASSWORD } });
  const forecasts = (await browser.call('getForecasts')).body as ForecastsReply;
  const cycles = (await browser.call('getCycles')).body as CycleWire[];
  expect(cycles).toHaveLength(16);
  expect(forecasts).toHaveLength(16);
  for (const { madeOn, startDate, low, cyclesUsed } of forecasts) {
    expect(madeOn >= startDate && madeOn < low).toBe(true);
    expect(cyclesUsed).toBeLessThanOrEqual(
      cycles.filter((cycle) => cycle.endDate !== null && cycle.endDate < madeOn).length,
    );
  }
  expect(forecasts.filter(({ outcome }) => outcome.kind === 'judged')).toHaveLength(15);
  expect(forecasts.filter(({ outcome }) => outcome.kind === 'overtaken')).toEqual([]);
});

it('the demo adult has fourteen pages over half a year and those of her check-ins, each with the cycle day it was written on', async () => {
  const browser = open.browser();
  await browser.call('login', { body: { email: 'adult@demo.example', password: DEMO_PASSWORD } });
  const read = async (after?: string) =>
    (await browser.call('getJournalEntries', { query: after === undefined ? {} : { after } })).body as JournalReply;
  const { items: newest, total, next } = await read();
  const entries = [...newest];
  for (let mark = next; mark !== null;) {
    const page = await read(mark);
    entries.push(...page.items);
    mark = page.next;
  }
  expect(total).toBe(14 + DEMO_CHECK_INS.length);
  expect(new Set(entries.map(({ date }) => date.slice(0, 7))).size).toBeGreaterThanOrEqual(6);
  expect(entries.find(({ title }) => title === 'Day two')).toMatchObject({ cycle: { day: 2, phase: 'rest' } });
  expect(entries.every(({ cycle }) => cycle !== null)).toBe(true);
});

it('the demo adult has checked in on 26 days and not today, each milestone reached on the day that reached it', async () => {
  const browser = open.browser();
  await browser.call('login', { body: { email: 'adult@demo.example', password: DEMO_PASSWORD } });
  const checkIn = (await browser.call('getCheckIn')).body as CheckInReply;
  const ago = (days: number) => addDays(checkIn.date, -days);
  expect(checkIn).toMatchObject({ doneToday: false, presenceDays: 26, next: { day: 30, inDays: 4 } });
  expect(checkIn.milestones.map(({ reachedOn }) => reachedOn)).toEqual([
    ...[3, 7, 14, 21].map((day) => ago(DEMO_CHECK_INS[day - 1] ?? 0)),
    null,
  ]);
});
