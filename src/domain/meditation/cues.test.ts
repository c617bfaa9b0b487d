import { describe, expect, it } from 'vitest';
import { countWords, cueAt, partAt, partsOf, speakingSeconds } from './cues.ts';

const cue = (at: number, part: string | null = null) => ({ at, part });
const cues = [cue(0), cue(9, 'Arrive'), cue(20), cue(60, 'Breathe'), cue(90, 'After')];

describe('the cue at a second', () => {
  it.each([
    [-1, -1],
    [0, 0],
    [8.99, 0],
    [9, 1],
    [59.9, 2],
    [60, 3],
    [9999, 4],
  ])('at %d: %d', (second, place) => expect(cueAt(cues, second)).toBe(place));
  it('there is none where there are no cues', () => expect(cueAt([], 5)).toBe(-1));
});

describe('the parts', () => {
  const parts = partsOf(cues, 120);
  it('reach from the first second to the last, each to the next one', () => {
    expect(parts).toEqual([
      { title: 'Arrive', from: 0, to: 60 },
      { title: 'Breathe', from: 60, to: 90 },
      { title: 'After', from: 90, to: 120 },
    ]);
    expect(partsOf([cue(0)], 60)).toEqual([]);
  });
  it.each([
    [-3, 0],
    [0, 0],
    [59.9, 0],
    [60, 1],
    [120, 2],
  ])('at %d: the one at %d', (second, place) => expect(partAt(parts, second)).toBe(place));
});

it.each([
  ['In for four. Out for six.', 6],
  ['Ten seconds – of quiet.', 4],
  ['', 0],
  ['It’s 3 a.m.', 3],
])('"%s" has %d words, said at two a second', (text, words) => {
  expect(countWords(text)).toBe(words);
  expect(speakingSeconds(text)).toBe(words / 2);
});
