import { expect, it } from 'vitest';
import { belief, standsApart } from './belief.ts';
import { FORECAST, SKIP_CHANCE } from './constants.ts';
import { bell, densityFactor, explain, WOMEN } from './grid.ts';
import { POPULATIONS } from './populations.ts';

const EVERYONE = { population: 'general', constants: FORECAST } as const;
/** A length between two starts that were logged alone. */
const alone = (length: number) => ({ length, skips: SKIP_CHANCE });
const whole = (length: number) => ({ length, skips: 0 });

it('weights sum to one, with and without cycles', () => {
  for (const lengths of [[], [28], [28, 57, 28, 3]])
    expect(belief(lengths.map(alone), EVERYONE).reduce((sum, woman) => sum + woman.weight, 0)).toBeCloseTo(1, 9);
});

it('a bell with its factor is a density', () => {
  for (const tail of [2.5, 5, 12]) {
    let area = 0;
    for (let x = -3000; x < 3000; x += 0.1) area += 0.1 * densityFactor(tail) * bell(x, { mean: 0, spread: 3, tail });
    expect(area).toBeCloseTo(1, 2);
  }
});

it('explains twice her length best by an unlogged start, and a week by nothing of hers', () => {
  const woman = { mean: 28, spread: 2, gaps: 0 };
  const most = (length: number) =>
    Object.entries(explain(alone(length), woman, FORECAST.tail)).sort((a, b) => b[1] - a[1])[0]?.[0];
  expect([28, 31, 56, 84, 7].map(most)).toEqual(['one', 'one', 'skipped', 'skipped', 'odd']);
});

it('knows which lengths stand apart for her', () => {
  const her = belief([28, 27, 28, 29, 28, 56].map(alone), EVERYONE);
  const apart = (told: typeof alone) => [27, 31, 56, 85].map((length) => standsApart(told(length), her, FORECAST.tail));
  expect(apart(alone)).toEqual([false, false, true, true]);
  expect(apart(whole)).toEqual([false, false, false, false]);
});

it('each population is a distribution of its own, and reaches women of 120 days', () => {
  const meanOf = (population: (typeof POPULATIONS)[number]) =>
    belief([], { ...EVERYONE, population }).reduce(
      (sum, { index, weight }) => sum + weight * (WOMEN[index]?.mean ?? 0),
      0,
    );
  const means = POPULATIONS.map(meanOf);
  expect(new Set(means.map((mean) => mean.toFixed(3))).size).toBe(POPULATIONS.length);
  expect(Math.min(...means)).toBe(meanOf('general'));
  expect(Math.max(...WOMEN.map(({ mean }) => mean))).toBeCloseTo(120, 6);
  expect(Math.max(...WOMEN.map(({ spread }) => spread))).toBeCloseTo(25, 6);
});
