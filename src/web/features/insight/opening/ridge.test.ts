import { expect, test } from 'vitest';
import { heightsOf, quietSide, RIDGE, ridgePath } from './ridge.ts';

test('a ridge is highest over the day that was logged, and flat far from it', () => {
  const heights = heightsOf([{ day: 7, cycles: 4 }], 28);
  const top = heights.indexOf(Math.max(...heights));
  expect(Math.round((28 * top) / (heights.length - 1))).toBe(7);
  expect(heights.at(-1)).toBeLessThan(0.001);
});

test('its line goes from edge to edge and never leaves its grid', () => {
  const heights = heightsOf([{ day: 1, cycles: 9 }], 28);
  const points = [...ridgePath(heights, Math.max(...heights)).matchAll(/[ML]([\d.]+) ([\d.]+)/g)].map(([, x, y]) => [
    Number(x),
    Number(y),
  ]);
  expect([points[0]?.[0], points.at(-1)?.[0]]).toEqual([0, RIDGE.width]);
  expect(points.every(([, y = -1]) => y >= 0 && y <= RIDGE.height)).toBe(true);
});

test.each([
  [[26, 27], 'start'],
  [[1, 2], 'middle'],
  [[2, 13], 'end'],
] as const)('words of days %j go to the %s', (days, side) => {
  expect(
    quietSide(
      heightsOf(
        days.map((day) => ({ day, cycles: 5 })),
        28,
      ),
    ),
  ).toBe(side);
});
