import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type { AxeResults, ContextObject, RunOptions } from 'axe-core';
import { layDownParts, type WithParts } from './looks.ts';
import { layDownTargets, type WithTargets } from './targets.ts';

type Scheme = 'light' | 'dark';
type WithAxe = WithParts &
  WithTargets & { readonly axe: { run(context: Document | ContextObject, options: RunOptions): Promise<AxeResults> } };
type Answer = { readonly found: string[]; readonly proven: string[] };

const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');
// What a worker knows: looks that stand out well enough by day or by night, and bodies that were judged without
// anything found.
const proven: Record<Scheme, Set<string>> = { light: new Set(), dark: new Set() };
const judged = new Set<string>();

/**
 * What axe finds on the page as it stands. Most of what axe costs is asked smartly: contrast once for each look
 * (looks.ts), the size of targets where one may be too small or covered (targets.ts), all other rules, which hear only
 * of markup, of what is shown and of what scrolls, once for each body.
 */
export async function barriers(page: Page, scheme: Scheme): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(source);
    await page.evaluate(layDownParts);
    await page.evaluate(layDownTargets);
  }
  const { found, proven: stands } = await page.evaluate(askLooksAndTargets, {
    known: [...proven[scheme]],
    isDay: scheme === 'light',
  });
  for (const look of stands) proven[scheme].add(look);
  const body = await page.evaluate(bodyOf);
  if (judged.has(body)) return found;
  const rest = await page.evaluate(askRest);
  if (rest.length === 0) judged.add(body);
  return [...found, ...rest];
}

/**
 * Runs in the page: asks a part of each look that is not proven, and each part without one; where axe gives a part no
 * answer, all others of its look. By day, for sizes are the same by night, it asks the doubtful targets too.
 */
async function askLooksAndTargets({ known, isDay }: { known: string[]; isDay: boolean }): Promise<Answer> {
  const page = window as unknown as WithAxe;
  const isKnown = new Set(known);
  const parts = (page.parts?.() ?? []).filter(({ look }) => look === null || !isKnown.has(look));
  const ofLook = Map.groupBy(
    parts.filter(({ look }) => look !== null),
    ({ look }) => look ?? '',
  );
  const found: string[] = [];
  const answered = new Set<unknown>();
  const ask = async (elements: Element[]): Promise<void> => {
    const asked = new Set(elements);
    const outermost = elements.filter((element) => {
      for (let around = element.parentElement; around; around = around.parentElement)
        if (asked.has(around)) return false;
      return true;
    });
    if (outermost.length === 0) return;
    const { violations, passes, incomplete } = await page.axe.run(
      { include: outermost },
      {
        runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block', ...(isDay ? ['target-size'] : [])] },
        resultTypes: ['violations', 'passes', 'incomplete'],
        elementRef: true,
      },
    );
    for (const { nodes } of passes.filter(({ id }) => id === 'color-contrast'))
      for (const { element } of nodes) answered.add(element);
    // Over a gradient or a picture, and of a single letter, axe cannot say, and both are part of the look.
    for (const { nodes } of incomplete)
      for (const { element, any } of nodes)
        if (
          ['bgGradient', 'bgImage', 'shortTextContent', 'nonBmp'].includes(
            (any[0]?.data as { messageKey?: string } | null)?.messageKey ?? '',
          )
        )
          answered.add(element);
    for (const { id, nodes } of violations) {
      for (const { element } of nodes) answered.delete(element);
      found.push(`${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
    }
  };
  const first = [...ofLook.values()].flatMap(([one]) => (one ? [one.element] : []));
  await ask([
    ...first,
    ...parts.filter(({ look }) => look === null).map(({ element }) => element),
    ...(isDay ? (page.doubtfulTargets?.() ?? []) : []),
  ]);
  const isAnswered = (same: { element: Element }[]) => answered.has(same[0]?.element);
  await ask(
    [...ofLook.values()]
      .filter((same) => !isAnswered(same))
      .flatMap((same) => same.slice(1).map(({ element }) => element)),
  );
  return { found, proven: [...ofLook].filter(([, same]) => isAnswered(same)).map(([look]) => look) };
}

/** Runs in the page: all rules but those of colour and of targets. */
async function askRest(): Promise<string[]> {
  const rules = Object.fromEntries(
    ['color-contrast', 'link-in-text-block', 'target-size'].map((rule) => [rule, { enabled: false }]),
  );
  const options: RunOptions = {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    rules,
  };
  const { violations } = await (window as unknown as WithAxe).axe.run(document, {
    ...options,
    resultTypes: ['violations'],
  });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`);
}

/** Runs in the page: a digest of its body, of what of it is shown, and what of it scrolls. */
async function bodyOf(): Promise<string> {
  const state = [...document.querySelectorAll('body *')].map((part) => {
    if (!part.checkVisibility({ visibilityProperty: true })) return '-';
    const scrolls = part.scrollHeight > part.clientHeight || part.scrollWidth > part.clientWidth;
    return scrolls && /auto|scroll/.test(getComputedStyle(part).overflow) ? 's' : '+';
  });
  const { lang } = document.documentElement;
  const text = [
    lang,
    document.title,
    document.querySelector('meta[name="viewport"]')?.outerHTML,
    document.body.outerHTML,
    state.join(''),
  ].join('\n');
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16)).join(' ');
}
