import type { Page } from '@playwright/test';
import { isTried } from '../harness/attempts.ts';
import { deadLinks } from '../harness/links.ts';
import { tooWide } from '../harness/width.ts';

type Seen = { shift: number; moved: string[]; violations: string[] };
type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node: Node | null }[] };
/** What a page may move after it was drawn: the browser's own measure. */
const SHIFT = 0.01;

/** Counts in every document what moves after it was drawn, and what the policy refused. */
export async function countInPage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: Seen = { shift: 0, moved: [], violations: [] };
    Object.assign(window, { seen });
    document.addEventListener('securitypolicyviolation', (event) =>
      seen.violations.push(`${event.violatedDirective} ${event.blockedURI}`),
    );
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Shift[]) {
        if (entry.hadRecentInput) continue;
        seen.shift += entry.value;
        seen.moved.push(
          ...entry.sources.map(({ node }) => (node instanceof Element ? node.className : '') || String(node?.nodeName)),
        );
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Counts what the server refused a page, and what its browser reported. */
export function countRefusals(page: Page): string[] {
  const refusals: string[] = [];
  page.on('response', (reply) => {
    if (reply.status() >= 400) refusals.push(`${reply.status()} ${new URL(reply.url()).pathname}`);
  });
  page.on('request', (request) => {
    if (request.url().includes('/csp-reports')) refusals.push(request.url());
  });
  return refusals;
}

/**
 * What is wrong with the page as it stands in its window, once it came to rest: it moved after it was drawn, the policy
 * refused it something, it juts out, a link of it leads nowhere (`known` keeps those that were tried), its title is not
 * that of a page of ours, a form of it would write into the address, or a style stands in its markup. Empty where
 * nothing is. Before it loads, `countInPage` is to count.
 */
export async function faultsOf(page: Page, known: Map<string, boolean>): Promise<string[]> {
  const { shift, moved, violations } = await settled(page);
  const dead = await deadLinks(page, known);
  const { forms, styled } = await page.evaluate(() => ({
    forms: [...document.forms].filter(({ method }) => method === 'get').length,
    styled: [...document.querySelectorAll('[style]')].filter((part) => !part.closest('[popover]')).length,
  }));
  const title = await page.title();
  return [
    ...(shift > SHIFT ? [`moved by ${shift}: ${moved.join(', ')}`] : []),
    ...violations
      .filter((violation) => !isTried(page, violation))
      .map((violation) => `refused by the policy: ${violation}`),
    ...(await tooWide(page)).map((part) => `too wide: ${part}`),
    ...dead.map((link) => `leads nowhere: ${link}`),
    ...(/^.+ · Moonhearth$/.test(title) ? [] : [`is called ${title}`]),
    ...(forms > 0 ? [`${forms} forms would write into the address`] : []),
    ...(styled > 0 ? [`${styled} styles stand in the markup`] : []),
  ];
}

async function settled(page: Page): Promise<Seen> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((done) => requestIdleCallback(done, { timeout: 2000 }));
    await new Promise((done) => setTimeout(done, 150));
    return (window as unknown as { seen: Seen }).seen;
  });
}
