import type { Page } from '@playwright/test';
import { barriers } from './axe/axe.ts';
import { expect, PHONE } from './watch.ts';
import { tooWide } from './width.ts';

type Scheme = 'light' | 'dark';

/** The windows every page is judged in. */
export const SIZES = { phone: PHONE.viewport, desk: { width: 1280, height: 900 } } as const;

/**
 * Judges the page as it stands, by day and by night on this one load, and leaves it by day: one heading of the first
 * level, no barrier that axe finds, nothing wider than the window. Soft: the journey goes on. For a page in both
 * windows see `judgeBothWindows`.
 */
export async function judge(page: Page, state = ''): Promise<void> {
  for (const scheme of ['light', 'dark'] as const) await judgeBy(page, scheme, { state });
  await page.emulateMedia({ colorScheme: 'light' });
}

/**
 * Judges the page so on the phone and on the desk, by day and by night, with one change at a time: each draws all of it
 * anew. `also` finds further faults in each of the four looks.
 */
export async function judgeBothWindows(page: Page, { also }: { also?: Also } = {}): Promise<void> {
  await page.setViewportSize(SIZES.phone);
  for (const scheme of ['light', 'dark'] as const) await judgeBy(page, scheme, { also });
  await page.setViewportSize(SIZES.desk);
  for (const scheme of ['dark', 'light'] as const) await judgeBy(page, scheme, { also });
}

/** Two looks that hold both windows and both schemes; `isOther` takes the other two of the four. */
const TWO_LOOKS = [
  [SIZES.phone, SIZES.desk],
  [SIZES.desk, SIZES.phone],
] as const;

/**
 * Judges the page so in one window by day and in the other by night. What comes of a window and what comes of a scheme
 * is found so; what only comes of both together, on every second page (`isOther`).
 */
export async function judgeTwoLooks(
  page: Page,
  { also, isOther = false }: { also?: Also; isOther?: boolean } = {},
): Promise<void> {
  const [day, night] = TWO_LOOKS[isOther ? 1 : 0];
  await page.setViewportSize(day);
  await judgeBy(page, 'light', { also });
  await page.setViewportSize(night);
  await judgeBy(page, 'dark', { also });
}

type Also = ((page: Page) => Promise<string[]>) | undefined;

async function judgeBy(
  page: Page,
  colorScheme: Scheme,
  { state = '', also }: { state?: string; also?: Also } = {},
): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await atRest(page);
  const at = `${page.url()} ${state} ${colorScheme}, ${page.viewportSize()?.width} px`;
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  expect.soft(await barriers(page, colorScheme), at).toEqual([]);
  expect.soft(await tooWide(page), at).toEqual([]);
  if (also) expect.soft(await also(page), at).toEqual([]);
}

/**
 * Until all of the page is laid out (what stands below a first view comes last), fonts are here and no colour is on its
 * way to another.
 */
export async function atRest(page: Page): Promise<void> {
  await page.waitForFunction(
    () => document.querySelector('[data-below]') === null || document.documentElement.hasAttribute('data-settled'),
  );
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    await Promise.allSettled(
      document
        .getAnimations()
        .filter((one) => one instanceof CSSTransition)
        .map(({ finished }) => finished),
    );
  });
}
