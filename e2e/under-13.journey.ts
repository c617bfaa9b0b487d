import type { Page } from '@playwright/test';
import { today } from './harness/clue-export.ts';
import { mailFor } from './harness/mailbox.ts';
import { freshEmail } from './harness/people.ts';
import { expect, PHONE, test } from './harness/watch.ts';
import { walkToGoals } from './harness/wizard.ts';

test.use(PHONE);

/** The birthday of somebody who turns 13 tomorrow. */
function almostThirteen(): string {
  const tomorrow = new Date(Date.parse(`${today()}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
  return `${Number(tomorrow.slice(0, 4)) - 13}${tomorrow.slice(4) === '-02-29' ? '-03-01' : tomorrow.slice(4)}`;
}

async function complete(page: Page): Promise<void> {
  await page.getByLabel('understand my sacred menstrual cycle').check();
  await page.getByRole('button', { name: 'Complete Registration' }).click();
}

test('a day before her thirteenth birthday: a kind page on the same address, and nothing is kept', async ({ page }) => {
  const email = freshEmail();
  await walkToGoals(page, { email, birthday: almostThirteen() });
  const answer = page.waitForResponse('**/api/auth/register');
  await complete(page);
  expect((await answer).status()).toBe(422);
  expect(await (await answer).json()).toMatchObject({ code: 'age_not_supported' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Not yet, but soon');
  await expect(page.getByText('Nothing you typed here was saved.')).toBeVisible();
  await expect(page).toHaveURL('/standalone-signup');
  expect(await page.locator('form, input').count()).toBe(0);
  expect(
    await page.evaluate(async () => ({
      local: localStorage.length,
      session: sessionStorage.length,
      databases: (await indexedDB.databases()).length,
    })),
  ).toEqual({ local: 0, session: 0, databases: 0 });
  expect(await mailFor(email)).toEqual([]);
  expect(
    (await page.request.post('/api/auth/login', { data: { email, password: 'seven quiet lanterns' } })).status(),
  ).toBe(401);

  await page.getByRole('link', { name: 'Back to the start' }).click();
  await expect(page).toHaveURL('/auth');
  expect((await page.content()).includes(email)).toBe(false);
});

test('she cannot simply come back older', async ({ page }) => {
  const email = freshEmail();
  await walkToGoals(page, { email, birthday: almostThirteen() });
  await complete(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Not yet, but soon');
  await walkToGoals(page, { email, birthday: '1990-01-01' });
  await complete(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Not yet, but soon');
  expect(await mailFor(email)).toEqual([]);
});
