import {
  test as base,
  expect,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Locator,
  type Page,
} from '@playwright/test';
import { isTried } from './attempts.ts';
import { PLACES } from './locations.ts';
import { askedAgain, heedRetryAfter } from './requests.ts';

/** The window of a common phone. */
export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true } as const;

/**
 * Notes whatever a silent page would not do: an error on the console, an uncaught error, a thing the content security
 * policy refused (Chromium writes that to the console), a request to another origin. A refusal of the API is no error
 * of the page.
 */
export function watch(page: Page, complaints: string[]): void {
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error' && !/Failed to load resource/.test(message.text()) && !isTried(page, message.text()))
      complaints.push(message.text());
  });
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (
      protocol.startsWith('http') &&
      !PLACES.some((place) => place.origin === origin) &&
      !isTried(page, request.url())
    )
      complaints.push(`foreign request: ${request.url()}`);
  });
}

/**
 * Waits until the script has taken over what the server drew: before that a press would be lost, as on a very slow
 * line. A page that goes on at once takes the question with it.
 */
async function untilAlive(page: Page): Promise<void> {
  await page.waitForFunction(
    () => {
      // Late sections wait for a sign of the member.
      window.dispatchEvent(new Event('pointermove'));
      return [...document.querySelectorAll('#app h1')].every((heading) =>
        Object.keys(heading).some((key) => key.startsWith('__react')),
      );
    },
    null,
    { timeout: 20_000 },
  );
}

/**
 * The way out of the welcome-back dialog. Every page takes it by itself as soon as it stands in the way:
 * `page.removeLocatorHandler(welcomeOf(page))` leaves it standing.
 */
export function welcomeOf(page: Page): Locator {
  return inDialog(page, /^Come in$/);
}

/** A page in a browser beside the test's own. */
export async function otherBrowser(browser: Browser, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({ baseURL: test.info().project.use.baseURL ?? '', ...options });
  await hasSeenPlans(context);
  return answering(await context.newPage(), options.javaScriptEnabled !== false);
}

/** `goto` waits until the page answers, unless told to wait for `commit`. */
function answering(page: Page, hasScripts: boolean): Page {
  heedRetryAfter(page.request);
  const go = page.goto.bind(page);
  page.goto = async (url, options) => {
    const reply = await askedAgain(() => go(url, options));
    if (hasScripts && options?.waitUntil !== 'commit') await untilAlive(page);
    return reply;
  };
  return page;
}

/**
 * A browser that has shown the plans before: the gate leads a newcomer's there once (§4.1, rule 3), which only the
 * journeys of plans look at.
 */
async function hasSeenPlans(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const read = Storage.prototype.getItem;
    Storage.prototype.getItem = function getItem(this: Storage, key: string) {
      return key.startsWith('subscription_flow_shown_') ? 'true' : read.call(this, key);
    };
  });
}

/** The way on from the modal of an ended trial, taken like that of the welcome. */
export function limitedAccessOf(page: Page): Locator {
  return inDialog(page, /^Continue exploring \(limited access\)$/);
}

// Asked before every single press of every journey: by tag, where a role would be worked out for the whole page.
const inDialog = (page: Page, text: RegExp) => page.locator('dialog[open] button', { hasText: text });

/**
 * A test whose page, and every page it opens, must stay silent. `goto` waits until the page answers, unless told to
 * wait for `commit`. The whole run has two cores and few minutes, so: load a page once and ask all there is to ask
 * (`setViewportSize`, `judge` of barriers.ts for day and night); make members and their days by the interface
 * (people.ts, past-periods.ts), never by pages; where only the words of an answer are searched take the `request`
 * fixture and no page; wait for what is seen, never for a time.
 */
export const test = base.extend<{ complaints: string[]; newcomer: boolean }>({
  newcomer: [false, { option: true }],
  context: async ({ context, newcomer }, hand) => {
    if (!newcomer) await hasSeenPlans(context);
    await hand(context);
  },
  page: async ({ page, javaScriptEnabled, newcomer }, hand) => {
    answering(page, javaScriptEnabled !== false);
    // A first visit and a return are greeted; only the journeys of the welcome look at that.
    await page.addLocatorHandler(welcomeOf(page), (comeIn) => comeIn.click());
    if (!newcomer) await page.addLocatorHandler(limitedAccessOf(page), (goOn) => goOn.click());
    await hand(page);
  },
  complaints: [
    async ({ context }, use) => {
      const complaints: string[] = [];
      context.on('page', (page) => watch(page, complaints));
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
