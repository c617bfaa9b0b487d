import type { Cycle } from '#domain/cycle/cycle-view.ts';
import { belief, standsApart } from './belief.ts';
import { FORECAST } from './constants.ts';
import { explain, WOMEN } from './grid.ts';

/** What a forecast looks at in a cycle. */
export type Weighable = Pick<Cycle, 'startDate' | 'length' | 'excluded'>;
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
};

/** Cycles that count at most; older ones say little of the member now. */
export const REMEMBERED_CYCLES = 40;

/** Every closed cycle (oldest first) and whether the forecast uses it, or why not. */
export function weighCycles(cycles: readonly Weighable[]): WeighedCycle[] {
  const closed = cycles.flatMap(({ startDate, length, excluded }) =>
    length === null ? [] : [{ startDate, length, reason: excluded }],
  );
  const counted = closed.filter(({ reason }) => reason === null).slice(-REMEMBERED_CYCLES);
  const candidates = belief(
    counted.map(({ length }) => length),
    FORECAST,
  );
  const likeliest = candidates.reduce((best, one) => (one.weight > best.weight ? one : best), { index: 0, weight: 0 });
  const usual = WOMEN[likeliest.index];
  return closed.map((cycle) => {
    if (cycle.reason !== null) return { ...cycle, leftOut: 'excluded' };
    if (!counted.includes(cycle)) return { ...cycle, leftOut: 'old' };
    if (!usual || !standsApart(cycle.length, candidates, FORECAST.tail)) return { ...cycle, leftOut: null };
    const { skipped, odd } = explain(cycle.length, usual, FORECAST.tail);
    return { ...cycle, leftOut: skipped > odd ? 'skipped' : 'odd' };
  });
}
