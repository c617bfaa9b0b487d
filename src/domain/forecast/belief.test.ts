import { expect, it } from 'vitest';
import { belief, standsApart } from './belief.ts';
import { FORECAST } from './constants.ts';
import { bell, densityFactor, explain } from './grid.ts';

it('weights sum to one, with and without cycles', () => {
  for (const lengths of [[], [28], [28, 57, 28, 3]])
    expect(belief(lengths, FORECAST).reduce((sum, woman) => sum + woman.weight, 0)).toBeCloseTo(1, 9);
});

it('a bell with its factor is a density', () => {
  for (const tail of [2.5, 5, 12]) {
    let area = 0;
    for (let x = -3000; x < 3000; x += 0.1) area += 0.1 * densityFactor(tail) * bell(x, { mean: 0, spread: 3, tail });
    expect(area).toBeCloseTo(1, 2);
  }
});

it('explains twice her length best by an unlogged start, and a week by nothing of hers', () => {
  const woman = { mean: 28, spread: 2 };
  const most = (length: number) =>
    Object.entries(explain(length, woman, FORECAST.tail)).sort((a, b) => b[1] - a[1])[0]?.[0];
  expect([28, 31, 56, 84, 7].map(most)).toEqual(['one', 'one', 'skipped', 'skipped', 'odd']);
});

it('knows which lengths stand apart for her', () => {
  const her = belief([28, 27, 28, 29, 28, 56], FORECAST);
  expect([27, 31, 56, 85].map((length) => standsApart(length, her, FORECAST.tail))).toEqual([false, false, true, true]);
});
