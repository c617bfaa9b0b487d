import { expect, it } from 'vitest';
import { isMeantFor } from './meditation.ts';

it.each([
  ['both', 'all', 'teen', 'teen', true],
  ['adult', 'all', 'teen', 'teen', false],
  ['adult', 'all', 'adult', 'pregnant', true],
  ['both', ['menstruating'], 'adult', 'pregnant', false],
  ['both', ['menstruating', 'teen'], 'teen', 'teen', true],
] as const)('for %s, %j: a %s in %s: %s', (audience, stages, ageGroup, stage, shown) => {
  expect(isMeantFor({ audience, stages }, { ageGroup, stage })).toBe(shown);
});

it('who is quiet meets only what a stage that hides fertility may see', () => {
  const she = { ageGroup: 'adult', stage: 'menstruating', quiet: true } as const;
  expect(isMeantFor({ audience: 'both', stages: ['menstruating', 'trying_to_conceive'] }, she)).toBe(false);
  expect(isMeantFor({ audience: 'both', stages: ['menstruating', 'perimenopause'] }, she)).toBe(true);
  expect(isMeantFor({ audience: 'both', stages: 'all' }, she)).toBe(true);
});
