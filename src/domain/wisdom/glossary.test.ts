import { expect, test } from 'vitest';
import { termsFor, withTerms } from './glossary.ts';
import { readMarks } from './marks.ts';

test('a word is explained where it first stands, once, not in a heading, the longer one before the shorter', () => {
  const { blocks } = readMarks(
    '## Clots\n\nSmall clots are fine. A clot again.\n\n- A *clotting disorder* is not. [1]',
  );
  const explained = withTerms(blocks, [
    { term: 'clot', means: 'A clump of blood.' },
    { term: 'clotting disorder', means: 'Blood that is slow to clot.' },
    { term: 'never there', means: '-' },
  ]);
  expect(explained.met.map(({ term }) => term)).toEqual(['clot', 'clotting disorder']);
  expect(explained.blocks).toEqual([
    blocks[0],
    {
      kind: 'paragraph',
      runs: [{ text: 'Small ' }, { text: 'clots', means: 'A clump of blood.' }, { text: ' are fine. A clot again.' }],
    },
    {
      kind: 'list',
      items: [
        [
          { text: 'A ' },
          { text: 'clotting disorder', mark: 'em', means: 'Blood that is slow to clot.' },
          { text: ' is not.' },
          { cite: [1] },
        ],
      ],
    },
  ]);
});

test('a piece explains its own words, then those of others for the same readers, and nothing of fertility', () => {
  const teen = { audience: 'teen', glossary: [{ term: 'pad', means: 'Own words.' }] } as const;
  const both = {
    audience: 'both',
    glossary: [
      { term: 'Pad', means: 'Other words.' },
      { term: 'cycle', means: 'A month or so.' },
    ],
  } as const;
  const adult = {
    audience: 'adult',
    glossary: [
      { term: 'libido', means: 'Wanting.' },
      { term: 'corpus luteum', means: 'What is left after ovulation.' },
    ],
  } as const;
  const all = [teen, both, adult];
  expect(termsFor(teen, all).map(({ means }) => means)).toEqual(['Own words.', 'A month or so.']);
  expect(termsFor(adult, all).map(({ term }) => term)).toEqual(['libido', 'corpus luteum', 'cycle', 'Pad']);
  expect(termsFor(both, all)).toEqual(both.glossary);
});

test('the bars of a grade stand once, where a word in it is explained', () => {
  const runs = [{ text: 'Heat or ibuprofen.', mark: 'strong', grade: 2 }] as const;
  const { blocks } = withTerms([{ kind: 'paragraph', runs }], [{ term: 'ibuprofen', means: 'A painkiller.' }]);
  expect(blocks).toEqual([
    {
      kind: 'paragraph',
      runs: [
        { text: 'Heat or ', mark: 'strong', grade: 2 },
        { text: 'ibuprofen', mark: 'strong', means: 'A painkiller.' },
        { text: '.', mark: 'strong' },
      ],
    },
  ]);
});
