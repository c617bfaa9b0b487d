import { basename, dirname, extname, relative, resolve } from 'node:path';
import { href } from '#contract/screens.ts';
import { pieceAddress } from '#domain/wisdom/piece-address.ts';
import { ROOT } from '../architecture/finding.ts';

/**
 * Where a file of content is seen: the path of its page, and the demo member it is shown to. A moderator is an adult to
 * whom everything is open and no plan is offered on the way.
 */
export type Shown = { readonly path: string; readonly as: 'moderator' | 'teen' };

/** The page of one file, by the folder it lies in. A kind of content with a page joins here. */
const PAGES: Readonly<Record<string, (name: string) => string>> = {
  wisdom: (name) => href('wisdomPiece', { params: { piece: pieceAddress(name) } }),
  'womb-health': (name) => href('wombHealthGuide', { params: { guide: pieceAddress(`guide/${name}`) } }),
  meals: (name) => href('meal', { params: { meal: pieceAddress(name) } }),
  wellness: (name) => href('sequence', { params: { sequence: name } }),
  meditations: (name) => href('meditation', { params: { meditation: name } }),
  quiz: () => href('dailyQuiz'),
  flow: () => href('dailyFlow'),
  archetypes: () => href('archetypeQuiz'),
};

/**
 * Where `file`, a path as it was typed, is seen; null where no page shows it. What is written for teens (its name says
 * so) is shown to the teen.
 */
export function pageOf(file: string): Shown | null {
  const inContent = relative(resolve(ROOT, 'content'), resolve(file));
  const name = basename(file, extname(file));
  const path = PAGES[dirname(inContent)]?.(name);
  return path === undefined ? null : { path, as: name.startsWith('teen-') ? 'teen' : 'moderator' };
}

/** Kinds of content that have a page, for whoever asked for another. */
export const KINDS_WITH_PAGES = Object.keys(PAGES);
