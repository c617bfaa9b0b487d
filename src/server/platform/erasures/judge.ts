import type { Line } from './ledger.ts';

/**
 * What a start does for a member that the database still has: erase the member, note that it did not come to it, or
 * nothing.
 */
export type ErasureVerdict = 'erase' | 'undone' | 'nothing';

/**
 * What the lines about one member mean while the database still has the member. An erasure that was done is done for
 * good, wherever its lines stand. One that was only asked for was rolled back or cut short before its commit, unless
 * the database came back from a backup (`restored`): then it goes through. Lines of several hosts are taken in the order
 * of their instants.
 */
export function judge(lines: readonly Line[], restored: boolean): ErasureVerdict {
  if (lines.some(({ step }) => step === 'done')) return 'erase';
  const last = lines.toSorted((one, other) => Number(one.at > other.at) - Number(one.at < other.at)).at(-1);
  if (last?.step !== 'asked') return 'nothing';
  return restored ? 'erase' : 'undone';
}
