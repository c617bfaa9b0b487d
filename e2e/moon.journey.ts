import type { Page } from '@playwright/test';
import { build } from 'vite';
import { resolve } from 'node:path';
import { newMember, signInAs } from './house/people.ts';
import { expect, PHONE, test } from './house/watch.ts';

const ROOT = resolve(import.meta.dirname, '..');
const cell = (page: Page, date: string) => page.locator(`[role=gridcell][data-date="${date}"]`);
const title = (page: Page) => page.getByRole('heading', { level: 2, name: /^\w+ \d{4}$/ });

test('the moon calendar from the menu: tonight, the month by keys, any year, an eclipse', async ({ page }) => {
  await signInAs(page, 'adult');
  await page.goto('/');
  await page.getByRole('link', { name: 'Explore Moon Calendar' }).click();
  await expect(page).toHaveURL(/\/moon-calendar$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/moon|crescent|gibbous|quarter/i);
  await expect(page.getByRole('region', { name: 'To the minute' }).getByRole('listitem')).toHaveCount(5);
  await expect(page.getByRole('region', { name: 'Your bleeds and the moon' })).toContainText(/whole cycles your periods follow the moon no more than chance would/);

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
  await expect(page.getByRole('region', { name: 'Rise and set' })).toContainText(/Rises(\d+:\d\d [ap]m|not this day)/);
  await page.getByRole('radio', { name: 'Southern half' }).check({ force: true });
  await page.reload();
  await expect(page.getByText(/^In Lisbon, /)).toBeVisible();
  await expect(page.getByText('Southern hemisphere, discs drawn for 9 pm')).toBeVisible();
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
      type Shift = PerformanceEntry & { readonly value: number; readonly sources: readonly { readonly node: Node | null }[] };
      const held = window as unknown as { shifts: string[] };
      held.shifts = [];
      new PerformanceObserver((list) => {
        // The letters of a button that change their font move by less than this.
        for (const { value, sources } of (list.getEntries() as Shift[]).filter((shift) => shift.value >= 0.001)) held.shifts.push(`${value.toFixed(4)} ${sources.map(({ node }) => node?.textContent?.slice(0, 60) ?? '').join(' | ')}`);
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
  await expect(page.getByText('Your bleeds and the moon')).toHaveCount(0);
  await expect(page.getByText('My cycle on the moon')).toHaveCount(0);
});

/** A year of months, each reckoned from what the browser holds, in milliseconds a month: the median of many rounds. */
async function costOfAMonth(page: Page, slow: boolean): Promise<number> {
  const made = await build({ root: ROOT, configFile: false, logLevel: 'silent', build: { write: false, minify: false, lib: { entry: resolve(ROOT, 'src/web/features/moon/moon-facts.ts'), formats: ['iife'], name: 'moonFacts' } } });
  const [bundle] = (Array.isArray(made) ? made : [made]) as { output: { code: string }[] }[];
  const months = await Promise.all(Array.from({ length: 12 }, async (_, index) => (await page.request.get(`/api/moon?month=2026-${String(index + 1).padStart(2, '0')}&zone=Europe%2FBerlin`)).json() as Promise<object>));
  await page.goto('about:blank', { waitUntil: 'commit' });
  await page.addScriptTag({ content: bundle?.output[0]?.code ?? '' });
  return page.evaluate(({ held, wait }) => {
    type Month = { days: { date: string }[] };
    const { skyOf } = (window as unknown as { moonFacts: { skyOf: (month: Month) => (date: string) => unknown } }).moonFacts;
    const rounds = Array.from({ length: 15 }, () => {
      const start = performance.now();
      for (const month of held as Month[]) {
        const sky = skyOf(month);
        for (const { date } of month.days) sky(date);
        for (const until = performance.now() + wait; performance.now() < until; );
      }
      return (performance.now() - start) / held.length;
    });
    return rounds.toSorted((one, other) => one - other)[7] ?? Infinity;
  }, { held: months, wait: slow ? 6 : 0 });
}

test('a month costs the browser less than 5 ms, and the measure sees one that costs more', async ({ page }) => {
  await signInAs(page, 'adult');
  expect(await costOfAMonth(page, false)).toBeLessThan(5);
  await page.goto('/moon-calendar');
  expect(await costOfAMonth(page, true)).toBeGreaterThan(5);
});
