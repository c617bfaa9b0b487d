/**
 * A stretch of text in one manner, `means` where it is a word that is explained there; or the sources of what came
 * before. `grade`: how sure it is that it helps, 1 to 4, set as bars before the words.
 */
export type TextRun = {
  readonly text: string;
  readonly mark?: 'strong' | 'em' | undefined;
  readonly grade?: number | undefined;
  readonly means?: string | undefined;
};
export type Run = TextRun | { readonly cite: readonly number[] };
export type Block =
  | { readonly kind: 'heading' | 'paragraph'; readonly runs: readonly Run[] }
  | { readonly kind: 'list' | 'steps' | 'quote'; readonly items: readonly (readonly Run[])[] };

/** A text that was read: its blocks, and what in it is no mark of ours. */
export type ReadText = { readonly blocks: readonly Block[]; readonly problems: readonly string[] };

const ITEM = { list: /^- (.+)$/, steps: /^\d+\. (.+)$/, quote: /^> (.+)$/ } as const;
const REFUSED: readonly (readonly [RegExp, string])[] = [
  [/^#(?!# )|^###/, 'a heading that is not “## ”'],
  [/^\s*[*+] /, 'a list that does not begin with “- ”'],
  [/\]\(|https?:\/\//, 'a link'],
  [/<\/?\w/, 'HTML'],
  [/^\|/, 'a table'],
  [/`/, 'code'],
];

/**
 * Reads the few marks a piece is written in: `## ` headings, paragraphs, lists of `- ` and `1. `, words to say aloud
 * after `> `, `**strong**`, a grade in bars before it (`**▮▮▯▯ Heat.**`), `*emphasis*` and `[1, 3]` for sources. Everything else is a problem and stands in the blocks as it was written.
 */
export function readMarks(text: string): ReadText {
  const problems: string[] = [];
  const blocks = text
    .split(/\n\s*\n/)
    .map((chunk) => chunk.trim())
    .filter((chunk) => chunk !== '')
    .flatMap((chunk) => blocksOf(chunk.split('\n'), problems));
  return { blocks, problems };
}

function blocksOf(lines: readonly string[], problems: string[]): Block[] {
  for (const line of lines)
    for (const [pattern, what] of REFUSED) if (pattern.test(line)) problems.push(`${what}: “${line.slice(0, 40)}”`);
  const blocks: Block[] = [];
  for (const line of joined(lines)) {
    const kind = kindOf(line);
    const last = blocks.at(-1);
    if (kind !== 'heading' && kind !== 'paragraph') {
      const runs = runsOf(ITEM[kind].exec(line)?.[1] ?? '', problems);
      if (last?.kind === kind) blocks[blocks.length - 1] = { kind, items: [...last.items, runs] };
      else blocks.push({ kind, items: [runs] });
    } else if (kind === 'heading') blocks.push({ kind, runs: runsOf(line.slice(3), problems) });
    else blocks.push({ kind: 'paragraph', runs: runsOf(line, problems) });
  }
  return blocks;
}

/** Lines that follow each other in one paragraph as one: a source at the start of the second belongs to the first. */
function joined(lines: readonly string[]): string[] {
  const whole: string[] = [];
  for (const line of lines) {
    const last = whole.at(-1);
    const goesOn = last !== undefined && kindOf(last) === 'paragraph' && kindOf(line) === 'paragraph';
    if (goesOn) whole[whole.length - 1] = `${last} ${line}`;
    else whole.push(line);
  }
  return whole;
}

function kindOf(line: string): Block['kind'] {
  if (line.startsWith('## ')) return 'heading';
  if (ITEM.list.test(line)) return 'list';
  if (ITEM.quote.test(line)) return 'quote';
  return ITEM.steps.test(line) ? 'steps' : 'paragraph';
}

const INLINE = /\*\*(?<strong>[^*]+)\*\*|\*(?<em>[^*]+)\*|\[(?<cite>\d+(?:, ?\d+)*)\]/g;

function runsOf(line: string, problems: string[]): Run[] {
  const runs: Run[] = [];
  let at = 0;
  const plain = (text: string) => {
    if (/[*[\]]/.test(text)) problems.push(`a mark without its other half: “${text.slice(0, 40)}”`);
    if (text !== '') runs.push({ text });
  };
  for (const hit of line.matchAll(INLINE)) {
    const { strong, em, cite } = hit.groups ?? {};
    const before = line.slice(at, hit.index);
    // The raised number stands straight after its words.
    plain(cite === undefined ? before : before.trimEnd());
    at = hit.index + hit[0].length;
    if (cite !== undefined) addCite(runs, cite.split(',').map(Number));
    else if (strong !== undefined) runs.push(markedRun(strong, 'strong'));
    else if (em !== undefined) runs.push(markedRun(em, 'em'));
  }
  plain(line.slice(at));
  return runs;
}

/** Words in a manner, and the bars of a grade that may stand before them. */
function markedRun(words: string, mark: 'strong' | 'em'): TextRun {
  const [, bars] = /^([▮▯]{4}) /.exec(words) ?? [];
  if (bars === undefined) return { text: words, mark };
  return { text: words.slice(bars.length + 1), mark, grade: bars.replaceAll('▯', '').length };
}

/** Two citations in a row are one. */
function addCite(runs: Run[], cite: readonly number[]): void {
  const last = runs.at(-1);
  if (last && 'cite' in last) runs[runs.length - 1] = { cite: [...new Set([...last.cite, ...cite])] };
  else runs.push({ cite });
}

/** The words of some runs, without marks and sources. */
export function wordsOfRuns(runs: readonly Run[]): string {
  return runs.map((run) => ('cite' in run ? '' : run.text)).join('');
}

/** Each paragraph, heading and item of a list as plain text, in order. */
export function linesOf(blocks: readonly Block[]): string[] {
  return blocks.flatMap((block) => ('items' in block ? block.items : [block.runs])).map(wordsOfRuns);
}

/** The numbers of all sources that some blocks cite, in order of first mention. */
export function citedIn(blocks: readonly Block[]): number[] {
  const runs = blocks.flatMap((block) => ('items' in block ? block.items.flat() : block.runs));
  return [...new Set(runs.flatMap((run) => ('cite' in run ? run.cite : [])))];
}
