import { randomUUID } from 'node:crypto';
import { dueAt, isInFirstYear, linesFor, type LineKind } from '#domain/referral/commission.ts';
import { bookedLine } from '#domain/referral/commission-transfer.ts';
import { postTransfer } from '#server/features/ledger/public.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Tx } from '#server/platform/db/query.ts';
import type { PaidInvoice } from '#server/platform/payments/payments.ts';
import { commissionStore, type CommissionRow, type LockedReferral } from './referral.store.ts';

/** A paid invoice, with the charge that paid it as a keyed hash. */
export type MarkedInvoice = PaidInvoice & { readonly charge: Buffer | null };
type Around = { readonly now: Date };

/**
 * Brings the commissions of one referral to what is known now, in the worker's transaction: what was read of the
 * provider is written down, and each invoice gets the lines that lack, in her statement and in the books. Run twice, or
 * with the same reading once more, it writes nothing. Whoever reads holds the referral and its referrer until then.
 */
export async function settleReferral(
  tx: Tx,
  { referral, invoices, now }: { referral: string; invoices: readonly MarkedInvoice[] } & Around,
): Promise<void> {
  const held = await commissionStore.lock(tx, referral);
  if (!held) return;
  for (const one of ofFirstYear(held, invoices))
    await commissionStore.put(tx, referral, {
      ...one,
      id: randomUUID(),
      invoice: one.id,
      paidAt: one.at,
      dueAt: dueAt(one.at),
    });
  for (const row of await commissionStore.all(tx, referral)) await bring(tx, { held, row, now });
}

function ofFirstYear({ first_paid_at: known }: LockedReferral, invoices: readonly MarkedInvoice[]): MarkedInvoice[] {
  const all = [...invoices.map(({ at }) => at.getTime()), ...(known ? [known.getTime()] : [])];
  const first = new Date(Math.min(...all));
  return invoices.filter(({ at }) => isInFirstYear(at, first));
}

async function bring(tx: Tx, { held, row, now }: { held: LockedReferral; row: CommissionRow } & Around): Promise<void> {
  let written = { net: Number(row.net), lines: Number(row.lines), isDue: row.is_due };
  for (const line of linesFor(row, { written, state: held.state, falls: row.due_at, now })) {
    const { kind, lines } = bookedLine(line, { written, party: held.party });
    const seq = written.lines + 1;
    await commissionStore.add(tx, { id: randomUUID(), commission: row.id, seq, line, at: now });
    await postTransfer(tx, { kind, reference: `${row.id}:${seq}`, at: now, lines });
    written = { net: written.net + line.cents, lines: seq, isDue: written.isDue || isDueLine(line.kind) };
  }
}

function isDueLine(kind: LineKind): boolean {
  return kind === 'due';
}

const MOST = 500;
const DUE_AT_MINUTE = 23;

/** Once an hour, what has had its thirty quiet days falls due. */
export async function makeDue({ db }: { readonly db: Database }, now: Date): Promise<void> {
  if (now.getUTCMinutes() !== DUE_AT_MINUTE) return;
  for (const referral of await commissionStore.fallingDue(db, { now, most: MOST }))
    await db.asWorker(null, (tx) => settleReferral(tx, { referral, invoices: [], now }));
}
