import type { Page } from '@playwright/test';
import { signInAs } from '../harness/people.ts';
import { heldBack } from '../harness/requests.ts';
import { expect, PHONE, test } from '../harness/watch.ts';

test.use({ ...PHONE, contextOptions: { reducedMotion: 'no-preference' } });

type Paints = { first: number; largest: { at: number; size: number; of: string }[]; shift: number };
type Watched = Window & { paints: Paints };

/** Notes every paint that the browser took for the largest so far, and how far anything moved. */
async function watch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const paints: Paints = { first: 0, largest: [], shift: 0 };
    (window as unknown as Watched).paints = paints;
    const note = (
      type: string,
      work: (entry: PerformanceEntry & { size: number; element?: Element; value: number }) => void,
    ) =>
      new PerformanceObserver((list) => list.getEntries().forEach((entry) => work(entry as never))).observe({
        type,
        buffered: true,
      });
    note('paint', ({ name, startTime }) => name === 'first-contentful-paint' && (paints.first = startTime));
    note('largest-contentful-paint', ({ startTime, size, element }) =>
      paints.largest.push({ at: startTime, size, of: element?.tagName ?? '' }),
    );
    note('layout-shift', ({ value }) => (paints.shift += value));
  });
}

/** A line so slow that a document comes in many pieces, until its first paint. */
async function onSlowLine(page: Page, visit: () => Promise<unknown>): Promise<void> {
  const line = await page.context().newCDPSession(page);
  const set = (downloadThroughput: number) =>
    line.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 20,
      downloadThroughput,
      uploadThroughput: -1,
    });
  await line.send('Network.enable');
  await set(12_000);
  const visiting = visit();
  await expect
    .poll(() => page.evaluate(() => (window as unknown as Partial<Watched>).paints?.first ?? 0).catch(() => 0), {
      timeout: 30_000,
    })
    .toBeGreaterThan(0);
  await set(-1);
  await visiting;
}

/** The files that the page asked for before it was painted, beside the one script that begins the rest. */
function askedBefore(): string[] {
  const { first } = (window as unknown as Watched).paints;
  const files = performance
    .getEntriesByType('resource')
    .filter(({ name, startTime }) => startTime < first && name.startsWith(location.origin));
  return files.map(({ name }) => new URL(name).pathname).filter((name) => !name.startsWith('/assets/first-'));
}

/** How many of the product's faces the page wears. */
function lettersOn(): number {
  return [...document.fonts].filter(
    ({ family, status }) => status === 'loaded' && /^"?(Commissioner|Newsreader)"?$/.test(family),
  ).length;
}

/** When each file of letters was asked for, those of headings first. */
function lettersAsked(): number[] {
  const files = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.woff2'));
  const isHeadings = ({ name }: PerformanceEntry) => /newsreader-display-[\w-]{7,8}\.woff2$/.test(name);
  return files
    .toSorted((one, other) => Number(isHeadings(other)) - Number(isHeadings(one)))
    .map(({ startTime }) => startTime);
}

test('letters that come when she has begun to read wait for the next page, so that no line moves under her eyes', async ({
  page,
}) => {
  const letCome = await heldBack(page, '**/*.woff2');
  const asked = page.waitForRequest('**/*.woff2');
  await page.goto('/verify-email');
  await asked;
  // The time after which nobody may move what the member reads, and a little more.
  await page.waitForTimeout(1_300);
  letCome();
  await expect.poll(() => page.evaluate(() => document.documentElement.hasAttribute('data-settled'))).toBe(true);
  expect(await page.evaluate(lettersOn)).toBe(0);
  await page.getByRole('link', { name: 'Moonhearth home' }).click();
  await expect(page).toHaveURL('/');
  await expect.poll(() => page.evaluate(lettersOn)).toBeGreaterThan(3);
});

for (const [path, who] of [
  ['/auth', null],
  ['/', 'adult'],
] as const) {
  test(`${path}: the page is drawn at once and whole; the letters that come after make nothing larger and move nothing`, async ({
    page,
  }) => {
    if (who) await signInAs(page, who);
    await watch(page);
    // On a busy machine the fonts may come so late that they wait: then the page is asked for once more.
    await expect(async () => {
      await onSlowLine(page, () => page.goto(path));
      await expect.poll(() => page.evaluate(lettersOn), { timeout: 3_000 }).toBeGreaterThan(3);
    }).toPass({ timeout: 50_000 });
    await page.evaluate(() => document.fonts.ready);
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
    // The page is drawn without letters; those of headings come beside the scripts, all others after them.
    expect(await page.evaluate(askedBefore), 'asked for before the first paint').toEqual([]);
    const [headings = Infinity, ...others] = await page.evaluate(lettersAsked);
    expect(Math.min(...others) - headings, 'ms that the letters of headings are asked for earlier').toBeGreaterThan(50);
    const { first, largest, shift } = await page.evaluate(() => (window as unknown as Watched).paints);
    process.stdout.write(
      `${path}: first paint ${Math.round(first)} ms; largest ${largest.map(({ at, size, of }) => `${of} of ${size} at ${Math.round(at)} ms`).join(', then ')}; shift ${shift.toFixed(4)}\n`,
    );
    expect(largest).toHaveLength(1);
    expect((largest[0]?.at ?? Infinity) - first, 'the largest paint is the first one').toBeLessThan(1);
    expect(shift).toBeLessThanOrEqual(0.01);
  });
}
