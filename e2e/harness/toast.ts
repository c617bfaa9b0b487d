import { expect, type Page } from '@playwright/test';

/** The one toast of the page. */
export function toastOf(page: Page) {
  return page.getByRole('region', { name: /^Notifications/ }).getByRole('listitem');
}

/** Waits for a toast of exactly these words; there is only one at a time. */
export async function expectToast(page: Page, title: string, description: string | RegExp): Promise<void> {
  await expect(toastOf(page)).toHaveCount(1);
  if (typeof description === 'string') return expect(toastOf(page)).toHaveText(`${title}${description}`);
  await expect(toastOf(page)).toHaveText(description);
  return expect(toastOf(page)).toContainText(title);
}
