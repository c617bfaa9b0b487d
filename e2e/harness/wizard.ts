import type { Page } from '@playwright/test';
import { expect } from './watch.ts';

/** The steps of the wizard by their headings (§2.6). */
export const STEPS = [
  'Welcome to Your Sacred Journey',
  'Create Your Secure Password',
  'Complete Your Profile',
  'Choose Your Sacred Wellness Goals',
] as const;

export async function expectStep(page: Page, step: 1 | 2 | 3 | 4): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(STEPS[step - 1] ?? '');
  await expect(page.getByRole('list', { name: `Step ${step} of 4` })).toBeVisible();
}

export async function next(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
}

/** Fills steps 1 to 3 as somebody does who makes no mistake, and stands on step 4. */
export async function walkToGoals(
  page: Page,
  told: { email: string; birthday: string; password?: string },
): Promise<void> {
  await page.goto('/standalone-signup');
  await page.getByLabel('First name').fill('Maren');
  await page.getByLabel('Last name').fill('Holm');
  await page.getByLabel('Email').fill(told.email);
  await next(page);
  await page.getByLabel('Password', { exact: true }).fill(told.password ?? 'seven quiet lanterns');
  await next(page);
  await page.getByLabel('Birthday').fill(told.birthday);
  await next(page);
  await expectStep(page, 4);
}
