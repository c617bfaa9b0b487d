import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, PHONE } from './watch.ts';
import { tooWide } from './width.ts';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** By night only colours differ, so the rules that look at them alone are asked again. */
const COLOURS = ['color-contrast', 'link-in-text-block'];
/** What is sent in place of axe's own source to a page that has it already. */
const NO_SOURCE = ';';

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
  const there = await page.evaluate(() => 'axe' in window);
  // Our pages have no frames of another origin, so axe needs no second page to put its findings together.
  const axe = new AxeBuilder(there ? { page, axeSource: NO_SOURCE } : { page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await (colorScheme === 'dark' ? axe.withRules(COLOURS) : axe.withTags(RULES)).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`);
}

/** Until fonts are here and no colour is on its way to another. */
async function atRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    await Promise.allSettled(document.getAnimations().filter((one) => one instanceof CSSTransition).map(({ finished }) => finished));
  });
}
