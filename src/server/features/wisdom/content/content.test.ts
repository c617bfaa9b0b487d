import { describe, expect, it } from 'vitest';
import { readFrontMatter } from '#server/platform/content/front-matter.ts';
import { pieceOf, type Piece } from './piece.ts';
import { problemsOf } from './piece-rules.ts';
import { pieceHead } from './piece-schema.ts';
import { readPieces } from './read-pieces.ts';

const read = await readPieces();
const pieces = read.flatMap(({ piece }) => piece ?? []);
const ids = new Set(pieces.map(({ id }) => id));

describe('content/wisdom', () => {
  it.each(read.map(({ file, piece, broken }) => [file, piece, broken] as const))('%s', (_, piece, broken) => {
    expect(broken).toBeNull();
    expect(piece && problemsOf(piece, ids)).toEqual([]);
  });

  it('has ten pieces that are free to adults (decisions 9)', () => {
    expect(pieces.filter(({ free, audience }) => free && audience !== 'teen').map(({ id }) => id)).toHaveLength(10);
  });

  it('has at least three extras of Yearly, none of them about health', () => {
    const extras = pieces.filter(({ yearly_only: yearlyOnly }) => yearlyOnly);
    expect(extras.length).toBeGreaterThanOrEqual(3);
    expect(extras.filter(({ kind }) => kind !== 'tradition')).toEqual([]);
  });

  it('has 64 pieces or more, on every shelf', () => {
    expect(pieces.length).toBeGreaterThanOrEqual(64);
    expect(new Set(pieces.map(({ categories: [home] }) => home)).size).toBe(8);
  });
});

const SENTENCE = 'Heat helps a cramp, and so does a slow walk around the block. ';
const HEAD = `id: a-piece
title: "A piece"
kicker: "A line."
kind: evidence
categories: [body]
audience: adult
stages: [menstruating]
stages_hidden: [teen]
phases: []
conditions: []
free: false
yearly_only: false
window: hills
checked: 2026-11-23
check_again: 2027-11-23
reviewed_by: null
related: [other]
sources:
  - {n: 1, title: "A study", publisher: "A journal", year: 2020, where: "doi.org/1", seen: "abstract"}
  - {n: 2, title: "A report", publisher: "A paper", year: "undated", where: "paper.example", seen: "secondary"}
glossary: []
question_to_bring: null`;
const BODY = `## First, call

- You faint. [1]

---

${SENTENCE.repeat(52)}[1, 2]
`;

/** A piece that is whole but for what `change` does to its file. */
function changed(change: (file: string) => string): Piece | string {
  const { head, body } = readFrontMatter(change(`---\n${HEAD}\n---\n\n${BODY}`));
  const parsed = pieceHead.safeParse(head);
  return parsed.success ? pieceOf(parsed.data, body) : parsed.error.message;
}
const problems = (change: (file: string) => string): string[] => {
  const piece = changed(change);
  return typeof piece === 'string' ? [piece] : problemsOf(piece, new Set(['a-piece', 'other']));
};

describe('what a piece must keep', () => {
  it('is kept by a whole one', () => expect(problems((file) => file)).toEqual([]));

  it.each<[string, (file: string) => string, string]>([
    ['a key that is none', (file) => file.replace('kind:', 'sort: 1\nkind:'), 'sort'],
    ['a stage that is none', (file) => file.replace('[menstruating]', '[sometimes]'), 'stages'],
    ['a source that is not there', (file) => file.replace('[1, 2]', '[1, 2, 7]'), '[7] has no source'],
    ['a source nobody cites', (file) => file.replace('[1, 2]', '[1]'), 'source 2 is cited nowhere'],
    ['a red flag on hearsay', (file) => file.replace('faint. [1]', 'faint. [2]'), 'hearsay alone'],
    ['a red flag on fertility', (file) => file.replace('You faint.', 'You ovulate.'), 'a red flag speaks of fertility'],
    ['an early next check', (file) => file.replace('2027-11-23', '2026-11-23'), 'checked again before'],
    ['a dead link', (file) => file.replace('[other]', '[nowhere]'), 'leads to nowhere'],
    ['a link to itself', (file) => file.replace('[other]', '[a-piece]'), 'related to itself'],
    ['too few words', (file) => file.replace(SENTENCE.repeat(30), ''), 'words, from 600'],
    ['hard words', (file) => file.replaceAll('a slow walk', 'intermittent pharmacological intervention'), 'reading ease'],
    ['a straight quote', (file) => file.replace('Heat helps', 'Heat "helps"'), 'straight quote'],
    ['a first line that does not end', (file) => file.replace('"A line."', '"A line"'), 'without a full stop'],
    ['words that shame', (file) => file.replace('Heat helps', 'You must try. Heat helps'), 'it says “you must”'],
    ['words that say nothing', (file) => file.replace('Heat helps', 'Studies show heat helps'), 'it says “studies show”'],
    ['fertility for teens', (file) => file.replace('audience: adult', 'audience: both').replace('Heat', 'Fertile'), 'teens may read it'],
    ['sex for teens', (file) => file.replace('audience: adult', 'audience: both').replace('[body]', '[body, sex]'), 'about sex'],
    ['a piece on fertility where that is hidden', (file) => file.replace('[menstruating]', '[perimenopause]').replace('"A piece"', '"Fertile days"'), 'nobody there can see it'],
    ['for a stage and hidden from it', (file) => file.replace('[teen]', '[menstruating]'), 'hidden from it'],
    ['an extra about health', (file) => file.replace('yearly_only: false', 'yearly_only: true'), 'no extra'],
    ['free and exclusive', (file) => file.replace('free: false', 'free: true').replace('yearly_only: false', 'yearly_only: true'), 'Yearly alone'],
    ['a tradition nobody tells', (file) => file.replace('kind: evidence', 'kind: tradition'), 'says who tells it'],
    ['a mark of another kind', (file) => file.replace('Heat helps', '<b>Heat</b> helps'), 'HTML'],
  ])('refuses %s', (_, change, problem) => {
    expect(problems(change).join('\n')).toContain(problem);
  });

  it('tells where front matter is broken', () => {
    expect(() => changed((file) => file.replace('[body]', '[body'))).toThrow(/line/);
    expect(() => readFrontMatter('no front matter')).toThrow('does not begin with front matter');
  });
});
