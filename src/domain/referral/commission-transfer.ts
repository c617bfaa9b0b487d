import { move, type LedgerLine } from '../ledger/ledger.ts';
import type { NewLine, Written } from './commission.ts';

/** A line of commission and how much is to move in the books with it. */
export type Booked = { readonly kind: string; readonly lines: readonly LedgerLine[] };

/**
 * How a new line stands in the books: what is earned is an expense that we owe, pending at first; when it falls due, what
 * it is worth then moves over. Taking back goes the same way, from where it stands.
 */
export function bookedLine(line: NewLine, { written, party }: { written: Written; party: string }): Booked {
  const pending = { account: 'commissions_pending', party } as const;
  const payable = { account: 'commissions_payable', party } as const;
  const kind = `commission_${line.kind}`;
  if (line.kind === 'due') return { kind, lines: move(written.net, { from: payable, to: pending, currency: 'usd' }) };
  const owed = written.isDue ? payable : pending;
  return { kind, lines: move(line.cents, { from: owed, to: { account: 'commissions_expense' }, currency: 'usd' }) };
}
