import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { PaymentEvent, Payments } from '#server/platform/payments/payments.ts';
import type { Vault } from '#server/platform/vault/vault.ts';
import { transferStore } from './payout/transfer.store.ts';
import { commissionStore } from './referral.store.ts';
import { settleReferral } from './settle.ts';

type Deps = { readonly db: Database; readonly payments: Payments; readonly vault: Vault; readonly clock: Clock };

/** By what a charge is found again once its member has left: a keyed hash, which leads to nobody. */
export function chargeMark(vault: Vault, chargeId: string): Buffer {
  return vault.mac('referral', `charge|${chargeId}`);
}

/**
 * Takes a signed event about a charge of nobody’s we know: once. Where a member who was invited and has left paid by it,
 * what became of the money is read anew, and her referrer's commission follows.
 */
export async function takeChargeEvent({ db, payments, vault, clock }: Deps, event: PaymentEvent): Promise<void> {
  const id = event.chargeId;
  const asked = id === undefined ? null : await commissionStore.askCharge(db, chargeMark(vault, id));
  const charge = id === undefined || !asked ? null : await payments.readCharge(id);
  await db.asWorker(null, async (tx) => {
    if (!(await transferStore.noteEvent(tx, event)) || !asked || !charge) return;
    await commissionStore.hearCharge(tx, { ...asked, ...charge });
    await settleReferral(tx, { referral: asked.referral, invoices: [], now: clock.now() });
  });
}
