import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { citedIn, linesOf, readMarks } from '#domain/wisdom/marks.ts';
import { countWords, readingEase } from '#domain/wisdom/reading-ease.ts';
import { readFrontMatter } from '#server/platform/content/front-matter.ts';
import { ROOT } from '../../architecture/finding.ts';
import type { Report } from '../report.ts';

const FOLDER = 'content/womb-health';
const LENGTH = { least: 1_200, most: 2_500 } as const;
const EASE = 70;
/** What every guide has, in this order; further parts may stand between. */
const PARTS = [/ (?:now|today|soon) if$/, /^What it is$/, /^How it’s found/, /what may help/i, /^Living with it$/, /^At the /];
/** Said of her by us; a question of hers may ask what she should do. */
const UNSAID = /\b(?:should|must|clinically proven|studies show|suffers? from|your fault(?! at)|detox)\b/i;

type Head = {
  readonly id?: unknown;
  readonly check_again?: unknown;
  readonly related?: readonly string[];
  readonly helps?: readonly { readonly sources?: readonly number[] }[];
  readonly sources?: readonly { readonly n: number; readonly seen: string }[];
};

/** The guides of womb health: shape, sources, red flags, links to the library, length and reading ease. */
export function checkGuides(): Promise<Report> {
  const pieces = new Set(readdirSync(join(ROOT, 'content/wisdom')).map((file) => file.replace(/\.md$/, '')));
  const names = readdirSync(join(ROOT, FOLDER)).filter((file) => file.endsWith('.md'));
  const files = names.map((name) => {
    const { problems, dueOn, measured } = checkGuide(name, readFileSync(join(ROOT, FOLDER, name), 'utf8'), pieces);
    return { file: `${FOLDER}/${name}`, problems, dueOn, measured };
  });
  return Promise.resolve({ kind: 'guides', files, notes: [] });
}

/** What is wrong with the guide in file `name`, a line each, and what was measured of it. */
export function checkGuide(name: string, source: string, pieces: ReadonlySet<string>) {
  const { head, body } = readFrontMatter(source);
  const { id, check_again: again, related = [], helps = [], sources = [] } = head as Head;
  const { blocks, problems } = readMarks(body);
  const lines = linesOf(blocks);
  const words = countWords(lines.join(' '));
  const ease = Math.round(readingEase(lines));
  const titles = [...body.matchAll(/^## (.+)$/gm)].map(([, title = '']) => title);
  const places = PARTS.map((part) => titles.findIndex((title) => part.test(title)));
  const cited = new Set([...citedIn(blocks), ...helps.flatMap((one) => one.sources ?? [])]);
  const seen = new Map(sources.map((one) => [one.n, one.seen]));
  const flags = body.split(/^## /m)[1] ?? '';
  const groups = [...flags.matchAll(/\[(\d+(?:, ?\d+)*)\]/g)].map(([, all = '']) => all.split(/, ?/).map(Number));
  return {
    problems: [
      ...problems,
      ...(id === name.replace(/\.md$/, '') ? [] : ['its id is not the name of its file']),
      ...(places[0] === 0 ? [] : ['it does not begin with its red flags']),
      ...(places.every((at, part) => at >= 0 && at >= (places[part - 1] ?? 0)) ? [] : ['a part is missing or out of place']),
      ...[...cited].filter((n) => !seen.has(n)).map((n) => `[${n}] has no source`),
      ...[...seen.keys()].filter((n) => !cited.has(n)).map((n) => `source ${n} is cited nowhere`),
      ...(groups.length > 0 ? [] : ['its red flags name no source']),
      ...groups
        .filter((group) => group.every((n) => seen.get(n) === 'secondary'))
        .map((group) => `the red flag of [${group.join(', ')}] rests on hearsay alone`),
      ...related.filter((one) => !pieces.has(one)).map((one) => `it leads to “${one}”, which is no piece`),
      ...(/["']/.test(body) ? ['a straight quote'] : []),
      ...lines.flatMap((line) => UNSAID.exec(line.endsWith('?') ? '' : line)?.[0] ?? []).map((word) => `the word “${word}”`),
      ...(words >= LENGTH.least && words <= LENGTH.most ? [] : [`${words} words`]),
      ...(ease >= EASE ? [] : [`reading ease ${ease}`]),
    ],
    dueOn: typeof again === 'string' ? again : null,
    measured: `${words} words, reading ease ${ease}`,
  };
}
