import { expect, test } from 'vitest';
import { citedIn, linesOf, readMarks } from './marks.ts';

const TEXT = `## First, when to call

**Today** if you *faint*. [1, 2] [2]

- one. [3]
- two

1. wash
2. wait

> “It hurts.”
> “I want a test.”

A line
and its end.
[3]`;

test('the few marks become blocks, in order, with their sources', () => {
  const { blocks, problems } = readMarks(TEXT);
  expect(problems).toEqual([]);
  expect(blocks.map(({ kind }) => kind)).toEqual(['heading', 'paragraph', 'list', 'steps', 'quote', 'paragraph']);
  expect(blocks[1]).toEqual({
    kind: 'paragraph',
    runs: [
      { text: 'Today', mark: 'strong' },
      { text: ' if you ' },
      { text: 'faint', mark: 'em' },
      { text: '.' },
      // Two in a row are one.
      { cite: [1, 2] },
    ],
  });
  expect(linesOf(blocks)).toEqual([
    'First, when to call',
    'Today if you faint.',
    'one.',
    'two',
    'wash',
    'wait',
    '“It hurts.”',
    '“I want a test.”',
    'A line and its end.',
  ]);
  expect(citedIn(blocks)).toEqual([1, 2, 3]);
});

test.each([
  ['# A title', 'a heading that is not “## ”'],
  ['### Deep', 'a heading that is not “## ”'],
  ['* star', 'a list that does not begin with “- ”'],
  ['See [this](https://a.example)', 'a link'],
  ['<b>bold</b>', 'HTML'],
  ['| a | b |', 'a table'],
  ['`code`', 'code'],
  ['**never closed', 'a mark without its other half'],
  ['[12', 'a mark without its other half'],
])('%s is no mark of ours', (text, problem) => {
  expect(readMarks(text).problems.join()).toContain(problem);
});

test('a grade in bars before marked words is told as a number, and not read as words', () => {
  const { blocks, problems } = readMarks('**▮▮▯▯ Heat.** It may help. *▮▮▮▮ Well tested:* iron.');
  expect(problems).toEqual([]);
  expect(blocks).toMatchObject([
    { runs: [{ text: 'Heat.', mark: 'strong', grade: 2 }, {}, { text: 'Well tested:', mark: 'em', grade: 4 }, {}] },
  ]);
  expect(linesOf(blocks)).toEqual(['Heat. It may help. Well tested: iron.']);
});
