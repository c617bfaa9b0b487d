import { describe, expect, it } from 'vitest';
import { blockSeconds, breathAt, breathSpans } from './breath.ts';

const block = (inward: number, hold: number, out: number, rounds: number) => ({ in: inward, hold, out, rounds });
const spans = breathSpans([
  { at: 0, breath: null },
  { at: 40, breath: block(3, 0, 4, 4) },
  { at: 68, breath: block(4, 2, 6, 2) },
  { at: 92, breath: 'free' },
]);

it('a block lasts all of its breaths', () => {
  expect(blockSeconds(block(4, 2, 6, 2))).toBe(24);
  expect(spans.map(({ from, to }) => [from, to])).toEqual([
    [40, 68],
    [68, 92],
  ]);
});

describe('the pacer at a second', () => {
  it.each([
    [39.9, null],
    [40, { side: 'in', count: 1, of: 3, round: 1, rounds: 4 }],
    [42.9, { side: 'in', count: 3, of: 3, round: 1, rounds: 4 }],
    [43, { side: 'out', count: 1, of: 4, round: 1, rounds: 4 }],
    [46.9, { side: 'out', count: 4, of: 4, round: 1, rounds: 4 }],
    [47, { side: 'in', count: 1, of: 3, round: 2, rounds: 4 }],
    [67.9, { side: 'out', count: 4, of: 4, round: 4, rounds: 4 }],
    [68, { side: 'in', count: 1, of: 4, round: 1, rounds: 2 }],
    [72, { side: 'hold', count: 1, of: 2, round: 1, rounds: 2 }],
    [74, { side: 'out', count: 1, of: 6, round: 1, rounds: 2 }],
    [92, null],
    [500, null],
  ] as const)('at %d: %j', (second, moment) => {
    const found = breathAt(spans, second);
    if (moment === null) expect(found).toBeNull();
    else expect(found).toMatchObject(moment);
  });
  it('fills the arch on the way in, keeps it full in a hold and empties it on the way out', () => {
    const light = (second: number) => breathAt(spans, second)?.light ?? -1;
    expect([light(68), light(70), light(72), light(73.9)]).toEqual([0, 0.5, 1, 1].map((of) => expect.closeTo(of, 5)));
    expect(light(77)).toBeCloseTo(0.5, 5);
    expect(light(79.99)).toBeLessThan(0.01);
  });
});
