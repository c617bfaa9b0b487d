import type { LocalDate } from '#domain/calendar/local-date.ts';
import { scoredAnew, type ScoredCycle } from '#domain/pmdd/score.ts';

/** What the member has read of a cycle. */
export type ToldScore = Pick<ScoredCycle, 'start' | 'pattern'>;

/**
 * What became of a cycle the member has read of: it shows something else now, its first day is gone, or its first day
 * is new among cycles that were read of.
 */
export type AnewCycle = { readonly start: LocalDate; readonly how: 'changed' | 'gone' | 'new' };

/**
 * What changed in cycles that were over when the member read of them, oldest first. Cycles that ended since are simply
 * new, and nothing to explain.
 */
export function anewSince(told: readonly ToldScore[], now: readonly ScoredCycle[]): AnewCycle[] {
  const newest = told.reduce<LocalDate | null>((last, { start }) => (last && last > start ? last : start), null);
  const [before, after] = [new Set(told.map(({ start }) => start)), new Set(now.map(({ start }) => start))];
  const whole = told.map((one) => ({ ...one, cleared: [], risen: [] }));
  const anew: AnewCycle[] = [
    ...scoredAnew(whole, now).map((start) => ({ start, how: 'changed' as const })),
    ...told.flatMap(({ start }) => (after.has(start) ? [] : [{ start, how: 'gone' as const }])),
    ...now.flatMap(({ start }) =>
      newest !== null && start < newest && !before.has(start) ? [{ start, how: 'new' as const }] : [],
    ),
  ];
  return anew.toSorted((one, other) => (one.start < other.start ? -1 : 1));
}

/** What is kept of scored cycles once the member has read of them. */
export function toldOf(scored: readonly ScoredCycle[]): ToldScore[] {
  return scored.map(({ start, pattern }) => ({ start, pattern }));
}
