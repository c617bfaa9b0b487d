import { ODD_CHANCE, SKIP_CHANCE } from './constants.ts';

/** One possible woman: the member's mean length and month-to-month spread, in days. */
export type Woman = { readonly mean: number; readonly spread: number };

/**
 * Every woman the forecast considers: means of 18 to 48 days by half days, spreads of 0.7 to 10 days by equal ratios.
 */
export const WOMEN: readonly Woman[] = steps(61).flatMap((half) =>
  steps(12).map((step) => ({ mean: 18 + half / 2, spread: 0.7 * (10 / 0.7) ** (step / 11) })),
);

const LONGEST_ODD_LENGTH = 120;
const TWO = Math.SQRT2;
const THREE = Math.sqrt(3);

function steps(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index);
}

/**
 * Student's t around `mean`, scaled by `spread`, with `tail` degrees of freedom, not normalised: `densityFactor` makes
 * it a density.
 */
export function bell(length: number, shape: { mean: number; spread: number; tail: number }): number {
  const z = (length - shape.mean) / shape.spread;
  return (1 + (z * z) / shape.tail) ** (-(shape.tail + 1) / 2) / shape.spread;
}

const factors = new Map<number, number>();

/** What `bell` must be multiplied with to hold an area of one, by summing it up. */
export function densityFactor(tail: number): number {
  const known = factors.get(tail);
  if (known !== undefined) return known;
  let area = 0;
  for (let z = -400; z < 400; z += 0.05) area += bell(z, { mean: 0, spread: 1, tail }) * 0.05;
  factors.set(tail, 1 / area);
  return 1 / area;
}

/**
 * How likely a woman shows a length as one cycle, as two or three with unlogged starts between, or as an odd one that
 * says nothing.
 */
export type Explanation = { readonly one: number; readonly skipped: number; readonly odd: number };

/** Explains a logged length of days by a woman of the grid; the three parts add up to its likelihood. */
export function explain(length: number, woman: Woman, tail: number): Explanation {
  const { mean, spread } = woman;
  const sound = (1 - SKIP_CHANCE) * (1 - ODD_CHANCE) * densityFactor(tail);
  const two = bell(length, { mean: 2 * mean, spread: TWO * spread, tail });
  const three = bell(length, { mean: 3 * mean, spread: THREE * spread, tail });
  return {
    one: sound * bell(length, { mean, spread, tail }),
    skipped: sound * SKIP_CHANCE * (two + SKIP_CHANCE * three),
    odd: ODD_CHANCE / LONGEST_ODD_LENGTH,
  };
}

/**
 * One length in the eyes of every woman of the grid: its log likelihood, the share of it that is no single cycle, and
 * its density as a next length.
 */
export type GridRow = { readonly logs: Float64Array; readonly apart: Float64Array; readonly density: Float64Array };

const LONGEST_ROW = 400;
const rows = new Map<number, Map<number, GridRow>>();

/** The row of a length in days (over 400 counts as 400), made once: thousands of powers that never change. */
export function rowOf(length: number, tail: number): GridRow {
  const known = rows.get(tail) ?? new Map<number, GridRow>();
  rows.set(tail, known);
  const row = known.get(Math.min(length, LONGEST_ROW)) ?? newRow(Math.min(length, LONGEST_ROW), tail);
  known.set(Math.min(length, LONGEST_ROW), row);
  return row;
}

function newRow(length: number, tail: number): GridRow {
  const parts = WOMEN.map((woman) => explain(length, woman, tail));
  const total = (part: Explanation) => part.one + part.skipped + part.odd;
  return {
    logs: Float64Array.from(parts, (part) => Math.log(total(part))),
    apart: Float64Array.from(parts, (part) => (part.skipped + part.odd) / total(part)),
    density: Float64Array.from(WOMEN, (woman) => densityFactor(tail) * bell(length, { ...woman, tail })),
  };
}
