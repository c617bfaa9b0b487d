import { randomUUID } from 'node:crypto';
import { FIRST_DOCUMENT, type ReminderDocument } from '#domain/reminder/notices.ts';
import { withEveryKind } from '#domain/reminder/reminder.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Tx } from '#server/platform/db/query.ts';
import type { Owner } from '#server/platform/vault/owner.ts';
import { sealedRow } from '#server/platform/vault/sealed-row.store.ts';

const kept = sealedRow<ReminderDocument>('reminder', FIRST_DOCUMENT);
const whole = (document: ReminderDocument) => ({ ...document, settings: withEveryKind(document.settings) });

/**
 * All that is kept of a member's reminders: one sealed document, and the time of the member's next tick. A tick and a
 * change by the member's hold it, so that they do not lose each other.
 */
export const reminderStore = {
  ...kept,
  read: async (owner: Owner): Promise<ReminderDocument> => whole(await kept.read(owner)),
  hold: async (owner: Owner): Promise<ReminderDocument> => whole(await kept.readForUpdate(owner)),

  /** When the member of the transaction is looked after next; null ends it. Product time. */
  async setTick(tx: Tx, at: Date | null): Promise<void> {
    if (at) await tx.callFunction('set_tick', [randomUUID(), at]);
    else await tx.callFunction('end_tick');
  },

  /** Hands all ticks that are due to the worker; says how many. */
  async startTicks(db: Database, now: Date): Promise<number> {
    const [row] = await db.asWorker(null, (tx) => tx.callFunction<{ start_ticks: number }>('start_ticks', [now]));
    return row?.start_ticks ?? 0;
  },

  /**
   * Whose tick a job is; from then on the worker may act as the member for five minutes. Null when there is none any
   * more.
   */
  async openTick(db: Database, id: string): Promise<string | null> {
    const [row] = await db.asWorker(null, (tx) => tx.callFunction<{ user_id: string }>('open_tick', [id]));
    return row?.user_id ?? null;
  },

  async closeTick(db: Database, id: string): Promise<void> {
    await db.asWorker(null, (tx) => tx.callFunction('end_scope', [id]));
  },
};
