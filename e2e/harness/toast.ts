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

/** Notes what toasts say from now on in this document: one that goes with its page may be gone before it is looked for. */
export async function hearToasts(page: Page): Promise<readonly string[]> {
  const said: string[] = [];
  await page.exposeFunction('hearToast', (text: string) => void said.push(text));
  await page.evaluate(() => {
    const { hearToast } = window as unknown as { hearToast: (text: string) => void };
    const toasts = '[role="region"][aria-label^="Notifications"] li';
    new MutationObserver(() => {
      for (const { textContent } of document.querySelectorAll(toasts)) hearToast(textContent ?? '');
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  });
  return said;
}
