import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const UI = join(import.meta.dirname, '../../../web/ui');

/** The fonts of the pages, by the name of their file. */
export const LETTERS: Readonly<
  Record<string, { readonly family: string; readonly weight: string; readonly style: string }>
> = {
  'commissioner.woff2': { family: 'Commissioner', weight: '400 700', style: 'normal' },
  'newsreader-display.woff2': { family: 'Newsreader', weight: '200 349', style: 'normal' },
  'newsreader-text.woff2': { family: 'Newsreader', weight: '350 700', style: 'normal' },
  'newsreader-display-italic.woff2': { family: 'Newsreader', weight: '200 700', style: 'italic' },
};

const faces = Object.entries(LETTERS).map(
  ([file, { family, weight, style }]) =>
    `@font-face { font-family: "${family}"; src: url("/practice/fonts/${file}") format("woff2"); font-weight: ${weight}; font-style: ${style}; font-display: swap; }`,
);
const files = [join(UI, 'fonts.css'), join(UI, 'tokens.css'), join(import.meta.dirname, 'practice.css')];

/**
 * The stylesheet of the practice pages, the design tokens before it, read once at start; the policy on inline styles
 * holds for them too.
 */
export const PRACTICE_CSS: string = [...faces, ...files.map((file) => readFileSync(file, 'utf8'))].join('\n');

/** One font file, or null when the pages use none of that name. */
export function fontOf(file: string): Buffer | null {
  return Object.hasOwn(LETTERS, file) ? readFileSync(join(UI, 'fonts', file)) : null;
}
