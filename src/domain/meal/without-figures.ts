import { tellsFigures } from '#domain/food/without-numbers.ts';
import type { Block, Run } from '#domain/wisdom/marks.ts';
import { inWords } from './in-words.ts';

const SENTENCE = /(?<=[.!?”])\s+/;

/** A line without the sentences that tell a figure of a food; what other numbers it has are in words. */
export function lineWithoutFigures(line: string): string {
  return line
    .split(SENTENCE)
    .filter((sentence) => !tellsFigures(sentence))
    .map(inWords)
    .join(' ');
}

/**
 * Blocks of prose without the sentences that tell a figure of a food, and without any digit; the sources of a sentence
 * that is gone go with it.
 */
export function withoutFigures(blocks: readonly Block[]): Block[] {
  return blocks.flatMap((block): Block[] => {
    if ('items' in block) {
      const items = block.items.map(runsWithout).filter((runs) => runs.length > 0);
      return items.length > 0 ? [{ ...block, items }] : [];
    }
    const runs = runsWithout(block.runs);
    return runs.length > 0 ? [{ ...block, runs }] : [];
  });
}

function runsWithout(runs: readonly Run[]): Run[] {
  const kept: Run[] = [];
  let isKept = true;
  for (const run of runs) {
    if ('cite' in run) {
      if (isKept) kept.push(run);
      continue;
    }
    const sentences = run.text.split(SENTENCE);
    const left = sentences.filter((sentence) => !tellsFigures(sentence));
    isKept = !tellsFigures(sentences.at(-1) ?? '');
    const edges = [/^\s/.test(run.text) ? ' ' : '', /\s$/.test(run.text) ? ' ' : ''];
    const text = `${edges[0]}${left.map((one) => inWords(one.trim())).join(' ')}${edges[1]}`;
    if (text.trim() !== '') kept.push({ ...run, text });
  }
  return kept.some((run) => 'text' in run) ? kept : [];
}
