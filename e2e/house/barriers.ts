import type { Page } from '@playwright/test';
import { axeSource, barriersIn } from './axe.ts';
import { expect, PHONE } from './watch.ts';
import { tooWide } from './width.ts';

/** The windows every page is judged in. */
export const SIZES = { phone: PHONE.viewport, desk: { width: 1280, height: 900 } } as const;

/**
 * Judges the page as it stands, by day and by night on this one load, and leaves it by day: one heading of the first level, no barrier
 * that axe finds, nothing wider than the window. Soft: the journey goes on. Load a page once, then `setViewportSize(SIZES.desk)` and judge again.
 */
export async function judge(page: Page, state = ''): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await atRest(page);
    const at = `${page.url()} ${state} ${colorScheme}, ${page.viewportSize()?.width} px`;
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    expect.soft(await barriers(page, colorScheme), at).toEqual([]);
    expect.soft(await tooWide(page), at).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: 'light' });
}

async function barriers(page: Page, colorScheme: 'light' | 'dark'): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource());
  return page.evaluate(barriersIn, colorScheme);
}

/** Until all of the page is laid out (what stands below a first view comes last), fonts are here and no colour is on its way to another. */
async function atRest(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector('[data-below]') === null || document.documentElement.hasAttribute('data-settled'));
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    await Promise.allSettled(document.getAnimations().filter((one) => one instanceof CSSTransition).map(({ finished }) => finished));
  });
}
