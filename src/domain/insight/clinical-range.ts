import type { StageSurface } from '#domain/stage/stage.ts';

/**
 * What a guideline calls usual. `figo`: FIGO 2018 for adults; `acog`: ACOG Committee Opinion 651 (2015) for the first
 * years. Lengths in days; `variation` is how far the longest may be from the shortest, null where the guideline gives
 * no figure for the member's age.
 */
export type ClinicalRange = {
  readonly source: 'figo' | 'acog';
  readonly shortest: number;
  readonly longest: number;
  readonly variation: number | null;
  readonly longestPeriod: number;
};

const ACOG: ClinicalRange = { source: 'acog', shortest: 21, longest: 45, variation: null, longestPeriod: 7 };
const FIGO = { source: 'figo', shortest: 24, longest: 38, longestPeriod: 8 } as const;
/**
 * FIGO 2018: at most 7 to 9 days from shortest to longest, by age. Its split by age could not be read, so the wider
 * figure stands for all of 18 to 45.
 */
const VARIATION = { from: 18, to: 45, most: 9 } as const;

/**
 * The usual range for the member's age and stage. Null where none applies: bleeding that follows a method, and the
 * months after a birth. In perimenopause the range stands without a variation, since cycles change then.
 */
export function clinicalRange({
  age,
  wording,
}: {
  age: number | null;
  wording: StageSurface['wording'];
}): ClinicalRange | null {
  if (wording === 'first_years') return ACOG;
  if (wording !== 'plain' && wording !== 'perimenopause') return null;
  const counts = wording === 'plain' && age !== null && age >= VARIATION.from && age <= VARIATION.to;
  return { ...FIGO, variation: counts ? VARIATION.most : null };
}
