import type { Page } from '@playwright/test';
import { expect } from '../harness/watch.ts';

/** What a page showed in the first frame that it was shown in, whether it was new or the browser had kept it whole. */
export type Show = {
  readonly path: string;
  readonly kept: boolean;
  readonly words: string;
  readonly fields: readonly string[];
  readonly menu: boolean;
};

const MARK = 'shown: ';

/** Notes each show of a page from now on, oldest first. */
export async function watchShows(page: Page): Promise<Show[]> {
  const shows: Show[] = [];
  const told = new Set<string>();
  page.on('console', (message) => {
    const text = message.text();
    // A page that comes back says once more all that it said before.
    if (!text.startsWith(MARK) || told.has(text)) return;
    told.add(text);
    shows.push(JSON.parse(text.slice(MARK.length)) as Show);
  });
  await page.addInitScript((mark) => {
    const look = (kept: boolean) => {
      // Of a body that is not drawn, innerText is all of it.
      const seen = document.body.checkVisibility() ? document.body.innerText : '';
      const fields = [...document.querySelectorAll('input')]
        .filter((field) => field.checkVisibility())
        .map(({ value }) => value);
      const menu = document.querySelector('[aria-label="Account menu"]')?.checkVisibility() ?? false;
      window.console.info(
        mark +
          JSON.stringify({
            at: performance.timeOrigin + performance.now(),
            path: location.pathname,
            kept,
            words: seen,
            fields,
            menu,
          }),
      );
    };
    addEventListener('pageshow', ({ persisted }) => requestAnimationFrame(() => look(persisted)));
  }, MARK);
  return shows;
}

/**
 * Opens a page, and waits until it was shown: one that is left before cannot say so until it comes back. One that is
 * left while a file of its is on the way is not kept.
 */
export async function visit(page: Page, shows: readonly Show[], path: string): Promise<void> {
  const before = shows.length;
  await page.goto(path, { waitUntil: 'networkidle' });
  await expect.poll(() => shows.length).toBeGreaterThan(before);
}

/** Goes back by the browser's own button, and waits until the page that came was shown. */
export async function back(page: Page, shows: readonly Show[]): Promise<Show> {
  const before = shows.length;
  // A page that leaves again at once takes the answer with it.
  await page.goBack({ waitUntil: 'commit' }).catch(() => null);
  await expect.poll(() => shows.length).toBeGreaterThan(before);
  return shows[before] as Show;
}

/**
 * The paths of the pages that the browser shows again from now on as it had kept them, also of those that leave before
 * they are drawn.
 */
export async function watchRestored(page: Page): Promise<string[]> {
  const restored: string[] = [];
  const devtools = await page.context().newCDPSession(page);
  devtools.on(
    'Page.frameNavigated',
    ({ type, frame }) => void (type === 'BackForwardCacheRestore' && restored.push(new URL(frame.url).pathname)),
  );
  await devtools.send('Page.enable');
  return restored;
}
