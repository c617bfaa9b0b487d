import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { breathSpans } from './breath.ts';
import { clockBetween, secondAfter } from './pace.ts';

const breaths = breathSpans([
  { at: 40, breath: { in: 4, hold: 0, out: 6, rounds: 2 } },
  { at: 60, breath: { in: 4, hold: 0, out: 6, rounds: 1 } },
  { at: 70, breath: 'free' },
]);

describe('a position after a pace', () => {
  it.each([
    [0, 1, 50, 50],
    [0, 0.8, 50, 40],
    // Forty seconds at 1.25 take 32; the breaths then go by in their own time.
    [0, 1.25, 32, 40],
    [0, 1.25, 42, 50],
    [0, 1.25, 62, 70],
    [0, 1.25, 70, 80],
    [45, 0.75, 10, 55],
    [70, 0.75, 8, 76],
    [30, 1, -5, 30],
  ])('from %d at %d, %d seconds of the clock: %d', (from, pace, elapsed, second) => {
    expect(secondAfter({ from, pace, breaths }, elapsed)).toBeCloseTo(second, 9);
  });
  it('without breaths it is the pace alone', () => {
    expect(secondAfter({ from: 10, pace: 1.25, breaths: [] }, 8)).toBe(20);
    expect(clockBetween({ from: 10, pace: 1.25, breaths: [] }, 20)).toBe(8);
  });
  it('comes back by the clock that passes to a later second', () => {
    const some = fc.record({
      from: fc.double({ min: 0, max: 100, noNaN: true }),
      pace: fc.double({ min: 0.75, max: 1.25, noNaN: true }),
      by: fc.double({ min: 0, max: 100, noNaN: true }),
    });
    fc.assert(
      fc.property(some, ({ from, pace, by }) => {
        const moving = { from, pace, breaths };
        expect(secondAfter(moving, clockBetween(moving, from + by))).toBeCloseTo(from + by, 6);
      }),
    );
    expect(clockBetween({ from: 50, pace: 1, breaths }, 40)).toBe(0);
  });
});
