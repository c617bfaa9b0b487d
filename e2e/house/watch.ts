import { test as base, expect, type Page } from '@playwright/test';
import { ASIDE, E2E, SHIFTED } from './place.ts';

/** The window of a common phone. */
export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true } as const;

/**
 * Notes whatever a silent page would not do: an error on the console, an uncaught error, a thing the content security policy refused
 * (Chromium writes that to the console), a request to another origin. A refusal of the API is no error of the page.
 */
export function watch(page: Page, complaints: string[]): void {
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error' && !/Failed to load resource/.test(message.text())) complaints.push(message.text());
  });
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && ![E2E, ASIDE, SHIFTED].some((place) => place.origin === origin)) complaints.push(`foreign request: ${request.url()}`);
  });
}

/** Whether the script has taken over what the server drew: before that a press would be lost, as on a very slow line. */
async function isAlive(page: Page): Promise<boolean> {
  const takenOver = () => [...document.querySelectorAll('#app h1')].every((heading) => Object.keys(heading).some((key) => key.startsWith('__react')));
  // A page that goes on at once takes the question with it.
  return page.evaluate(takenOver).catch(() => false);
}

/** A test whose page, and every page it opens, must stay silent. `goto` waits until the page answers, unless told what else to wait for. */
export const test = base.extend<{ complaints: string[] }>({
  page: async ({ page, javaScriptEnabled }, hand) => {
    const go = page.goto.bind(page);
    page.goto = async (url, options) => {
      const reply = await go(url, options);
      if (javaScriptEnabled !== false && options?.waitUntil !== 'commit') await expect.poll(() => isAlive(page), { timeout: 20_000 }).toBe(true);
      return reply;
    };
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
