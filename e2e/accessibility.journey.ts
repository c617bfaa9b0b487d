import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { screens, type ScreenName } from '#contract/screens.ts';
import { signInAs } from './house/people.ts';
import { expect, test } from './house/watch.ts';

// Every pair of roles is measured by scripts/design/contrast.test.ts in both themes: here each width sees one of them.
const VIEWS = [
  { name: 'phone by night', size: { width: 320, height: 700 }, colorScheme: 'dark' },
  { name: 'desk by day', size: { width: 1280, height: 900 }, colorScheme: 'light' },
] as const;

const names = Object.keys(screens) as ScreenName[];
const forVisitors = names.filter((name) => screens[name].signedOut && name !== 'gallery');
const forMembers = names.filter((name) => screens[name].chrome);

async function judge(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'networkidle' });
  const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`)).toEqual([]);
  expect(await page.locator('h1').count()).toBe(1);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
}

for (const { name, size, colorScheme } of VIEWS) {
  test.describe(name, () => {
    test.use({ viewport: size, colorScheme });

    for (const screen of forVisitors) {
      test(`a visitor finds ${screens[screen].path} free of barriers`, async ({ page }) => {
        await judge(page, screens[screen].path);
      });
    }

    for (const screen of forMembers) {
      test(`a member finds ${screens[screen].path} free of barriers`, async ({ page }) => {
        await signInAs(page, 'adult');
        await judge(page, screens[screen].path);
      });
    }

    test('an address that leads nowhere says so without barriers', async ({ page }) => {
      await signInAs(page, 'adult');
      await judge(page, '/no-such-page');
    });
  });
}
