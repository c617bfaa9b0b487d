import { orderWorkStore, parcelSeal } from '#server/features/shop/public.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { JobRun } from '#server/platform/jobs/task.ts';
import { outboxStore } from '#server/platform/notices/outbox.store.ts';
import { keyringOf } from '#server/platform/vault/keyring.store.ts';
import type { Vault } from '#server/platform/vault/vault.ts';
import { shopAdminNotices, type ToldMove } from './shop-admin.notices.ts';

type Services = { readonly db: Database; readonly vault: Vault; readonly clock: Clock };
const TOLD: readonly string[] = ['sent', 'arrived', 'returned', 'canceled'] satisfies ToldMove['to'][];

/** The job of an order that an admin moved on: its buyer hears how it stands now. */
export async function tellBuyer({ db, vault, clock }: Services, { id }: Pick<JobRun, 'id'>): Promise<void> {
  const open = await orderWorkStore.open(db, id);
  if (!open) return;
  try {
    await db.asWorker(open.job, async (tx) => {
      const order = await orderWorkStore.hold(tx, id);
      if (!order || !isTold(order.state)) return;
      const tracking = order.tracking && parcelSeal.openTracking(vault, id, order.tracking);
      const data: ToldMove = {
        to: order.state,
        number: order.number,
        carrier: tracking?.carrier ?? null,
        tracking: tracking?.number ?? null,
      };
      const owner = { tx, keys: await keyringOf(vault, tx, open.userId) };
      await outboxStore.post(owner, { kind: shopAdminNotices.orderMoved, data, about: id, now: clock.now() });
    });
  } finally {
    await orderWorkStore.close(db, open);
  }
}

function isTold(state: string): state is ToldMove['to'] {
  return TOLD.includes(state);
}
