import { expect, test } from 'vitest';
import { breathAt, PACES } from './breath.ts';

test.each([
  [0, 'in', 1, 0],
  [999, 'in', 1, 0],
  [1000, 'in', 2, 1],
  [3999, 'in', 4, 3],
  [4000, 'out', 1, 4],
  [10_999, 'out', 7, 10],
  [11_000, 'in', 1, 0],
  [-5, 'in', 1, 0],
  [3 * 60_000 - 1, 'in', 4, 3],
] as const)('after %i ms of 4 and 7 it is %s, %i, at bead %i', (elapsed, side, count, bead) =>
  expect(breathAt(elapsed, PACES.four_seven)).toMatchObject({ side, count, bead }),
);

test('4 and 6 turns a second earlier', () => {
  expect(breathAt(9_999, PACES.four_six)).toMatchObject({ side: 'out', count: 6 });
  expect(breathAt(10_000, PACES.four_six)).toMatchObject({ side: 'in', count: 1 });
});

test('the light rises with the breath in, sinks with the breath out, and jumps nowhere', () => {
  const at = (seconds: number) => breathAt(seconds * 1000, PACES.four_seven).light;
  expect([at(0), at(2), at(4), at(7.5), at(11)].map((light) => Math.round(light * 100) / 100)).toEqual([
    0, 0.5, 1, 0.5, 0,
  ]);
  for (let second = 0; second < 22; second += 0.1) expect(Math.abs(at(second + 0.1) - at(second))).toBeLessThan(0.05);
});
