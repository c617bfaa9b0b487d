import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Log } from '#server/platform/log.ts';
import { PaymentRefused, type PaymentEvent } from '#server/platform/payments/payments.ts';
import type { Payouts } from '#server/platform/payments/payouts.ts';
import { readPayoutAccount, type PayoutDeps } from './payout-account.ts';
import { transferStore } from './transfer.store.ts';

type Deps = Pick<PayoutDeps, 'db' | 'clock' | 'log' | 'payouts'>;
type Paying = { readonly db: Database; readonly clock: Clock; readonly log: Log; readonly payouts: Payouts };
const PAYOUT = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const AGAIN_MS = 3_600_000;

/**
 * Sends one payout of a signed run, under its own id as key: stopped between the call and its note, the next try meets
 * the same transfer. The provider's no puts it back to what is owed; what is not answered is asked again.
 */
export async function sendPayout({ payouts, ...deps }: Deps, id: string): Promise<void> {
  const { db, clock, log } = deps;
  const open = await transferStore.open(db, id);
  if (!open) return;
  if (!payouts) throw new Error('a payout is to be sent, and this server pays nobody out');
  try {
    const { accountId, cents } = open;
    const transfer = await payouts.transfer({ accountId, cents, reference: id, key: id });
    await follow({ ...deps, payouts }, { id: transfer.id, event: null });
  } catch (error) {
    if (!(error instanceof PaymentRefused)) throw error;
    log.error('payouts.refused', { alert: true }, error);
    await db.asWorker(null, (tx) => transferStore.refuse(tx, { payout: id, why: error.code, now: clock.now() }));
    await readPayoutAccount({ db, payouts }, open.accountId);
  }
}

/**
 * Takes a signed event about a transfer, or about the account of somebody who is paid: once, whatever its order. It only
 * says what to read anew. What fails throws, so that the provider sends it again.
 */
export async function takePayoutEvent({ payouts, ...deps }: Deps, event: PaymentEvent): Promise<void> {
  const note = () => deps.db.asWorker(null, (tx) => transferStore.noteEvent(tx, event));
  if (!payouts) return void (await note());
  if (event.transferId !== undefined) return follow({ ...deps, payouts }, { id: event.transferId, event });
  if (event.accountId !== undefined) await readPayoutAccount({ db: deps.db, payouts }, event.accountId);
  await note();
}

/** Reads a transfer and writes down what it says; both its sums only grow, so no order of readings ends otherwise. */
async function follow(
  { db, clock, log, payouts }: Paying,
  { id, event }: { id: string; event: PaymentEvent | null },
): Promise<void> {
  const transfer = await payouts.readTransfer(id);
  const payout = transfer?.reference ?? '';
  await db.asWorker(null, async (tx) => {
    if (event && !(await transferStore.noteEvent(tx, event))) return;
    if (!transfer || !PAYOUT.test(payout)) return;
    if (!(await transferStore.follow(tx, { payout, transfer, now: clock.now() }))) log.warn('payouts.not_ours');
  });
}

/** Transfers that nothing was heard of for an hour begin again. */
export async function healTransfers({ db, payouts }: Deps, now: Date): Promise<void> {
  if (payouts) await transferStore.again(db, new Date(now.getTime() - AGAIN_MS));
}
