// Written by `npm run bench:forecast -- --data FILE --write`. Do not change it by hand.
import type { Population } from './populations.ts';

/** Shares of 100; errors in days. */
export type TriedStudy = {
  readonly cycles: number;
  readonly error: number;
  readonly within3: number;
  readonly held: number;
  readonly steadierWithin3: number;
};
export type TriedFamilies = {
  readonly families: number;
  readonly women: number;
  readonly heldLeast: number;
  readonly heldMost: number;
  readonly errorLeast: number;
  readonly errorMost: number;
};

/** 75 women of a university study with natural cycles, whose cycles the constants were fitted on. */
export const TRIED_STUDY: TriedStudy = { cycles: 731, error: 2.4, within3: 77, held: 85, steadierWithin3: 92 };

/** Simulated women: of whom there are no real cycles to try it on. */
export const TRIED_FAMILIES: Readonly<Partial<Record<Population, TriedFamilies>>> = {
  pcos: { families: 4, women: 1600, heldLeast: 71, heldMost: 89, errorLeast: 4, errorMost: 12 },
  irregular: { families: 3, women: 1200, heldLeast: 79, heldMost: 86, errorLeast: 5, errorMost: 7 },
  first_years: { families: 2, women: 800, heldLeast: 80, heldMost: 96, errorLeast: 4, errorMost: 7 },
  perimenopause: { families: 2, women: 800, heldLeast: 74, heldMost: 80, errorLeast: 8, errorMost: 9 },
  after_pill: { families: 1, women: 400, heldLeast: 81, heldMost: 82, errorLeast: 5, errorMost: 5 },
  after_birth: { families: 1, women: 400, heldLeast: 81, heldMost: 86, errorLeast: 5, errorMost: 6 },
  midlife: { families: 1, women: 400, heldLeast: 75, heldMost: 80, errorLeast: 5, errorMost: 5 },
  general: { families: 2, women: 800, heldLeast: 75, heldMost: 90, errorLeast: 2, errorMost: 3 },
};
