import type { Page } from '@playwright/test';
import { screenAt } from '#contract/screens.ts';

/** Pages of the server that are no screens. */
const BESIDE = /^\/(?:dev\/mail|practice|\.well-known)(?:\/|$)/;

/**
 * The links of a page that lead nowhere: to no page, to a refusal, or to a part that is not there. `known` keeps what
 * was tried before.
 */
export async function deadLinks(page: Page, known: Map<string, boolean> = new Map()): Promise<string[]> {
  const links = await page
    .locator('a[href]:not([download])')
    .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
  const own = [...new Set(links)].filter((link) => new URL(link).origin === new URL(page.url()).origin);
  const dead: string[] = [];
  for (const link of own) {
    if (!known.has(link)) known.set(link, await leadsSomewhere(page, new URL(link)));
    if (!known.get(link)) dead.push(link);
  }
  return dead;
}

async function leadsSomewhere(page: Page, url: URL): Promise<boolean> {
  const id = decodeURIComponent(url.hash.slice(1));
  // What the member has opened by hand is not in the document.
  if (id !== '' && url.pathname === new URL(page.url()).pathname)
    return (await page.locator(`[id="${id}"]`).count()) > 0;
  if (screenAt(url.pathname) === null && !BESIDE.test(url.pathname)) return false;
  const reply = await page.request.get(url.pathname + url.search);
  return reply.ok() && (id === '' || (await reply.text()).includes(`id="${id}"`));
}
