import type { Locator, Page } from '@playwright/test';
import { expect } from './watch.ts';

/** The wheel, by the sentence that those hear who do not see it. */
export function wheelOf(page: Page): Locator {
  return page.getByRole('img', { name: /^Cycle wheel: / });
}

/** How many moons stand around a wheel: each disc is one piece of the path of their dark sides. */
export async function moonsAround(wheel: Locator): Promise<number> {
  const discs = await wheel.locator('g[class*="moons"] path').first().getAttribute('d');
  return (discs ?? '').split('M').length - 1;
}

/** Opens the way to bring a history along and chooses a file; the preview stands after it. */
export async function chooseExport(
  page: Page,
  file: { name: string; mimeType: string; buffer: Buffer },
): Promise<Locator> {
  const [panel, bring] = [
    page.getByText('Export, calendar and imports'),
    page.getByRole('button', { name: /^Bring your history/ }),
  ];
  await expect(panel).toBeVisible();
  if ((await bring.count()) === 0) await panel.click();
  await bring.first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { level: 2 })).toHaveText('Bring your history from another app');
  await dialog.getByLabel('Your export').setInputFiles(file);
  return dialog;
}
