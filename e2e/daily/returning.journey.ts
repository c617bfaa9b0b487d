import type { Page } from '@playwright/test';
import { judge, SIZES } from '../harness/barriers.ts';
import { newMember } from '../harness/people.ts';
import { RETURNED } from '../harness/locations.ts';
import { closeServer, endServer, openServer, START, type Server } from '../harness/server.ts';
import { expectToast, toastOf } from '../harness/toast.ts';
import { expect, limitedAccessOf, PHONE, test, welcomeOf } from '../harness/watch.ts';

test.use({ ...PHONE, baseURL: RETURNED.origin });
// One clock for both: it moves on from test to test.
test.describe.configure({ mode: 'serial' });

// A server of its own, because its clock moves.
let server: Server;
test.beforeAll(async () => {
  server = await openServer(RETURNED, START.serverAlone);
});
test.afterAll(async () => closeServer(server));

async function restart(clockShift: string): Promise<void> {
  await endServer(server, 'SIGTERM');
  server = await openServer(RETURNED, START.serverAlone, clockShift);
}

const dialog = (page: Page) => page.getByRole('dialog');
const leaveStanding = async (page: Page) => {
  await page.removeLocatorHandler(welcomeOf(page));
  await page.removeLocatorHandler(limitedAccessOf(page));
};
const day = () => new Date().toLocaleDateString('en-CA');

test('a return after a week: greeted once, a hundred points once, and a page that keeps them', async ({ page }) => {
  test.setTimeout(180_000);
  await leaveStanding(page);
  await newMember(page);
  await page.request.post('/api/journal-entries', {
    data: { title: '', content: 'Rest before tea', mood: '', dreamInsights: '', date: day(), checkIn: true },
  });
  await restart('+7d');

  // The trial ends on the same day: its end greets, and no welcome comes after it (decision 59).
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Your 7-Day Trial Has Ended' })).toBeVisible();
  await judge(page, 'greeted');
  await page.getByRole('button', { name: 'Continue exploring (limited access)' }).click();
  await expectToast(page, '+100 points', 'For coming back. They never expire.');
  await expect(dialog(page)).toHaveCount(0);

  await page.goto('/rewards');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You have 101 points');
  await expect(page.getByRole('region', { name: 'How they came and went' }).getByRole('listitem')).toHaveText([
    /^You came back after a week or more\+100 points/,
    /^You checked in\+1 point/,
  ]);
  await expect(
    page.getByRole('region', { name: 'What you can trade them for' }).getByRole('listitem').last(),
  ).toContainText('499 points to go');
  await expect(page.getByRole('region', { name: 'Keepsakes' })).toContainText('First fire');
  await judge(page, 'rewards');
  await page.setViewportSize(SIZES.desk);
  await judge(page, 'rewards');

  // Twice is once: neither the page again nor a hand of the member's own adds a point.
  const noted = page.waitForResponse((reply) => reply.url().endsWith('/api/visits'));
  await page.reload();
  expect(await (await noted).json()).toMatchObject({ daysAway: 7, pointsDue: false });
  const again = await page.request.post('/api/points/award-return', { data: { daysMissed: 365 } });
  expect(await again.json()).toEqual({ awarded: 0, balance: 101 });
  await expect(dialog(page)).toHaveCount(0);
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('last_visit_')).length),
  ).toBe(1);
});

test('in the first week nobody is greeted as back: no dialog after the toast of signing in', async ({ page }) => {
  await leaveStanding(page);
  const person = await newMember(page, { welcomed: false });
  await page.request.post('/api/auth/logout');
  await page.goto('/auth');
  await page.getByLabel('Email', { exact: true }).fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(toastOf(page)).toContainText('Welcome back, Maren!');
  await expect(toastOf(page)).toHaveCount(0, { timeout: 20_000 });
  // Longer than a greeting would wait for a quiet moment.
  await page.waitForTimeout(3000);
  await expect(dialog(page)).toHaveCount(0);
});
