import type { Page } from '@playwright/test';
import { expect } from './watch.ts';

/** Presses Esc twice: the quick exit, and on the plain page the way to the lock, where there is one. */
export async function escTwice(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
}

/** Leaves by Esc twice, until the plain page stands. */
export async function leave(page: Page): Promise<void> {
  await escTwice(page);
  await expect(page).toHaveURL(/\/measures$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kitchen measures');
}
