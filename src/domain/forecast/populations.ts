import { SKIP_CHANCE, SKIP_CHANCE_AMONG_GAPS, type ForecastConstants } from './constants.ts';
import { WOMEN } from './grid.ts';

/**
 * Whose cycles a member's are like before the member's own say more, by stage, age and answers: `midlife` from 45 on,
 * `first_years` of periods, the rest by name.
 */
export const POPULATIONS = [
  'general',
  'midlife',
  'first_years',
  'irregular',
  'pcos',
  'perimenopause',
  'after_birth',
  'after_pill',
] as const;
export type Population = (typeof POPULATIONS)[number];

/**
 * The women of a population whose cycles are long or vary widely: their share, the middle of their own mean lengths and
 * month-to-month spreads in days, how far the logarithms of both lie apart (standard deviations), and how many of them
 * have long gaps now and then. The rest of a population is regular, as the five fitted constants have it.
 */
type Wide = {
  readonly share: number;
  readonly mean: number;
  readonly meanApart: number;
  readonly spread: number;
  readonly spreadApart: number;
  readonly gaps: number;
};

/**
 * Choices, made on the simulated families for fitting of `scripts/forecast/families`, led by what is published of these
 * women (docs/forecast.md); they are wide on purpose, so that a few cycles of the member's weigh more.
 */
const WIDE: Readonly<Record<Population, Wide>> = {
  general: { share: 0.12, mean: 34, meanApart: 0.35, spread: 7, spreadApart: 0.7, gaps: 0.15 },
  midlife: { share: 0.5, mean: 32, meanApart: 0.35, spread: 8, spreadApart: 0.6, gaps: 0.3 },
  first_years: { share: 0.8, mean: 33, meanApart: 0.3, spread: 8, spreadApart: 0.7, gaps: 0.25 },
  irregular: { share: 0.85, mean: 36, meanApart: 0.35, spread: 6, spreadApart: 1, gaps: 0.3 },
  pcos: { share: 0.9, mean: 42, meanApart: 0.35, spread: 5.5, spreadApart: 1, gaps: 0.4 },
  perimenopause: { share: 0.9, mean: 32, meanApart: 0.4, spread: 10, spreadApart: 0.7, gaps: 0.4 },
  after_birth: { share: 0.8, mean: 36, meanApart: 0.35, spread: 7, spreadApart: 0.8, gaps: 0.35 },
  after_pill: { share: 0.7, mean: 34, meanApart: 0.3, spread: 7.5, spreadApart: 0.7, gaps: 0.25 },
};
/** Populations in which a long gap is more often one cycle than a start that went unlogged. */
const GAPS_ARE_USUAL: readonly Population[] = ['first_years', 'irregular', 'pcos', 'perimenopause', 'after_birth'];

/** Chance that a start went unlogged where nothing was logged to tell, so that a length is really two cycles. */
export function skipChance(population: Population): number {
  return GAPS_ARE_USUAL.includes(population) ? SKIP_CHANCE_AMONG_GAPS : SKIP_CHANCE;
}

/** Share of regular women with long gaps now and then. */
const REGULAR_GAPS = 0.03;

function priorLogs(population: Population, constants: ForecastConstants): Float64Array {
  const wide = WIDE[population];
  let [regularSum, wideSum] = [0, 0];
  const parts = WOMEN.map((woman) => {
    const regular = weightOf(woman.gaps, REGULAR_GAPS) * regularWeight(woman, constants);
    const a = Math.log(woman.mean / wide.mean) / wide.meanApart;
    const b = Math.log(woman.spread / wide.spread) / wide.spreadApart;
    const other = weightOf(woman.gaps, wide.gaps) * Math.exp(-(a * a + b * b) / 2);
    regularSum += regular;
    wideSum += other;
    return { regular, other };
  });
  return Float64Array.from(parts, ({ regular, other }) =>
    Math.log(((1 - wide.share) * regular) / regularSum + (wide.share * other) / wideSum),
  );
}

function weightOf(gaps: number, share: number): number {
  return gaps === 0 ? 1 - share : share;
}

// The grid steps by equal ratios: a candidate stands for as many days of mean lengths as its own is long.
function regularWeight({ mean, spread }: { mean: number; spread: number }, constants: ForecastConstants): number {
  const a = (mean - constants.meanCenter) / constants.meanSpread;
  const b = Math.log(spread / constants.spreadCenter) / constants.spreadRatio;
  return mean * Math.exp(-(a * a + b * b) / 2);
}

const priors = new WeakMap<ForecastConstants, Map<Population, Float64Array>>();

/**
 * Log weight of every woman of the grid in a population, before anything is known of the member, up to a constant; made
 * once for each set of constants.
 */
export function priorOf(population: Population, constants: ForecastConstants): Float64Array {
  const known = priors.get(constants) ?? new Map<Population, Float64Array>();
  priors.set(constants, known);
  const prior = known.get(population) ?? priorLogs(population, constants);
  known.set(population, prior);
  return prior;
}
