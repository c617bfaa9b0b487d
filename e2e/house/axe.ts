import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AxeResults, ContextObject, RunOptions } from 'axe-core';

type WithAxe = Window & { readonly axe: { run(context: Document | ContextObject, options: RunOptions): Promise<AxeResults> }; looks?: Record<string, WeakMap<Element, string>> };

const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** axe itself, to be evaluated in a page once. */
export function axeSource(): string {
  return source;
}

/**
 * Runs in the page: what axe finds there. By night only colours differ, so the rules that look at them alone are asked again. These look
 * at everything the first time for a colour scheme; after that, in another window or state of the same page, at whatever looks otherwise
 * than it did, was not seen before, or floats: the same letters in the same colours on the same ground have the same contrast, and to
 * measure it is most of what axe costs.
 */
export async function barriersIn(scheme: 'light' | 'dark'): Promise<string[]> {
  const page = window as unknown as WithAxe;
  const looks = (page.looks ??= {});
  const before = looks[scheme];
  const seen = (looks[scheme] = before ?? new WeakMap<Element, string>());
  const grounds = new Map<Element | null, string>([[null, '']]);
  const groundOf = (part: Element | null): string => {
    const known = grounds.get(part);
    if (known !== undefined || part === null) return known ?? '';
    const { backgroundColor, backgroundImage, opacity, filter, position } = getComputedStyle(part);
    // What floats may lie above anything: no two windows put it in the same place.
    const ground = `${groundOf(part.parentElement)}|${backgroundColor} ${backgroundImage} ${opacity} ${filter}${['static', 'relative'].includes(position) ? '' : ' floats'}`;
    grounds.set(part, ground);
    return ground;
  };
  const lookOf = (part: Element): string => {
    const { color, fontSize, fontWeight, textShadow, textDecorationLine } = getComputedStyle(part);
    return `${color} ${fontSize} ${fontWeight} ${textShadow} ${textDecorationLine} ${part.parentElement ? getComputedStyle(part.parentElement).color : ''}${groundOf(part)}`;
  };
  const speaks = (part: Element) => part.matches('input, select, textarea') || [...part.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');
  const parts = [...document.querySelectorAll('body *')].filter((part) => speaks(part) && part.checkVisibility({ visibilityProperty: true }));
  const changed = parts.filter((part) => {
    const look = lookOf(part);
    const isAsBefore = seen.get(part) === look && !look.includes(' floats');
    seen.set(part, look);
    return !isAsBefore;
  });
  const COLOURS = ['color-contrast', 'link-in-text-block'];
  const ask = (context: Document | ContextObject, options: RunOptions) => page.axe.run(context, { ...options, resultTypes: ['violations'] });
  const found: AxeResults[] = [];
  if (scheme === 'light') {
    const rules = Object.fromEntries(COLOURS.map((rule) => [rule, { enabled: !before }]));
    found.push(await ask(document, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'], rules }));
  }
  const outermost = before ? changed.filter((part) => !changed.some((other) => other !== part && other.contains(part))) : [];
  if (scheme === 'dark' && !before) found.push(await ask(document, { runOnly: { type: 'rule', values: COLOURS } }));
  if (outermost.length > 0) found.push(await ask({ include: outermost }, { runOnly: { type: 'rule', values: COLOURS } }));
  return found.flatMap(({ violations }) => violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`));
}
