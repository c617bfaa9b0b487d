import type { Page } from '@playwright/test';
import type { ChangedWays, CodeApp } from '#contract/safety/safety.schemas.ts';
import { newMember, type Person } from '../harness/people.ts';
import { shown } from '../harness/proofs.ts';
import { expect, PHONE, test } from '../harness/watch.ts';

test.use({ ...PHONE, javaScriptEnabled: false });

const code = (page: Page) => page.getByLabel('Code', { exact: true });

async function withPassword(page: Page, { email, password }: Person): Promise<void> {
  await page.context().clearCookies();
  await page.goto('/auth');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL('/sign-in-step');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('One more step');
  await expect(page.getByRole('alert')).toHaveCount(0);
}

async function send(page: Page, digits: string): Promise<void> {
  await code(page).fill(digits);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

async function isIn(page: Page): Promise<void> {
  await expect(page).toHaveURL('/');
  await expect(page).toHaveTitle('Home · Moonhearth');
}

async function isTold(page: Page): Promise<void> {
  await expect(page).toHaveURL('/sign-in-step?error=code');
  await expect(page.getByRole('alert')).toHaveText(
    'That code didn’t work. Each code works once. Wait for the next one, or use a recovery code.',
  );
  await expect(code(page)).toBeVisible();
  expect((await page.request.get('/api/auth/user')).status()).toBe(401);
}

test('the second step without scripts: a wrong code is told, the right one signs in, a recovery code does so once', async ({
  page,
  request,
}) => {
  const person = await newMember({ request });
  const { key } = (await (await request.post('/api/auth/code-app')).json()) as CodeApp;
  const { recoveryCodes } = (await (
    await request.post('/api/auth/code-app/confirm', { data: { code: shown(key, -1) } })
  ).json()) as ChangedWays;
  const recovery = recoveryCodes?.[0] ?? '';
  expect(recovery).not.toBe('');

  await withPassword(page, person);
  await send(page, '000000');
  await isTold(page);
  await send(page, shown(key));
  await isIn(page);

  await withPassword(page, person);
  await send(page, recovery);
  await isIn(page);

  await withPassword(page, person);
  await send(page, recovery);
  await isTold(page);
});
