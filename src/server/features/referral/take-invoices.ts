import { noteMarks } from '#server/features/account/public.ts';
import type { Tx } from '#server/platform/db/query.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { PaidInvoice, Payments } from '#server/platform/payments/payments.ts';
import type { Vault } from '#server/platform/vault/vault.ts';
import { commissionStore } from './referral.store.ts';
import { chargeMark } from './take-charge.ts';
import { settleReferral } from './settle.ts';

/** What was read of a customer who was invited, or who refers. */
export type ReadInvoices = { readonly referral: string | null; readonly invoices: readonly PaidInvoice[] };

/**
 * Reads what a customer has paid, where that concerns a referral; null where it does not. `job` acts as the customer's
 * member. No transaction is open meanwhile.
 */
export async function readForReferral(
  { db, payments }: { readonly db: Database; readonly payments: Payments },
  { job, customerId }: { job: string; customerId: string },
): Promise<ReadInvoices | null> {
  const known = await commissionStore.of(db, job);
  if (!known || (known.referral === null && !known.refers)) return null;
  return { referral: known.referral, invoices: await payments.readPaidInvoices(customerId) };
}

/** Writes down what was read, in the transaction of the event. The member's cards are kept as keyed hashes. */
export async function takeInvoices(
  tx: Tx,
  { read: { referral, invoices }, vault, now }: { read: ReadInvoices; vault: Vault; now: Date },
): Promise<void> {
  const cards = new Set(invoices.flatMap(({ cardMark }) => cardMark ?? []));
  for (const card of cards) await noteMarks(tx, { vault, traits: { card }, now });
  const marked = invoices.map((one) => ({
    ...one,
    charge: one.chargeId === null ? null : chargeMark(vault, one.chargeId),
  }));
  if (referral) await settleReferral(tx, { referral, invoices: marked, now });
}
