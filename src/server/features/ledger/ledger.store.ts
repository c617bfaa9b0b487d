import { randomUUID } from 'node:crypto';
import { transferFault, type Currency, type LedgerAccount, type Transfer } from '#domain/ledger/ledger.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Tx } from '#server/platform/db/query.ts';

/** What one account comes to in one currency; `party` is null for accounts that are nobody's in particular. */
type Balance = {
  readonly account: LedgerAccount;
  readonly party: string | null;
  readonly currency: Currency;
  readonly cents: number;
};
type BalanceRow = Omit<Balance, 'cents'> & { readonly cents: string };

/**
 * Posts a transfer within a running transaction of the worker's, with the effect that caused it: both happen, or
 * neither. False when this cause was posted before; then nothing is written. Throws on lines that do not sum to 0.
 */
export async function postTransfer(tx: Tx, { kind, reference, at, lines }: Transfer): Promise<boolean> {
  const fault = transferFault(lines);
  if (fault) throw new Error(`not a transfer: ${fault}`);
  const given = [randomUUID(), kind, reference, at, JSON.stringify(lines)];
  const [row] = await tx.callFunction<{ post_transfer: boolean }>('post_transfer', given);
  return row?.post_transfer === true;
}

/** What accounts come to: all of them, or those of one account, or of one party. */
export async function readBalances(
  db: Database,
  { account = null, party = null }: { account?: LedgerAccount | null; party?: string | null } = {},
): Promise<readonly Balance[]> {
  const rows = await db.asWorker(null, (tx) => tx.callFunction<BalanceRow>('ledger_balances', [account, party]));
  return rows.map((row) => ({ ...row, cents: Number(row.cents) }));
}
