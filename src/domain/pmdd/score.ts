import type { LocalDate } from '#domain/calendar/local-date.ts';
import { CORE_DOMAINS, ITEMS, readRating, type DayRatings, type ItemId, type SymptomDomain } from './items.ts';
import type { RatedCycle } from './rated-cycles.ts';

/**
 * The Carolina Premenstrual Assessment Scoring System, C-PASS (T. A. Eisenlohr-Moul and six others, American Journal of
 * Psychiatry 2017;174:51-59), after the open implementation by L. Symul and T. Eisenlohr-Moul (the R package cpass,
 * github.com/lasy/cpass, CC BY 4.0). Where paper and package differ, the package: docs/pmdd.md says where.
 */
export type Thresholds = {
  /** "Moderate", on so many of the seven days before, not in a row (Eisenlohr-Moul and others 2017). */
  readonly severe: number;
  readonly severeDays: number;
  /** No day after may be rated higher (Eisenlohr-Moul and others 2017). */
  readonly cleared: number;
  /** By how many percent of the used range the mean before exceeds the mean after (Eisenlohr-Moul and others 2017). */
  readonly rise: number;
  /** Rated days in each of both weeks: four in the package (Symul and Eisenlohr-Moul 2025), three in the paper. */
  readonly ratedDays: number;
  /** Symptoms of DSM-5 that have to meet all of it, one of them core (Eisenlohr-Moul and others 2017). */
  readonly symptoms: number;
  /** Cycles with the pattern, and rated cycles at all (Eisenlohr-Moul and others 2017). */
  readonly cycles: number;
  /** The part of the rated cycles that has the pattern (Symul and Eisenlohr-Moul 2025; the paper names none). */
  readonly share: number;
};

/** What ships. */
export const THRESHOLDS: Thresholds = {
  severe: 4,
  severeDays: 2,
  cleared: 3,
  rise: 30,
  ratedDays: 4,
  symptoms: 5,
  cycles: 2,
  share: 0.5,
};

/**
 * What a cycle shows: five symptoms that come and go, one of them core (`pmdd`); a core one that does, fewer than five
 * (`mrmd`, menstrually related mood disorder); five that come and do not go (`pme`, premenstrual exacerbation, which
 * the package calls experimental: nobody has checked it against patients).
 */
type CyclePattern = 'pmdd' | 'mrmd' | 'pme' | 'none';

/** A cycle as scored. */
export type ScoredCycle = {
  readonly start: LocalDate;
  /** Null where too few days are rated, or no core item on enough of them. */
  readonly pattern: CyclePattern | null;
  /** Symptoms that came before the period and went after it. */
  readonly cleared: readonly SymptomDomain[];
  /** Symptoms that came before the period, whether or not they went. */
  readonly risen: readonly SymptomDomain[];
};

type ItemResult = { readonly risen: boolean; readonly cleared: boolean };

/**
 * Scores the cycles of one member. They are scored together, because the range of the scale that a member uses is taken
 * over all of them. `thresholds` is for tests alone. RangeError on a rating that is no whole number of 1 to 6.
 */
export function scoreCycles(cycles: readonly RatedCycle[], thresholds: Thresholds = THRESHOLDS): ScoredCycle[] {
  const range = usedRange(cycles);
  return cycles.map((cycle) => scoreCycle(cycle, range, thresholds));
}

/** Highest rating less one, over all 24 items and both weeks of every cycle (Eisenlohr-Moul and others 2017, method 2). */
function usedRange(cycles: readonly RatedCycle[]): number {
  const ratings = cycles.flatMap(({ before, after }) => [...before, ...after]).flatMap(ratingsOf);
  return ratings.reduce((most, rating) => Math.max(most, readRating(rating)), 1) - 1;
}

function ratingsOf(day: DayRatings): number[] {
  return ITEMS.flatMap(({ id }) => day[id] ?? []);
}

