import { ODD_CHANCE } from './constants.ts';

/**
 * One possible woman: mean length and month-to-month spread of the member's usual cycles in days, and the share of
 * cycles that are long gaps instead.
 */
export type Woman = { readonly mean: number; readonly spread: number; readonly gaps: number };

const MEANS = { from: 18, to: 120, count: 100 };
const SPREADS = { from: 0.7, to: 25, count: 14 };
/** A spread beyond this share of the mean would say nothing about a next length. */
const WIDEST_SPREAD = 0.6;
/** Shares of long gaps that are considered. */
const GAP_SHARES = [0, 0.15] as const;

/**
 * Every woman the forecast considers: means of 18 to 120 days and spreads of 0.7 to 25 days by equal ratios, with and
 * without long gaps.
 */
export const WOMEN: readonly Woman[] = ratios(MEANS).flatMap((mean) =>
  ratios(SPREADS)
    .filter((spread) => spread <= WIDEST_SPREAD * mean)
    .flatMap((spread) => GAP_SHARES.map((gaps) => ({ mean, spread, gaps }))),
);

const LONGEST_ODD_LENGTH = 120;
/** How many of the member's mean lengths a long gap adds on average. */
const GAP_ADDS = 0.6;
const TWO = Math.SQRT2;
const THREE = Math.sqrt(3);

function ratios({ from, to, count }: { from: number; to: number; count: number }): number[] {
  return Array.from({ length: count }, (_, step) => from * (to / from) ** (step / (count - 1)));
}

/** The t curve at distances from its middle, in steps, made once for each tail: a page fills half a million densities. */
const CURVE = { to: 48, steps: 64 } as const;
type Curve = { readonly heights: Float64Array; readonly factor: number };
const curves = new Map<number, Curve>();

function heightAt(z: number, tail: number): number {
  return Math.exp((-(tail + 1) / 2) * Math.log1p((z * z) / tail));
}

function curveOf(tail: number): Curve {
  const known = curves.get(tail);
  if (known) return known;
  const heights = Float64Array.from({ length: CURVE.to * CURVE.steps + 2 }, (_, step) =>
    heightAt(step / CURVE.steps, tail),
  );
  let area = 0;
  for (let z = 0.025; z < 400; z += 0.05) area += 2 * heightAt(z, tail) * 0.05;
  const curve = { heights, factor: 1 / area };
  curves.set(tail, curve);
  return curve;
}

/**
 * Student's t around `mean`, scaled by `spread`, with `tail` degrees of freedom, not normalised: `densityFactor` makes
 * it a density.
 */
export function bell(length: number, shape: { mean: number; spread: number; tail: number }): number {
  return heightOn(curveOf(shape.tail), Math.abs(length - shape.mean) / shape.spread, shape.tail) / shape.spread;
}

function heightOn({ heights }: Curve, z: number, tail: number): number {
  if (z >= CURVE.to) return heightAt(z, tail);
  const step = Math.floor(z * CURVE.steps);
  const [low, high] = [heights[step] ?? 0, heights[step + 1] ?? 0];
  return low + (z * CURVE.steps - step) * (high - low);
}

/** What `bell` must be multiplied with to hold an area of one. */
export function densityFactor(tail: number): number {
  return curveOf(tail).factor;
}

/** Density of a single cycle of a woman at a length in days: one of the member's usual ones, or a long gap. */
export function cycleDensity(length: number, woman: Woman, tail: number): number {
  const usual = densityFactor(tail) * bell(length, { mean: woman.mean, spread: woman.spread, tail });
  if (woman.gaps === 0) return usual;
  const beyond = length - woman.mean - woman.spread;
  const scale = GAP_ADDS * woman.mean;
  return (1 - woman.gaps) * usual + (beyond > 0 ? (woman.gaps * Math.exp(-beyond / scale)) / scale : 0);
}

/** A closed cycle as it was logged. */
export type LoggedLength = {
  readonly length: number;
  /** The chance that a start in it went unlogged; 0 where its days were logged, or the member said that it was one. */
  readonly skips: number;
};

/**
 * How likely a woman shows a length as one cycle, as two or three with unlogged starts between, or as an odd one that
 * says nothing.
 */
export type Explanation = { readonly one: number; readonly skipped: number; readonly odd: number };

/** Explains a logged length by a woman of the grid; the three parts add up to its likelihood. */
export function explain({ length, skips }: LoggedLength, woman: Woman, tail: number): Explanation {
  const { mean, spread } = woman;
  const single = cycleDensity(length, woman, tail);
  const odd = ODD_CHANCE / LONGEST_ODD_LENGTH;
  // A long cycle whose days were logged is one of the member's; only a very short one may be bleeding that was no period.
  if (skips === 0) return { one: (1 - ODD_CHANCE) * single, skipped: 0, odd: length < mean ? odd : 0 };
  const sound = (1 - skips) * (1 - ODD_CHANCE);
  const factor = sound * skips * densityFactor(tail) * (1 - woman.gaps);
  const two = bell(length, { mean: 2 * mean, spread: TWO * spread, tail });
  const three = bell(length, { mean: 3 * mean, spread: THREE * spread, tail });
  return { one: sound * single, skipped: factor * (two + skips * three), odd };
}

/** One logged length in the eyes of every woman of the grid: its log likelihood, and the share that is no single cycle. */
export type GridRow = { readonly logs: Float64Array; readonly apart: Float64Array };

const LONGEST_ROW = 400;
const rows = new Map<string, GridRow>();
const densities = new Map<string, Float64Array>();

/** The row of a logged length (over 400 days counts as 400), made once: thousands of powers that never change. */
export function rowOf(logged: LoggedLength, tail: number): GridRow {
  const length = Math.min(logged.length, LONGEST_ROW);
  const key = `${length} ${logged.skips} ${tail}`;
  const known = rows.get(key);
  if (known) return known;
  const row = { logs: new Float64Array(WOMEN.length), apart: new Float64Array(WOMEN.length) };
  WOMEN.forEach((woman, index) => {
    const { one, skipped, odd } = explain({ ...logged, length }, woman, tail);
    row.logs[index] = Math.log(one + skipped + odd);
    row.apart[index] = (skipped + odd) / (one + skipped + odd);
  });
  rows.set(key, row);
  return row;
}

/** The density of a next length under every woman of the grid, made once. */
export function densitiesOf(length: number, tail: number): Float64Array {
  const key = `${length} ${tail}`;
  const known = densities.get(key);
  if (known) return known;
  const made = new Float64Array(WOMEN.length);
  for (let index = 0; index < made.length; index += 1) {
    const woman = WOMEN[index];
    if (woman) made[index] = cycleDensity(length, woman, tail);
  }
  densities.set(key, made);
  return made;
}
