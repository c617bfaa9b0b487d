import type { Page } from '@playwright/test';
import { newMember } from '../harness/people.ts';
import { RESTED } from '../harness/locations.ts';
import { closeServer, endServer, openServer, START, type Server } from '../harness/server.ts';
import { expectToast } from '../harness/toast.ts';
import { expect, PHONE, test } from '../harness/watch.ts';

test.use({ ...PHONE, baseURL: RESTED.origin });

// A server of its own, because its clock moves.
let server: Server;
test.beforeAll(async () => {
  server = await openServer(RESTED, START.serverAlone);
});
test.afterAll(async () => closeServer(server));

async function restart(clockShift: string): Promise<void> {
  await endServer(server, 'SIGTERM');
  server = await openServer(RESTED, START.serverAlone, clockShift);
}

const panel = (page: Page) => page.getByRole('region', { name: 'Your Cycle Journey' });

test('goals are changed, rest for seven days, and can be changed again on the seventh', async ({ page }) => {
  test.setTimeout(90_000);
  await newMember(page);
  await page.goto('/');
  await panel(page).getByRole('link', { name: 'Update goals' }).click();
  await expect(page).toHaveURL('/onboarding');
  await page.getByLabel('connect with lunar cycles').check();
  await page.getByLabel('create healing rituals').check();
  await page.getByLabel('strengthen my intuition').click();
  await expectToast(page, 'Maximum Goals Reached', 'You can select up to 3 goals. Please unselect one first.');
  await page.getByLabel('A goal of your own').fill('"><b>sleep</b> by ten 🌘');
  await page.getByLabel('A goal of your own').press('Enter');
  await page.getByRole('button', { name: 'Save my goals' }).click();
  await expectToast(page, 'Your goals are saved', /You can change them again from /);
  await expect(page).toHaveURL('/');
  await expect(panel(page).getByText('"><b>sleep</b> by ten 🌘')).toBeVisible();
  await expect(panel(page).getByText('Update in 7 days')).toBeVisible();
  await expect(panel(page).getByRole('link', { name: 'Update goals' })).toHaveCount(0);

  await restart('+6d');
  await page.goto('/onboarding');
  await expect(page.getByText('Update in 1 day')).toBeVisible();
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  expect(
    (await page.request.patch('/api/user', { data: { sacredGoals: ['balance hormones naturally'] } })).status(),
  ).toBe(409);

  await restart('+7d');
  await page.goto('/onboarding');
  await page.getByRole('button', { name: /^Remove / }).click();
  await page.getByRole('button', { name: 'Save my goals' }).click();
  await expect(page).toHaveURL('/');
  await expect(panel(page).getByRole('heading', { level: 3 })).toHaveCount(3);
  await expect(panel(page).getByText('Update in 7 days')).toBeVisible();
});
