import type { Page } from '@playwright/test';
import { signInAs } from '../house/people.ts';
import { expect, PHONE, test } from '../house/watch.ts';

test.use(PHONE);

type Paints = { first: number; largest: { at: number; size: number; of: string }[]; shift: number };
type Watched = Window & { paints: Paints };

/** Notes every paint that the browser took for the largest so far, and how far anything moved. */
async function watch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const paints: Paints = { first: 0, largest: [], shift: 0 };
    (window as unknown as Watched).paints = paints;
    const note = (type: string, work: (entry: PerformanceEntry & { size: number; element?: Element; value: number }) => void) =>
      new PerformanceObserver((list) => list.getEntries().forEach((entry) => work(entry as never))).observe({ type, buffered: true });
    note('paint', ({ name, startTime }) => name === 'first-contentful-paint' && (paints.first = startTime));
    note('largest-contentful-paint', ({ startTime, size, element }) => paints.largest.push({ at: startTime, size, of: element?.tagName ?? '' }));
    note('layout-shift', ({ value }) => (paints.shift += value));
  });
}

for (const [path, who] of [['/auth', null], ['/', 'adult']] as const) {
  test(`${path}: the letters that come after the first view make nothing larger and move nothing`, async ({ page }) => {
    if (who) await signInAs(page, who);
    await watch(page);
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    await expect.poll(() => page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').length)).toBeGreaterThan(1);
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
    const { first, largest, shift } = await page.evaluate(() => (window as unknown as Watched).paints);
    process.stdout.write(`${path}: first paint ${Math.round(first)} ms; largest ${largest.map(({ at, size, of }) => `${of} of ${size} at ${Math.round(at)} ms`).join(', then ')}; shift ${shift.toFixed(4)}\n`);
    expect(largest).toHaveLength(1);
    expect(shift).toBeLessThanOrEqual(0.01);
  });
}
