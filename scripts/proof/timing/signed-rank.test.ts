import { describe, expect, test } from 'vitest';
import { chancesFrom } from '../../forecast/blind.ts';
import { median, signedRank } from './signed-rank.ts';

describe('signed ranks', () => {
  test('a worked example: Wilcoxon 1945, nine pairs, W+ = 40', () => {
    const differences = [1, 2, 3, 4, 6, 7, 8, 9, -5];
    expect(signedRank(differences)).toBeCloseTo((40 - 22.5) / Math.sqrt(71.25), 10);
  });

  test('the same the other way round, shared ranks, and no difference at all', () => {
    const some = [3, -1, 2, 5, -4, 2];
    expect(signedRank(some.map((each) => -each))).toBeCloseTo(-signedRank(some), 10);
    expect(signedRank([1, -1, 1, -1])).toBe(0);
    expect(signedRank([0, 0])).toBe(0);
  });

  test('finds a tenth of the noise in a thousand pairs, and nothing where nothing is', () => {
    const chance = chancesFrom(7);
    const noise = Array.from({ length: 1000 }, () => chance() + chance() + chance() - 1.5);
    expect(Math.abs(signedRank(noise))).toBeLessThan(3);
    expect(signedRank(noise.map((each) => each + 0.1))).toBeGreaterThan(5);
  });

  test.each([
    [[3, 1, 2], 2],
    [[4, 1, 2, 3], 2.5],
  ])('median of %j', (values, middle) => expect(median(values)).toBe(middle));
});
