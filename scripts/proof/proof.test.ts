import { expect, test } from 'vitest';
import { areGood, verdictOf, type Outcome, type Proof } from './proof.ts';

const proof: Proof = {
  name: 'storm',
  claims: 'nothing is lost',
  run: async () => ({ figures: {}, compared: 0, wrong: [] }),
};

test.each([
  [{ figures: { events: 9 }, compared: 9, wrong: [] }, 'good', 'ok    storm: events 9, compared 9, wrong 0, seed 7'],
  [{ figures: {}, compared: 0, wrong: [] }, 'failed', 'FAIL  storm: compared 0, wrong 0, seed 7; it compared nothing'],
  [
    { figures: {}, compared: 2, wrong: ['one is lost'] },
    'failed',
    'FAIL  storm: compared 2, wrong 1, seed 7\n      one is lost',
  ],
  [{ notTried: 'nothing to try it with' }, 'not tried', 'none  storm: not tried: nothing to try it with'],
])('%j is %s', (found, outcome, line) => expect(verdictOf(proof, found, 7)).toEqual({ outcome, line }));

test.each<[Outcome[], boolean]>([
  [['good', 'not tried'], true],
  [['good', 'failed'], false],
  [['not tried'], false],
  [[], false],
])('%j prove what was asked for: %s', (outcomes, good) => expect(areGood(outcomes)).toBe(good));
