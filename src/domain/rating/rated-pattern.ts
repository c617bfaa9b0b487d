import type { LocalDate } from '#domain/calendar/local-date.ts';
import type { DayRatings } from '#domain/pmdd/items.ts';
import { patternWords, type PatternWords } from '#domain/pmdd/pattern-words.ts';
import { ratedCycles } from '#domain/pmdd/rated-cycles.ts';
import { memberPattern, scoreCycles, THRESHOLDS, type ScoredCycle } from '#domain/pmdd/score.ts';
import { meanByDay, type DayMean } from './mean-by-day.ts';

type Facts = {
  readonly periodStarts: readonly LocalDate[];
  readonly days: ReadonlyMap<LocalDate, DayRatings>;
  readonly today: LocalDate;
  readonly isTeen: boolean;
};

/**
 * A cycle with some rated day, as the page tells of it: how many days of each week, and what it lacks to count: rated
 * days, or a core item on enough of them.
 */
export type ToldCycle = {
  readonly start: LocalDate;
  readonly before: number;
  readonly after: number;
  readonly lacks: 'days' | 'mood' | null;
};

export type RatedPattern = {
  /** Those with some rated day, oldest first. */
  readonly scored: readonly ScoredCycle[];
  readonly words: PatternWords;
  /** How many cycles more are needed before anything is said. */
  readonly needed: number;
  /** Newest first. */
  readonly cycles: readonly ToldCycle[];
  /** Null until there are cycles enough, and always before 18. */
  readonly means: readonly DayMean[] | null;
};

/** The whole pattern check of a member, from first days of periods and rated days; nothing of it is kept. */
export function ratedPattern({ periodStarts, days, today, isTeen }: Facts): RatedPattern {
  const cycles = ratedCycles({ periodStarts, days, today }).filter(
    ({ before, after }) => before.length + after.length > 0,
  );
  const scored = scoreCycles(cycles);
  const pattern = memberPattern(scored);
  const judged = new Set(scored.flatMap(({ start, pattern: found }) => (found === null ? [] : [start])));
  const needed = Math.max(0, THRESHOLDS.cycles - judged.size);
  return {
    scored,
    words: patternWords(pattern, { isTeen }),
    needed,
    cycles: cycles
      .map(({ start, before, after }) => ({
        start,
        before: before.length,
        after: after.length,
        lacks: judged.has(start)
          ? null
          : Math.min(before.length, after.length) < THRESHOLDS.ratedDays
            ? ('days' as const)
            : ('mood' as const),
      }))
      .toReversed(),
    means: needed > 0 || isTeen ? null : meanByDay({ drawn: [...judged], periodStarts, days }),
  };
}
