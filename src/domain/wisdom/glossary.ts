import { speaksOfFertility } from './fertility-words.ts';
import type { Block, Run, TextRun } from './marks.ts';

export type Term = { readonly term: string; readonly means: string };
export type Explaining = { readonly audience: 'adult' | 'teen' | 'both'; readonly glossary: readonly Term[] };

/**
 * The words that are explained in a piece: its own, then those that other pieces for the same readers explain. What is
 * written for adults explains nothing to a teen, nor teens' words anything to adults; and nobody is told of fertility by
 * a word.
 */
export function termsFor(piece: Explaining, all: readonly Explaining[]): Term[] {
  const own = new Set(piece.glossary.map(({ term }) => term.toLowerCase()));
  const others = all
    .filter((other) => other !== piece && explainsFor(other, piece))
    .flatMap(({ glossary }) => glossary)
    .filter(({ term, means }) => !own.has(term.toLowerCase()) && !speaksOfFertility(`${term} ${means}`))
    .toSorted((one, other) => (one.term.toLowerCase() < other.term.toLowerCase() ? -1 : 1));
  const seen = new Set<string>();
  const first = others.filter(({ term }) => {
    const key = term.toLowerCase();
    return !seen.has(key) && seen.add(key).size > 0;
  });
  return [...piece.glossary, ...first];
}

/** A piece for both explains to both; for both alone explain those that are for both. */
function explainsFor(other: Explaining, { audience }: Explaining): boolean {
  return other.audience === 'both' || other.audience === audience;
}

/** The blocks with each word explained where it first stands, outside of headings; and which words stood there. */
export function withTerms(blocks: readonly Block[], terms: readonly Term[]): { blocks: Block[]; met: Term[] } {
  const left = new Map(terms.map((term) => [term.term.toLowerCase(), term]));
  const met: Term[] = [];
  // The longer first: "bleeding disorder" before "bleeding".
  const take = (run: TextRun): TextRun[] => {
    const hit = firstHit(run.text, [...left.values()]);
    if (!hit) return [run];
    left.delete(hit.term.term.toLowerCase());
    met.push(hit.term);
    const before = run.text.slice(0, hit.at);
    const after = run.text.slice(hit.at + hit.length);
    // The bars of a grade stand once, before the first of the parts.
    const { grade: _, ...plain } = run;
    return [
      ...(before ? take({ ...run, text: before }) : []),
      { ...(before ? plain : run), text: run.text.slice(hit.at, hit.at + hit.length), means: hit.term.means },
      ...(after ? take({ ...plain, text: after }) : []),
    ];
  };
  const explained = (runs: readonly Run[]): Run[] =>
    runs.flatMap((run): readonly Run[] => ('cite' in run ? [run] : take(run)));
  const all = blocks.map((block): Block => {
    if ('items' in block) return { ...block, items: block.items.map(explained) };
    return block.kind === 'heading' ? block : { ...block, runs: explained(block.runs) };
  });
  return { blocks: all, met };
}

function firstHit(text: string, terms: readonly Term[]) {
  const hits = terms.flatMap((term) => {
    const at = text.search(patternOf(term.term));
    if (at < 0) return [];
    const length = patternOf(term.term).exec(text)?.[0].length ?? 0;
    return [{ term, at, length }];
  });
  return hits.toSorted((one, other) => one.at - other.at || other.length - one.length)[0];
}

function patternOf(term: string): RegExp {
  const plain = term.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(String.raw`(?<![\p{L}\p{N}-])${plain}(?:s|es)?(?![\p{L}\p{N}-])`, 'iu');
}
