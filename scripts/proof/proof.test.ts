import { expect, test } from 'vitest';
import { verdictOf, type Proof } from './proof.ts';

const proof: Proof = {
  name: 'storm',
  claims: 'nothing is lost',
  run: async () => ({ figures: {}, compared: 0, wrong: [] }),
};

test.each([
  [{ figures: { events: 9 }, compared: 9, wrong: [] }, true, 'ok    storm: events 9, compared 9, wrong 0, seed 7'],
  [{ figures: {}, compared: 0, wrong: [] }, false, 'FAIL  storm: compared 0, wrong 0, seed 7; it compared nothing'],
  [
    { figures: {}, compared: 2, wrong: ['one is lost'] },
    false,
    'FAIL  storm: compared 2, wrong 1, seed 7\n      one is lost',
  ],
  [
    { figures: {}, compared: 0, wrong: [], notTried: 'it is not built here' },
    true,
    '--    storm: not tried: it is not built here',
  ],
])('%j is good: %s', (found, good, line) => expect(verdictOf(proof, found, 7)).toEqual({ good, line }));
