import { randomUUID } from 'node:crypto';
import { FIRST_DOCUMENT, type ReminderDocument } from '#domain/reminder/notices.ts';
import { withEveryKind } from '#domain/reminder/reminder.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Tx } from '#server/platform/db/query.ts';
import type { Owner } from '#server/platform/vault/owner.ts';
import { sealedRow } from '#server/platform/vault/sealed-row.store.ts';
import type { StoredKey } from '#server/platform/vault/vault.ts';

/** A tick under way: whose it is, and the stored keys of that member. */
type OpenTick = { readonly id: string; readonly userId: string; readonly stored: readonly StoredKey[] };

/** Ticks a job: few enough to end well within the minutes for which it may act for its members. */
const BATCH = 100;
/** Ticks a statement: few enough to end well within its time. */
const AT_ONCE = 5_000;

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

  /** Hands all ticks that are due to the worker, in batches; says how many. */
  async startTicks(db: Database, now: Date): Promise<number> {
    for (let all = 0; ;) {
      const [row] = await db.asWorker(null, (tx) =>
        tx.callFunction<{ start_tick_batches: number }>('start_tick_batches', [now, BATCH, AT_ONCE]),
      );
      const started = row?.start_tick_batches ?? 0;
      all += started;
      if (started < AT_ONCE) return all;
    }
  },

  /**
   * What is left of a batch: each member's tick with the member's stored keys, newest first. From then on the worker
   * may act as each of them for five minutes.
   */
  async openTicks(db: Database, batch: string): Promise<OpenTick[]> {
    const rows = await db.asWorker(null, (tx) =>
      tx.callFunction<StoredKey & { id: string; user_id: string }>('open_ticks', [batch]),
    );
    const ticks = new Map<string, OpenTick & { readonly stored: StoredKey[] }>();
    for (const { id, user_id: userId, ...key } of rows) {
      const tick = ticks.get(id) ?? { id, userId, stored: [] };
      tick.stored.push(key);
      ticks.set(id, tick);
    }
    return [...ticks.values()];
  },

  async closeTicks(db: Database, ids: readonly string[]): Promise<void> {
    await db.asWorker(null, (tx) => tx.callFunction('end_scopes', [ids]));
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
