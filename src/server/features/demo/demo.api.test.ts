import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ForecastsReply } from '#contract/forecast/forecast.schemas.ts';
import type { JournalReply } from '#contract/journal/journal.schemas.ts';
import type { CycleWire } from '#contract/cycle/cycle.schemas.ts';
import { openTestHouse, type OpenHouse } from '#server/testing/open-house.ts';
import { DEMO_PASSWORD } from './demo-people.ts';
import { makeDemoAccounts } from './demo.ts';

let open: OpenHouse;
beforeAll(async () => {
  open = await openTestHouse({ env: { RATE_FACTOR: '100' } });
  await makeDemoAccounts({ house: open.house.account, timeZone: 'Europe/Berlin', grant: () => Promise.resolve() });
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
    expect(cyclesUsed).toBeLessThanOrEqual(cycles.filter((cycle) => cycle.endDate !== null && cycle.endDate < madeOn).length);
  }
  expect(forecasts.filter(({ outcome }) => outcome.kind === 'judged')).toHaveLength(15);
  expect(forecasts.filter(({ outcome }) => outcome.kind === 'overtaken')).toEqual([]);
});

it('the demo adult has written on fourteen days over half a year, each page with the cycle day it was written on', async () => {
  const browser = open.browser();
  await browser.call('login', { body: { email: 'adult@demo.example', password: DEMO_PASSWORD } });
  const { entries, total } = (await browser.call('getJournalEntries', { query: {} })).body as JournalReply;
  expect(total).toBe(14);
  expect(new Set(entries.map(({ date }) => date.slice(0, 7))).size).toBeGreaterThanOrEqual(6);
  expect(entries.find(({ title }) => title === 'Day two')).toMatchObject({ cycle: { day: 2, phase: 'rest' } });
  expect(entries.every(({ cycle }) => cycle !== null)).toBe(true);
});
