import { expect, test } from 'vitest';
import { complaintsOf } from './prose-rules.ts';
import { readCode, readContent, readDocs, readPiece, type Prose } from './read-prose.ts';

const texts = (file: string, source: string): string[] => readCode(file, source).map(({ text }) => text);
const rules = (prose: Partial<Prose>): string[] => {
  const whole: Prose = { file: 'a.copy.ts', line: 1, kind: 'copy', keys: [], text: '', ...prose };
  return complaintsOf(whole, (text) => text).map(({ rule }) => rule);
};

test.each([
  ['a.copy.ts', "export const a = { b: 'one' };", ['one']],
  ['a.copy.ts', 'export const a = (n: number) => `${n} days` + " left";', ['{} days left']],
  ['a.copy.ts', "import { b } from 'some words here';\nexport type C = 'no words';", []],
  ['a.tsx', '<p>You have <b>two</b> {left()} days.</p>;', ['You have two {} days.']],
  ['a.tsx', '<button aria-label="Close it" className="Not any words">{sign}</button>;', ['Close it']],
  ['a.tsx', '<p className={styles.a}>{ok ? `yes, so` : "no words"}</p>;', ['yes, so', 'no words']],
  ['a.ts', "throw new Error('This is told to nobody.');", []],
  ['a.ts', "log.info('This is written to the log.');", []],
  ['a.ts', "refuse('This page has closed.');", ['This page has closed.']],
  ['a.ts', "element.id = 'some-id';", []],
])('of %s it reads what a member reads: %s', (file, source, expected) => {
  expect(texts(file, source)).toEqual(expected);
});

test('content is read below its keys, and docs without their code', () => {
  expect(readContent('a.json', '[{ "id": "a-b", "why": "Two words." }]')).toMatchObject([
    { keys: ['why'], text: 'Two words.', kind: 'content' },
  ]);
  expect(readDocs('a.md', 'One `colour`.\n```\ncolour\n```\n').map(({ text }) => text)).toEqual(['One {}.', '']);
});

test('a piece of content is read below its keys and line by line, without its marks', () => {
  const source =
    '---\nid: a\ntitle: "A colour"\nsources:\n  - {n: 1, title: "A title"}\n---\n\n## One thing\n\n- **Two** words. [1]\n';
  expect(readPiece('content/wisdom/a.md', source)).toMatchObject([
    { line: 3, keys: ['title'], text: 'A colour', kind: 'article' },
    { line: 5, keys: ['sources', 'title'], text: 'A title' },
    { line: 8, keys: [], text: 'One thing' },
    { line: 10, text: 'Two words.' },
  ]);
});

test.each([
  [24, []],
  [25, ['long-sentence']],
])('a sentence of %i words', (count, expected) => {
  const text = `Short one. ${Array.from({ length: count }, () => 'word').join(' ')}. Another.`;
  expect(rules({ text })).toEqual(expected);
  expect(rules({ text, kind: 'content' })).toEqual([]);
});

test.each([
  ['You log in the dark.', []],
  ['You logged in 3 cycles.', []],
  ['Please log in.', ['two-words-for-one']],
  ['This is more colourful.', ['british-spelling']],
  ['Open /subscription-cancelled now.', []],
  ['Your plan is cancelled.', ['british-spelling']],
  ['Who can read this?', []],
  ['By the WHO scale.', ['named-source']],
])('%j', (text, expected) => {
  expect(rules({ text })).toEqual(expected);
});

test('an article is held to spelling and quotes, and may name who found something', () => {
  const article = { kind: 'article', file: 'content/wisdom/a.md' } as const;
  expect(rules({ ...article, text: 'By the WHO scale, whoever asks.' })).toEqual([]);
  expect(rules({ ...article, text: 'The colour of it.' })).toEqual(['british-spelling']);
  expect(rules({ ...article, text: "It's fine." })).toEqual(['straight-quote']);
});

test('a source may stand where a source is asked for, and in the docs', () => {
  expect(rules({ text: 'FIGO 2018', keys: ['list', 'source'] })).toEqual([]);
  expect(rules({ text: 'FIGO 2018', kind: 'docs' })).toEqual([]);
});
