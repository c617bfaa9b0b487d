import { orderWorkStore, shopNotices } from '#server/features/shop/public.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { JobRun } from '#server/platform/jobs/task.ts';
import { outboxStore } from '#server/platform/notices/outbox.store.ts';

/** The job of an order that was sent: its buyer hears of it. An admin's own transaction never learns who that is. */
export async function tellBuyer({ db }: { readonly db: Database }, { id }: Pick<JobRun, 'id'>): Promise<void> {
  const open = await orderWorkStore.open(db, id);
  if (!open) return;
  try {
    await db.asWorker(open.job, (tx) =>
      outboxStore.postBare(tx, { kind: shopNotices.orderSent, userId: open.userId, about: id }),
    );
  } finally {
    await orderWorkStore.close(db, open);
  }
}
