import type { PieceBlock, PieceRun, PieceWhole } from '#contract/wisdom/wisdom.schemas.ts';

/** A stretch of a piece that is read aloud in one go: its text, and the name under which it stands on the page. */
export type Line = { readonly key: string; readonly text: string };
/** The parts of a piece, in the order in which they stand. */
export type PartName = 'flags' | 'text' | 'known';

/** The name of a paragraph, or of one item of a list. */
export function lineKey(part: PartName, block: number, item = 0): string {
  return `${part}-${block}-${item}`;
}

/** The words of some runs, without marks and sources. */
export function wordsOf(runs: readonly PieceRun[]): string {
  return runs.map((run) => ('cite' in run ? '' : run.text)).join('');
}

/** What is read aloud of a piece: all of it but its sources, the title first. */
export function linesOf({
  title,
  redFlags,
  blocks,
  known,
}: Pick<PieceWhole, 'title' | 'redFlags' | 'blocks' | 'known'>): readonly Line[] {
  return [
    { key: 'title', text: `${title}.` },
    ...(redFlags ? [{ key: 'flags', text: `${redFlags.title}.` }, ...linesIn('flags', redFlags.blocks)] : []),
    ...linesIn('text', blocks),
    ...(known ? [{ key: 'known', text: `${known.title}.` }, ...linesIn('known', known.blocks)] : []),
  ];
}

function linesIn(part: PartName, blocks: readonly PieceBlock[]): Line[] {
  return blocks.flatMap((block, at) =>
    ('items' in block ? block.items : [block.runs]).map((runs, item) => ({
      key: lineKey(part, at, item),
      text: wordsOf(runs),
    })),
  );
}
