import { localDate } from '#domain/calendar/local-date.ts';
import { giveBackPoints } from '#server/features/points/public.ts';
import type { Tx } from '#server/platform/db/query.ts';
import type { OrderDeps } from '../shop-deps.ts';
import { orderWorkStore } from './order-work.store.ts';

/** An order that nobody paid ends: its things go back on the shelf, and its points to her. Once; false when it had moved on. */
export async function lapseOrder({ db, clock }: Pick<OrderDeps, 'db' | 'clock'>, id: string): Promise<boolean> {
  const open = await orderWorkStore.open(db, id);
  if (!open) return false;
  try {
    return await db.asWorker(open.job, (tx) => lapseIn(tx, { id, userId: open.userId, now: clock.now() }));
  } finally {
    await orderWorkStore.close(db, open);
  }
}

/** The same within a transaction of the worker's, in the scope of the order. */
export async function lapseIn(
  tx: Tx,
  { id, userId, now }: { id: string; userId: string; now: Date },
): Promise<boolean> {
  if (!(await orderWorkStore.lapse(tx, { id, now }))) return false;
  await giveBackPoints({ owner: { tx, keys: { userId } }, use: 'shop', key: id, day: dayOf(now), at: now });
  return true;
}

/** The day that points come back on: a row that gives back counts for no streak, so Greenwich's will do. */
export function dayOf(now: Date) {
  return localDate(now.toISOString().slice(0, 10));
}
