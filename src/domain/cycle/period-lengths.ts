import type { Cycle } from './cycle-view.ts';

/**
 * The lengths in days of the periods of closed cycles that are not excluded, in the order of the cycles. A period of
 * which one day is logged tells when it began and not how long it was: it does not count.
 */
export function periodLengths(cycles: readonly Pick<Cycle, 'length' | 'excluded' | 'periodLength'>[]): number[] {
  return cycles
    .filter(({ length, excluded, periodLength }) => length !== null && excluded === null && periodLength > 1)
    .map(({ periodLength }) => periodLength);
}
