import { addDays, daysBetween, type LocalDate } from '#domain/calendar/local-date.ts';
import type { Cycle, ForecastBasis, PeriodForecast, StartChance } from '#domain/cycle/cycle-view.ts';
import { belief, standsApart, type Candidate } from './belief.ts';
import { FORECAST, OWN_FROM, type ForecastConstants } from './constants.ts';
import {
  givenElapsed,
  lengthDistribution,
  likeliestRun,
  medianLength,
  modeLength,
  shortestRange,
  type Distribution,
} from './distribution.ts';
import { REMEMBERED_CYCLES } from './weigh-cycles.ts';

/** Share of the probability in the range that is told (decisions 6). */
export const RANGE_SHARE = 0.8;
/** A range wider than this many days names no single day (design 9). */
export const WIDEST_NAMED_RANGE = 9;
const LISTED_SHARE = 0.981;
const LISTED_DAYS = 30;

/** What the member's closed cycles say: which women the member may be, and what was used. */
type Evidence = Pick<PeriodForecast, 'basis' | 'cyclesUsed' | 'cyclesLeftOut' | 'shortest' | 'longest'> & {
  readonly candidates: readonly Candidate[];
};

/**
 * When the member's next period is likely to start, given the member's cycles (oldest first) and that it has not
 * started before `today`. Null only when no period was ever logged. Method and figures: docs/forecast.md.
 */
export function forecastPeriod(input: {
  cycles: readonly Cycle[];
  today: LocalDate;
  constants?: ForecastConstants;
}): PeriodForecast | null {
  return (
    forecastsPeriod({
      cycles: input.cycles,
      todays: [input.today],
      ...(input.constants ? { constants: input.constants } : {}),
    })?.[0] ?? null
  );
}

/**
 * The same for several todays of the open cycle at the cost of one: the look at the member's history is shared. `given`:
 * the lengths its signs of ovulation leave, which then count in place of the calendar's.
 */
export function forecastsPeriod(input: {
  cycles: readonly Cycle[];
  todays: readonly LocalDate[];
  given?: Distribution;
  constants?: ForecastConstants;
}): PeriodForecast[] | null {
  const open = input.cycles.at(-1);
  if (!open) return null;
  const constants = input.constants ?? FORECAST;
  const evidence = evidenceOf(input.cycles, constants);
  return input.todays.map((today) => {
    const elapsed = Math.max(0, daysBetween(open.startDate, today));
    return told(evidence, {
      start: open.startDate,
      distribution:
        (input.given && givenElapsed(input.given, elapsed)) ??
        lengthDistribution(evidence.candidates, { elapsed, tail: constants.tail }),
    });
  });
}

/**
 * The chances of each length of the member's open cycle as they stood on its first day, or given what has passed by
 * `today`. Null when no period was ever logged.
 */
export function openDistribution(input: {
  cycles: readonly Cycle[];
  today?: LocalDate;
  constants?: ForecastConstants;
}): Distribution | null {
  const open = input.cycles.at(-1);
  if (!open) return null;
  const { tail } = input.constants ?? FORECAST;
  const elapsed = input.today ? Math.max(0, daysBetween(open.startDate, input.today)) : 0;
  return lengthDistribution(evidenceOf(input.cycles, input.constants ?? FORECAST).candidates, { elapsed, tail });
}

function evidenceOf(cycles: readonly Cycle[], constants: ForecastConstants): Evidence {
  const closed = cycles.flatMap((cycle) =>
    cycle.length === null ? [] : [{ length: cycle.length, excluded: cycle.excluded !== null }],
  );
  const lengths = closed
    .filter((cycle) => !cycle.excluded)
    .map((cycle) => cycle.length)
    .slice(-REMEMBERED_CYCLES);
  const candidates = belief(lengths, constants);
  const used = lengths.filter((length) => !standsApart(length, candidates, constants.tail));
  return {
    candidates,
    basis: basisOf(used.length),
    cyclesUsed: used.length,
    cyclesLeftOut: closed.length - used.length,
    shortest: used.length ? Math.min(...used) : null,
    longest: used.length ? Math.max(...used) : null,
  };
}

function basisOf(cyclesUsed: number): ForecastBasis {
  if (cyclesUsed === 0) return 'population';
  return cyclesUsed < OWN_FROM ? 'blended' : 'own';
}

function told(evidence: Evidence, next: { start: LocalDate; distribution: Distribution }): PeriodForecast {
  const { candidates: _, ...facts } = evidence;
  const day = (length: number) => addDays(next.start, length);
  const range = shortestRange(next.distribution, RANGE_SHARE);
  return {
    median: day(medianLength(next.distribution)),
    mode: range.high - range.low > WIDEST_NAMED_RANGE ? null : day(modeLength(next.distribution)),
    low: day(range.low),
    high: day(range.high),
    days: listed(next),
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
