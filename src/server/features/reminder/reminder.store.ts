import { randomUUID } from 'node:crypto';
import { FIRST_DOCUMENT, type ReminderDocument } from '#domain/reminder/notices.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Tx } from '#server/platform/db/query.ts';
import { sealedRow } from '#server/platform/vault/sealed-row.store.ts';

/** All that is kept of a member's reminders: one sealed document, and the time of her next tick. A tick and a change by her hold it, so that they do not lose each other. */
export const reminderStore = {
  ...sealedRow<ReminderDocument>('reminder', FIRST_DOCUMENT),

  /** When the member of the transaction is looked after next; null ends it. Product time. */
  async setTick(tx: Tx, at: Date | null): Promise<void> {
    if (at) await tx.door('set_tick', [randomUUID(), at]);
    else await tx.door('end_tick');
  },

  /** Hands all ticks that are due to the worker; says how many. */
  async startTicks(db: Database, now: Date): Promise<number> {
    const [row] = await db.asWorker(null, (tx) => tx.door<{ start_ticks: number }>('start_ticks', [now]));
    return row?.start_ticks ?? 0;
  },

  /** Whose tick or note a job is; from then on the worker may act as her for five minutes. Null when there is none any more. */
  async open(db: Database, door: 'open_tick' | 'open_push', id: string): Promise<string | null> {
    const [row] = await db.asWorker(null, (tx) => tx.door<{ user_id: string }>(door, [id]));
    return row?.user_id ?? null;
  },

  async close(db: Database, door: 'end_scope' | 'close_push', id: string): Promise<void> {
    await db.asWorker(null, (tx) => tx.door(door, [id]));
  },

  /** Posts a note of the document: its job leaves with the commit. */
  async post(tx: Tx, door: 'post_note' | 'post_push', id: string): Promise<void> {
    await tx.door(door, [id]);
  },
};
