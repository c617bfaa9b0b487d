import type { Page } from '@playwright/test';
import { layDownTexts, type WithTexts } from './shown-texts.ts';

/** What a page spends of its reader's patience. Lists name what was counted, so that a failure says which. */
export type Measured = {
  /** Height of the page in px. */
  readonly height: number;
  /** Filled buttons in ink. */
  readonly primaries: readonly string[];
  /** Text links outside of navigation, footer and sources. */
  readonly links: readonly string[];
  readonly words: number;
  /** Pairs of texts that lie over each other. */
  readonly overlaps: readonly string[];
};

type Pressed = Pick<Measured, 'height' | 'primaries' | 'links'>;
type Told = Pick<Measured, 'words' | 'overlaps'>;

/** Measures the page in its present window. */
export async function measure(page: Page): Promise<Measured> {
  await page.evaluate(layDownTexts);
  return { ...(await page.evaluate(measurePressed)), ...(await page.evaluate(measureText)) };
}

/** Runs in the page: what can be pressed on it, and how tall it is. */
function measurePressed(): Pressed {
  const say = (part: Element) => (part.getAttribute('aria-label') ?? part.textContent ?? '').trim().slice(0, 40);
  const main = document.querySelector('main') ?? document.body;
  const pressed = [...main.querySelectorAll('a[href], button')].filter(
    (part) =>
      part.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !part.closest('nav, footer, dialog:not([open]), [popover]'),
  );
  // Ink is the color of the page's own text, and of the text around the button on a ground of its own.
  const isInk = (part: Element) => {
    const around = part.parentElement ?? document.body;
    const ground = getComputedStyle(part).backgroundColor;
    return [around, document.body].some((one) => getComputedStyle(one).color === ground);
  };
  const isChoice = (part: Element) =>
    part.matches('[aria-pressed], [aria-selected], [role="radio"], [role="tab"], [aria-current], :disabled');
  const isTextLink = (part: Element) =>
    getComputedStyle(part).textDecorationLine.includes('underline') && !part.closest('sup, details, table');
  return {
    height: document.documentElement.scrollHeight,
    primaries: pressed.filter((part) => isInk(part) && !isChoice(part)).map(say),
    links: pressed.filter(isTextLink).map(say),
  };
}

/** Runs in the page: its words, and which of them lie over each other. */
function measureText(): Told {
  type Box = { readonly node: Text; left: number; right: number; top: number; bottom: number };
  const around = (part: Element | null): Element[] => (part ? [part, ...around(part.parentElement)] : []);
  const shown = (window as WithTexts).shownTexts?.() ?? [];
  // The middle half of a line, where its small letters are, as far as nothing around it cuts it off.
  const boxesOf = (node: Text): Box[] => {
    const outer = around(node.parentElement);
    if (outer.some((part) => /fixed|sticky/.test(getComputedStyle(part).position))) return [];
    const clips = outer
      .filter((part) => !part.matches('main, body, html') && getComputedStyle(part).overflow !== 'visible')
      .map((part) => part.getBoundingClientRect());
    const range = document.createRange();
    range.selectNodeContents(node);
    return [...range.getClientRects()]
      .map(({ left, right, top, bottom, height }) => ({
        node,
        left: Math.max(left, ...clips.map((clip) => clip.left)),
        right: Math.min(right, ...clips.map((clip) => clip.right)),
        top: Math.max(top + height / 4, ...clips.map((clip) => clip.top)),
        bottom: Math.min(bottom - height / 4, ...clips.map((clip) => clip.bottom)),
      }))
      .filter(({ left, right, top, bottom }) => right - left > 2 && bottom - top > 2);
  };
  const boxes = shown.flatMap(boxesOf).toSorted((one, other) => one.top - other.top);
  const overlaps = new Set<string>();
  for (const [at, one] of boxes.entries())
    for (const other of boxes.slice(at + 1)) {
      if (other.top >= one.bottom - 1) break;
      if (other.node !== one.node && other.left < one.right - 1 && one.left < other.right - 1)
        overlaps.add(`"${one.node.data.trim().slice(0, 30)}" and "${other.node.data.trim().slice(0, 30)}"`);
    }
  const main = document.querySelector('main') ?? document.body;
  const words = shown.filter((node) => main.contains(node)).flatMap((node) => node.data.trim().split(/\s+/)).length;
  return { words, overlaps: [...overlaps] };
}
