import { addDays, daysBetween, type LocalDate } from '#domain/calendar/local-date.ts';
import type { Cycle, ForecastBasis, PeriodForecast, StartChance } from '#domain/cycle/cycle-view.ts';
import { belief, type Candidate, type Prior } from './belief.ts';
import { ENOUGH_FROM, FORECAST, OWN_FROM, type ForecastConstants } from './constants.ts';
import {
  givenElapsed,
  lengthDistribution,
  likeliestRun,
  medianLength,
  modeLength,
  shortestRange,
  type Distribution,
} from './distribution.ts';
import type { Population } from './populations.ts';
import { isUsed, loggedLength, REMEMBERED_CYCLES } from './weigh-cycles.ts';

/** Share of the probability in the range that is told (decisions 6). */
const RANGE_SHARE = 0.8;
/**
 * Share of the range by the model's own count: on the families for fitting a range of exactly eight tenths held a little
 * less, since no model is the woman.
 */
const AIMED_SHARE = RANGE_SHARE + 0.01;
/** How much the member's one or two cycles count for the range before there is enough history: a choice. */
const LITTLE_TRUST = 0.5;
/** A range wider than this many days names no single day (design 9). */
export const WIDEST_NAMED_RANGE = 9;
const LISTED_SHARE = 0.981;
const LISTED_DAYS = 30;

/** What a forecast is made from: the member's cycles, oldest first, and whose cycles hers may be like. */
export type Known = {
  readonly cycles: readonly Cycle[];
  readonly population?: Population;
  readonly constants?: ForecastConstants;
};
/** What the member's closed cycles say: which women the member may be, and what was used. */
type Evidence = Pick<PeriodForecast, 'basis' | 'cyclesUsed' | 'cyclesLeftOut' | 'shortest' | 'longest'> & {
  readonly candidates: readonly Candidate[];
  /** Who the member may be for the range that is told: before the third cycle what is usual, drawn a little by hers. */
  readonly cautious: readonly Candidate[];
  readonly prior: Prior;
};
type Next = {
  readonly start: LocalDate;
  readonly elapsed: number;
  /** The lengths her signs leave, in place of the calendar's. */ readonly given?: Distribution | undefined;
};

/**
 * When the member's next period is likely to start, given the member's cycles (oldest first) and that it has not
 * started before `today`. Null only when no period was ever logged. Method and figures: docs/forecast.md.
 */
export function forecastPeriod({ today, ...known }: Known & { readonly today: LocalDate }): PeriodForecast | null {
  return forecastsPeriod({ ...known, todays: [today] })?.[0] ?? null;
}

/**
 * The same for several todays of the open cycle at the cost of one: the look at the member's history is shared. `given`:
 * the lengths its signs of ovulation leave, which then count in place of the calendar's.
 */
export function forecastsPeriod({
  todays,
  given,
  ...known
}: Known & {
  readonly todays: readonly LocalDate[];
  readonly given?: Distribution | undefined;
}): PeriodForecast[] | null {
  const open = known.cycles.at(-1);
  if (!open) return null;
  const evidence = evidenceOf(known);
  return todays.map((today) =>
    told(evidence, { start: open.startDate, elapsed: Math.max(0, daysBetween(open.startDate, today)), given }),
  );
}

/**
 * The chances of each length of the member's open cycle as they stood on its first day, or given what has passed by
 * `today`. Null when no period was ever logged.
 */
export function openDistribution({ today, ...known }: Known & { readonly today?: LocalDate }): Distribution | null {
  const open = known.cycles.at(-1);
  if (!open) return null;
  const { candidates, prior } = evidenceOf(known);
  const elapsed = today ? Math.max(0, daysBetween(open.startDate, today)) : 0;
  return lengthDistribution(candidates, { elapsed, tail: prior.constants.tail });
}

function evidenceOf({ cycles, population = 'general', constants = FORECAST }: Known): Evidence {
  const prior = { population, constants };
  const closed = cycles.flatMap((cycle) =>
    cycle.length === null ? [] : [{ length: cycle.length, single: cycle.single, isOut: cycle.excluded !== null }],
  );
  const counted = closed.filter(({ isOut }) => !isOut).slice(-REMEMBERED_CYCLES);
  const lengths = counted.map((cycle) => loggedLength(cycle, population));
  const candidates = belief(lengths, prior);
  const used = counted.filter((cycle) => isUsed(cycle, { candidates, prior })).map(({ length }) => length);
  const basis = basisOf(used.length);
  return {
    candidates,
    cautious: basis === 'population' ? belief(lengths, { ...prior, trust: LITTLE_TRUST }) : candidates,
    prior,
    basis,
    cyclesUsed: used.length,
    cyclesLeftOut: closed.length - used.length,
    shortest: used.length ? Math.min(...used) : null,
    longest: used.length ? Math.max(...used) : null,
  };
}

function basisOf(cyclesUsed: number): ForecastBasis {
  if (cyclesUsed < ENOUGH_FROM) return 'population';
  return cyclesUsed < OWN_FROM ? 'blended' : 'own';
}

function told({ candidates, cautious, prior, ...facts }: Evidence, { start, elapsed, given }: Next): PeriodForecast {
  const day = (length: number) => addDays(start, length);
  const left = given ? givenElapsed(given, elapsed) : null;
  const lasting = { elapsed, tail: prior.constants.tail };
  const distribution = left ?? lengthDistribution(candidates, lasting);
  const ranged = left || cautious === candidates ? distribution : lengthDistribution(cautious, lasting);
  const median = medianLength(distribution);
  const range = shortestRange(ranged, AIMED_SHARE);
  const isNamed = facts.basis !== 'population' && range.high - range.low <= WIDEST_NAMED_RANGE;
  return {
    median: day(median),
    mode: isNamed ? day(modeLength(distribution)) : null,
    low: day(Math.min(range.low, median)),
    high: day(Math.max(range.high, median)),
    days: listed({ start, distribution: ranged }),
    ...facts,
  };
}

function listed(next: { start: LocalDate; distribution: Distribution }): StartChance[] {
  const { from, chances } = next.distribution;
  const wanted = shortestRange(next.distribution, LISTED_SHARE);
  const run = wanted.high - wanted.low < LISTED_DAYS ? wanted : likeliestRun(next.distribution, LISTED_DAYS);
  return chances.slice(run.low - from, run.high - from + 1).map((chance, index) => ({
    date: addDays(next.start, run.low + index),
    probability: Math.round(chance * 1e5) / 1e5,
  }));
}
