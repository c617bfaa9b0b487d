import type { Cycle } from '#domain/cycle/cycle-view.ts';
import { belief, standsApart, type Candidate, type Prior } from './belief.ts';
import { FORECAST } from './constants.ts';
import { explain, WOMEN, type LoggedLength } from './grid.ts';
import { skipChance, type Population } from './populations.ts';

/** What a forecast looks at in a cycle. */
export type Weighable = Pick<Cycle, 'startDate' | 'length' | 'excluded' | 'single'>;
/**
 * Why a closed cycle is left out: `excluded`, the member said so; `skipped`, it looks like two or more with a start
 * between that was not logged; `odd`, it is far from all of the member's; `old`, forty newer ones say more.
 */
export type LeftOut = 'excluded' | 'skipped' | 'odd' | 'old';
export type WeighedCycle = {
  readonly startDate: Cycle['startDate'];
  readonly length: number;
  readonly leftOut: LeftOut | null;
  readonly reason: Cycle['excluded'];
  readonly single: Cycle['single'];
};
type Closed = { readonly length: number; readonly single?: Cycle['single'] };

/** Cycles that count at most; older ones say little of the member now. */
export const REMEMBERED_CYCLES = 40;

/** A closed cycle as the forecast of a population reads it. */
export function loggedLength({ length, single }: Closed, population: Population): LoggedLength {
  return { length, skips: single === undefined ? skipChance(population) : 0 };
}

/** Whether a forecast uses a closed cycle that is not excluded; what the member called one cycle always is. */
export function isUsed(
  cycle: Closed,
  { candidates, prior }: { candidates: readonly Candidate[]; prior: Prior },
): boolean {
  return (
    cycle.single === 'told' || !standsApart(loggedLength(cycle, prior.population), candidates, prior.constants.tail)
  );
}

/** Every closed cycle (oldest first) and whether the forecast uses it, or why not. */
export function weighCycles(cycles: readonly Weighable[], population: Population = 'general'): WeighedCycle[] {
  const closed = cycles.flatMap(({ startDate, length, excluded, single }) =>
    length === null ? [] : [{ startDate, length, reason: excluded, single }],
  );
  const counted = closed.filter(({ reason }) => reason === null).slice(-REMEMBERED_CYCLES);
  const prior = { population, constants: FORECAST };
  const lengthOf = (cycle: Closed) => loggedLength(cycle, population);
  const candidates = belief(counted.map(lengthOf), prior);
  const likeliest = candidates.reduce((best, one) => (one.weight > best.weight ? one : best), { index: 0, weight: 0 });
  const usual = WOMEN[likeliest.index];
  return closed.map((cycle) => {
    if (cycle.reason !== null) return { ...cycle, leftOut: 'excluded' };
    if (!counted.includes(cycle)) return { ...cycle, leftOut: 'old' };
    if (!usual || isUsed(cycle, { candidates, prior })) return { ...cycle, leftOut: null };
    const { skipped, odd } = explain(lengthOf(cycle), usual, FORECAST.tail);
    return { ...cycle, leftOut: skipped > odd ? 'skipped' : 'odd' };
  });
}
