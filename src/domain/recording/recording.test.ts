import { describe, expect, it } from 'vitest';
import { gainOf, toldCount } from './recording.ts';

describe('how a recording is evened', () => {
  it.each([
    ['as loud as it should be', -18, 0.5, 1],
    ['six decibels too loud', -12, 1, 0.501],
    ['six decibels too soft, with room', -24, 0.3, 1.995],
    ['too soft, where lifting would clip', -24, 0.8, 1.25],
    ['far too soft: it is lifted so far and no further', -60, 0.001, 3.981],
    ['soft and at the top already: it stays', -24, 1, 1],
  ])('%s', (_, loudness, highest, gain) => expect(gainOf({ loudness, highest })).toBe(gain));
});

it('a count below five is told to nobody', () => {
  expect([0, 1, 4, 5, 6, 500].map(toldCount)).toEqual([null, null, null, 5, 6, 500]);
});
