import type { Page } from '@playwright/test';
import { signInAs } from '../house/people.ts';
import { expect, PHONE, test } from '../house/watch.ts';

test.use({ ...PHONE, contextOptions: { reducedMotion: 'no-preference' } });

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

/** A line so slow that a document comes in many pieces, until its first paint. */
async function onSlowLine(page: Page, visit: () => Promise<unknown>): Promise<void> {
  const line = await page.context().newCDPSession(page);
  const set = (downloadThroughput: number) => line.send('Network.emulateNetworkConditions', { offline: false, latency: 20, downloadThroughput, uploadThroughput: -1 });
  await line.send('Network.enable');
  await set(12_000);
  const visiting = visit();
  await expect.poll(() => page.evaluate(() => (window as unknown as Partial<Watched>).paints?.first ?? 0).catch(() => 0), { timeout: 30_000 }).toBeGreaterThan(0);
  await set(-1);
  await visiting;
}

/** The files that the page asked for before it was painted, beside the one script that begins the rest. */
function askedBefore(): string[] {
  const { first } = (window as unknown as Watched).paints;
  const files = performance.getEntriesByType('resource').filter(({ name, startTime }) => startTime < first && name.startsWith(location.origin));
  return files.map(({ name }) => new URL(name).pathname).filter((name) => !name.startsWith('/assets/first-'));
}

for (const [path, who] of [['/auth', null], ['/', 'adult']] as const) {
  test(`${path}: the page is drawn at once and whole; the letters that come after make nothing larger and move nothing`, async ({ page }) => {
    if (who) await signInAs(page, who);
    await watch(page);
    await onSlowLine(page, () => page.goto(path));
    await expect.poll(() => page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').length)).toBeGreaterThan(3);
    await page.evaluate(() => document.fonts.ready);
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
    expect(await page.evaluate(askedBefore), 'asked for before the first paint').toEqual([]);
    const { first, largest, shift } = await page.evaluate(() => (window as unknown as Watched).paints);
    process.stdout.write(`${path}: first paint ${Math.round(first)} ms; largest ${largest.map(({ at, size, of }) => `${of} of ${size} at ${Math.round(at)} ms`).join(', then ')}; shift ${shift.toFixed(4)}\n`);
    expect(largest).toHaveLength(1);
    expect((largest[0]?.at ?? Infinity) - first, 'the largest paint is the first one').toBeLessThan(1);
    expect(shift).toBeLessThanOrEqual(0.01);
  });
}
