import type { Page } from '@playwright/test';
import { addDays } from '#domain/calendar/local-date.ts';
import { judge } from '../harness/barriers.ts';
import { today } from '../harness/clue-export.ts';
import { logPeriods, startsBefore } from '../harness/past-periods.ts';
import { newMember } from '../harness/people.ts';
import { LAPSED } from '../harness/locations.ts';
import { closeServer, endServer, openServer, START, type Server } from '../harness/server.ts';
import { expect, limitedAccessOf, otherBrowser, PHONE, test } from '../harness/watch.ts';

test.use({ ...PHONE, baseURL: LAPSED.origin });

// A server of its own, because its clock moves.
let server: Server;
test.beforeAll(async () => {
  server = await openServer(LAPSED, START.serverAlone);
});
test.afterAll(async () => closeServer(server));

const HERS = [
  '/api/cycles',
  '/api/cycles/edits',
  '/api/log-lists',
  '/api/journal-entries/whole',
  `/api/day-logs?month=${today().slice(0, 7)}`,
] as const;
async function allOfHers(page: Page): Promise<unknown[]> {
  return Promise.all(
    HERS.map(async (path) => {
      const reply = await page.request.get(path);
      expect(reply.status(), path).toBe(200);
      return reply.json();
    }),
  );
}

const modal = (page: Page) => page.getByRole('dialog', { name: 'Your 7-Day Trial Has Ended' });

/** Pays with a card that is taken today and refused at the next charge. */
async function subscribeWithABadCard(page: Page): Promise<void> {
  const { url } = (await (
    await page.request.post('/api/subscription/create-checkout-session', { data: { plan: 'premium_monthly' } })
  ).json()) as { url: string };
  await page.goto(url);
  await page.getByRole('radio', { name: /declined later/ }).check();
  await page.getByRole('button', { name: 'Pay nothing today' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome in. The fire is yours.');
}

async function expectLimited(page: Page, before: readonly unknown[]): Promise<void> {
  await page.goto('/');
  await expect(modal(page)).toBeVisible();
  await expect(modal(page).getByRole('radio')).toHaveCount(2);
  await expect(modal(page).getByRole('button', { name: 'Select a Plan Above' })).toBeDisabled();
  await judge(page, 'the trial has ended');
  await limitedAccessOf(page).click();
  await expect(modal(page)).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Trial Expired' })).toBeVisible();
  expect(await allOfHers(page)).toEqual(before);

  // Closed kindly: the page stays, its history stays, and each door says what is behind it.
  await page.goto('/insights');
  await expect(page.getByRole('slider', { name: /^Cycle length/ })).toBeVisible();
  const doors = page.getByRole('region', { name: 'More from your days' });
  await expect(doors.getByRole('heading', { name: 'What went together' })).toBeVisible();
  await judge(page, 'limited');
  await doors.getByRole('button', { name: /^What went together/ }).click();
  await expect(modal(page)).toContainText('Your patterns are part of Premium.');
  await page.keyboard.press('Escape');
  await expect(modal(page)).toHaveCount(0);

  await page.goto('/tracker');
  await expect(page.getByText(/Eight times in ten/).first()).toBeVisible();
  // What was open on a cycle's first day stays open to its last (decisions 21), and closes with the next one.
  const door = page.getByRole('button', { name: /^Ovulation, estimated: part of Premium/ });
  await expect(page.getByRole('heading', { name: 'Ovulation, estimated' })).toBeVisible();
  await expect(door).toHaveCount(0);
  await page.request.post('/api/period-start', { data: { date: addDays(today(), 8) } });
  await page.goto('/tracker');
  await expect(door).toBeVisible();
  await page.goto('/subscription-management');
  await expect(page.getByRole('heading', { name: 'What stays free' })).toBeVisible();
  await judge(page, 'limited');
}

/** The provider's word comes by itself, and by the minute where an event was lost. */
async function expectPlan(page: Page, state: string): Promise<void> {
  await expect(async () => {
    await page.goto('/subscription-management');
    await expect(page.getByRole('region', { name: 'Premium Monthly' })).toContainText(state, { timeout: 1_000 });
  }).toPass({ timeout: 45_000 });
}

async function expectRecovery(page: Page): Promise<void> {
  await expectPlan(page, 'Payment failed');
  await expect(page.getByText(/^Your last payment failed\. Everything stays open until /)).toBeVisible();
  await judge(page, 'a payment failed');
  await page.goto('/insights');
  await expect(page.getByText('Part of Premium')).toHaveCount(0);
  await page.goto('/subscription-management');
  await page.getByRole('button', { name: 'Change card' }).first().click();
  await expect(page).toHaveURL(/\/practice\/portal\//);
  await page.getByRole('radio', { name: /Card that pays/ }).check();
  await page.getByRole('button', { name: 'Use this card' }).click();
  await expect(page.getByText('Your new card is saved.')).toBeVisible();
  await expectPlan(page, 'Active');
  await expect(page.getByRole('link', { name: /^Receipt, / }).first()).toBeVisible();
}

test('eight days on: what stays open for who chose nothing, and the way back for whose card failed', async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000);
  await page.removeLocatorHandler(limitedAccessOf(page));
  await newMember(page);
  await logPeriods(page, startsBefore(today(), { lengths: [28, 27, 29], ago: 12 }));
  await page.request.post('/api/journal-entries/whole', {
    data: { title: 'Kept', content: 'Rest before tea', mood: '', dreamInsights: '', date: addDays(today(), -1) },
  });
  const before = await allOfHers(page);
  const other = await otherBrowser(browser, { ...PHONE, baseURL: LAPSED.origin });
  await newMember(other);
  await subscribeWithABadCard(other);

  await endServer(server, 'SIGTERM');
  server = await openServer(LAPSED, START.serverAlone, '+8d');
  await expectLimited(page, before);
  await expectRecovery(other);
  await other.context().close();
});