function scoreCycle(cycle: RatedCycle, range: number, thresholds: Thresholds): ScoredCycle {
  const { start } = cycle;
  const results = ITEMS.flatMap(({ id, domain }) => {
    const result = domain === null ? null : scoreItem(cycle, id, { range, thresholds });
    return domain === null || result === null ? [] : [{ domain, ...result }];
  });
  const domains = [...new Set(results.map(({ domain }) => domain))];
  const risen = domains.filter((domain) => results.some((one) => one.domain === domain && one.risen));
  const cleared = domains.filter((domain) => results.some((one) => one.domain === domain && one.cleared));
  const isRated = [cycle.before, cycle.after].every((week) => daysWithRatings(week) >= thresholds.ratedDays);
  const isJudged = isRated && domains.some(isCore);
  return { start, pattern: isJudged ? patternOf({ risen, cleared }, thresholds) : null, cleared, risen };
}

/** A day counts with one item rated on it (Symul and Eisenlohr-Moul 2025). */
function daysWithRatings(week: readonly DayRatings[]): number {
  return week.filter((day) => ratingsOf(day).length > 0).length;
}

function isCore(domain: SymptomDomain): boolean {
  return CORE_DOMAINS.includes(domain);
}

/** Null where the item is rated on too few days of either week: then it is neither there nor absent. */
function scoreItem(
  cycle: RatedCycle,
  id: ItemId,
  { range, thresholds }: { readonly range: number; readonly thresholds: Thresholds },
): ItemResult | null {
  const before = cycle.before.flatMap((day) => day[id] ?? []);
  const after = cycle.after.flatMap((day) => day[id] ?? []);
  if (Math.min(before.length, after.length) < thresholds.ratedDays) return null;
  const isSevere = before.filter((rating) => rating >= thresholds.severe).length >= thresholds.severeDays;
  // Whole numbers throughout: a rise of exactly 30 % is 29.999 % of fractions in binary.
  const rise = sum(before) * after.length - sum(after) * before.length;
  const risen = isSevere && rise * 100 >= thresholds.rise * range * before.length * after.length;
  return { risen, cleared: risen && Math.max(...after) <= thresholds.cleared };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}

function patternOf(
  { risen, cleared }: { readonly risen: readonly SymptomDomain[]; readonly cleared: readonly SymptomDomain[] },
  { symptoms }: Thresholds,
): CyclePattern {
  if (cleared.some(isCore)) return cleared.length >= symptoms ? 'pmdd' : 'mrmd';
  return risen.length >= symptoms ? 'pme' : 'none';
}

/** What the cycles of one member show together: in how many of how many judged ones. */
export type MemberPattern =
  | { readonly kind: 'too_few'; readonly of: number }
  | { readonly kind: CyclePattern; readonly cycles: number; readonly of: number };

/**
 * The pattern of a member: in two cycles at least (Eisenlohr-Moul and others 2017) and in half of them or more (Symul
 * and Eisenlohr-Moul 2025), never with fewer than two that could be judged. A cycle with the full pattern counts for
 * the lesser ones too. `thresholds` is for tests alone.
 */
export function memberPattern(
  scored: readonly ScoredCycle[],
  { cycles: fewest, share, symptoms }: Thresholds = THRESHOLDS,
): MemberPattern {
  const judged = scored.filter(({ pattern }) => pattern !== null);
  const of = judged.length;
  if (of < fewest) return { kind: 'too_few', of };
  const counts = [
    ['pmdd', judged.filter(({ pattern }) => pattern === 'pmdd').length],
    ['mrmd', judged.filter(({ pattern }) => pattern === 'pmdd' || pattern === 'mrmd').length],
    ['pme', judged.filter(({ risen }) => risen.length >= symptoms).length],
  ] as const;
  const found = counts.find(([, cycles]) => cycles >= fewest && cycles / of >= share);
  return found ? { kind: found[0], cycles: found[1], of } : { kind: 'none', cycles: 0, of };
}

/**
 * The cycles, by their first days, that show something else than they did: what a page tells after a rating was changed
 * in a cycle that was over. A change may reach other cycles too, by way of the used range.
 */
export function scoredAnew(earlier: readonly ScoredCycle[], now: readonly ScoredCycle[]): LocalDate[] {
  const patterns = new Map(earlier.map(({ start, pattern }) => [start, pattern]));
  return now.flatMap(({ start, pattern }) => (patterns.has(start) && patterns.get(start) !== pattern ? [start] : []));
}
