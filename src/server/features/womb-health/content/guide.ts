import { isAboutFertility } from '#domain/wisdom/fertility-words.ts';
import { readMarks, wordsOfRuns, type Block } from '#domain/wisdom/marks.ts';
import type { GuideHead } from './guide-schema.ts';

/** A guide as its file has it: red flags first, then its text. */
export type Guide = GuideHead & {
  readonly redFlags: { readonly title: string; readonly blocks: readonly Block[] };
  readonly blocks: readonly Block[];
  readonly isAboutFertility: boolean;
};

const DIVIDER = /^---\s*$/m;
const QUESTIONS = 'Questions to bring';

/**
 * The guide of a front matter and a text. Its questions stand in the front matter, and what no guide can do on the page:
 * both are left out of the text. Throws where it does not begin with its red flags.
 */
export function guideOf(head: GuideHead, body: string): Guide {
  const [first = '', ...others] = body.split(DIVIDER);
  const [heading, ...flags] = readMarks(first).blocks;
  if (!heading || others.length === 0 || !isHeading(heading)) throw new Error('it does not begin with its red flags');
  const text = readMarks(others.join('\n\n')).blocks;
  const end = text.findIndex((block) => isHeading(block) && titleOf(block) === QUESTIONS);
  const blocks = end < 0 ? text : text.slice(0, end);
  return {
    ...head,
    redFlags: { title: titleOf(heading), blocks: flags },
    blocks,
    isAboutFertility: isAboutFertility([head.title, head.kicker], blocks),
  };
}

function isHeading(block: Block): boolean {
  return block.kind === 'heading';
}

function titleOf(block: Block): string {
  return 'runs' in block ? wordsOfRuns(block.runs) : '';
}
