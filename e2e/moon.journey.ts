import type { Page } from '@playwright/test';
import { newMember, signInAs } from './harness/people.ts';
import { expect, PHONE, test } from './harness/watch.ts';

const cell = (page: Page, date: string) => page.locator(`[role=gridcell][data-date="${date}"]`);
const title = (page: Page) => page.getByRole('heading', { level: 2, name: /^\w+ \d{4}$/ });

test('the moon calendar from the menu: tonight, the month by keys, any year, an eclipse', async ({ page }) => {
  await signInAs(page, 'adult');
  await page.goto('/');
  await page.getByRole('link', { name: 'Explore Moon Calendar' }).click();
  await expect(page).toHaveURL(/\/moon-calendar$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/moon|crescent|gibbous|quarter/i);
  await expect(page.getByRole('region', { name: 'To the minute' }).locator('li')).toHaveCount(5);
  await expect(page.getByRole('region', { name: 'Your periods and the moon' })).toContainText(
    /^.*We compared your dates with shuffled ones and found no link to the moon\./,
  );

  await page.getByRole('combobox', { name: 'Year' }).selectOption('2026');
  await page.getByRole('combobox', { name: 'Month' }).selectOption('August');
  await expect(title(page)).toHaveText('August 2026');
  await cell(page, '2026-08-12').click();
  await expect(page.getByRole('region', { name: /^Wednesday 12 August/ })).toContainText('Total solar eclipse.');
  await page.keyboard.press('ArrowRight');
  await expect(cell(page, '2026-08-13')).toBeFocused();
  await page.keyboard.press('PageDown');
  await expect(title(page)).toHaveText('September 2026');
  await expect(cell(page, '2026-09-13')).toBeFocused();
  await page.getByRole('combobox', { name: 'Year' }).selectOption('1900');
  await expect(cell(page, '1900-09-09')).toHaveAccessibleName(/^Sunday 9 September, full moon at .*, 100% lit/);
});

test('a place is kept on the device, tells rise and set, and is gone after signing out', async ({ page }) => {
  await newMember(page);
  await page.goto('/lunar-calendar');
  await page.getByRole('button', { name: 'Choose a place' }).click();
  await page.getByLabel('A city near you').selectOption('Lisbon');
  await page.getByRole('button', { name: 'Use this place' }).click();
  await expect(page.getByText(/^In Lisbon, /)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Moonrise and moonset' })).toContainText(
    /Rises(\d+:\d\d [ap]m|not on this day)/,
  );
  await page.getByText('As seen from the northern half, at 9 pm').click();
  await page.getByRole('radio', { name: 'Southern half' }).check({ force: true });
  await page.reload();
  await expect(page.getByText(/^In Lisbon, /)).toBeVisible();
  await expect(page.getByText('As seen from the southern half, at 9 pm')).toBeVisible();
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/auth$/);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

test.describe('on a phone', () => {
  test.use(PHONE);
  test('nothing moves while the page comes, and nothing is wider than 320 px', async ({ page }) => {
    await signInAs(page, 'adult');
    await page.addInitScript(() => {
      type Shift = PerformanceEntry & {
        readonly value: number;
        readonly sources: readonly { readonly node: Node | null }[];
      };
      const held = window as unknown as { shifts: string[] };
      held.shifts = [];
      new PerformanceObserver((list) => {
        // The letters of a button that change their font move by less than this.
        for (const { value, sources } of (list.getEntries() as Shift[]).filter((shift) => shift.value >= 0.001))
          held.shifts.push(
            `${value.toFixed(4)} ${sources.map(({ node }) => node?.textContent?.slice(0, 60) ?? '').join(' | ')}`,
          );
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto('/moon-calendar', { waitUntil: 'networkidle' });
    expect(await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 700 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });
});

test('a stage without a cycle sees the moon alone', async ({ page }) => {
  await newMember(page, { menstruates: 'no' });
  await page.goto('/moon-calendar');
  await expect(page.getByRole('region', { name: 'To the minute' })).toBeVisible();
  await expect(page.getByText('Your periods and the moon')).toHaveCount(0);
  await expect(page.getByText('My cycle on the moon')).toHaveCount(0);
});
