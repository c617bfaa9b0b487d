import { describe, expect, it } from 'vitest';
import { atLeast, isTelling, levelFor, shareByChance, wentTogether, type Block } from './chance.ts';

const higher = (inside: number, outside: number) => inside > outside;
const block = (exposed: string, values: string): Block =>
  [...exposed].map((mark, index) => ({ exposed: mark === 'x', value: Number(values[index]) }));

describe('going together by chance', () => {
  it.each([
    ['xx....', '110000', true, 3 / 6],
    ['xx....', '000011', false, 3 / 6],
    ['x.....', '100000', true, 1 / 6],
  ])('%s against %s', (exposed, values, together, share) => {
    expect(wentTogether(block(exposed, values), higher)).toBe(together);
    expect(shareByChance(block(exposed, values), higher)).toBeCloseTo(share);
  });
  it('says nothing with five days, one kind of day, or one value', () => {
    expect(
      [block('xx...', '11000'), block('xxxxxx', '110000'), block('xx....', '111111'), block('xx....', '110000')].map(
        isTelling,
      ),
    ).toEqual([false, false, false, true]);
  });
});

it.each([
  [0, [0.5, 0.5], 1],
  [2, [0.5, 0.5], 0.25],
  [1, [0.5, 0.2], 0.6],
  [3, [0.5, 0.5], 0],
])('at least %d of %j: %d', (count, shares, chance) => {
  expect(atLeast(count, shares)).toBeCloseTo(chance);
});

it('questions that cannot be answered strongly do not count against the others', () => {
  const strong = { chance: 0.01, least: 0.0001 };
  expect(levelFor([strong, { chance: 0.6, least: 0.5 }, { chance: 0.6, least: 0.5 }], 0.05)).toBe(0.05);
  expect(levelFor([strong, strong, strong], 0.05)).toBeCloseTo(0.05 / 3);
});
