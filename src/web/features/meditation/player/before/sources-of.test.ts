import { expect, test } from 'vitest';
import { wholeOf } from '../meditation.sample.ts';
import { sourcesOf } from './sources-of.ts';

const [source] = wholeOf().sources;
if (!source) throw new Error('the sample has no source');
const known = (sources: number[]) => ({ text: `Rests on ${sources.join()}.`, grade: 3, sources });

test('sources stand in the order in which statements cite them, each once, and those that nobody cites nowhere', () => {
  const sources = [1, 2, 3].map((n) => ({ ...source, n, publisher: `Publisher ${n}` }));
  expect(sourcesOf({ known: [known([3]), known([1, 3])], sources })).toMatchObject([
    { name: 'Publisher 3' },
    { name: 'Publisher 1' },
  ]);
});

test('how it was read is told, and a source without a year has none', () => {
  const sources = [{ ...source, year: null, seen: 'mirror' as const }];
  expect(sourcesOf({ known: [known([1])], sources })).toEqual([
    {
      name: 'Journal of Tides',
      title: 'Warm stones',
      year: undefined,
      address: 'doi.org/10.1/x, read on another site',
    },
  ]);
});
