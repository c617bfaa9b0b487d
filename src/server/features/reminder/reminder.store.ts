import { randomUUID } from 'node:crypto';
import { FIRST_DOCUMENT, type ReminderDocument } from '#domain/reminder/notices.ts';
import type { Database } from '#server/platform/db/database.ts';
import { q, shaped, type Tx } from '#server/platform/db/query.ts';
import type { Keyring } from '#server/platform/vault/keyring.ts';

type Owner = { readonly tx: Tx; readonly keys: Keyring };
type Written = { readonly userId: string; readonly sealed: Buffer; readonly now: Date };

const place = (userId: string) => ({ table: 'reminder', rowId: userId });
const ofMember = shaped(({ userId }: { userId: string }) => q.selectFrom('app.reminder').select('sealed').where('user_id', '=', userId));
const newOfMember = shaped(({ userId, sealed, now }: Written) =>
  q.insertInto('app.reminder').values({ user_id: userId, sealed, updated_at: now })
    .onConflict((clash) => clash.column('user_id').doUpdateSet((eb) => ({ sealed: eb.ref('excluded.sealed'), updated_at: eb.ref('excluded.updated_at'), version: eb('app.reminder.version', '+', 1) }))));

/** All that is kept of a member's reminders: one sealed document, and the time of her next tick. */
export const reminderStore = {
  async read({ tx, keys }: Owner): Promise<ReminderDocument> {
    const row = await tx.first(ofMember(keys));
    return row ? (keys.open(place(keys.userId), row.sealed) as ReminderDocument) : FIRST_DOCUMENT;
  },

  /** The document, held for this transaction: a tick and a change by her do not lose each other. */
  async hold(owner: Owner): Promise<ReminderDocument> {
    const [, document] = await Promise.all([owner.tx.turn(`reminder|${owner.keys.userId}`), this.read(owner)]);
    return document;
  },

  write({ tx, keys }: Owner, { document, now }: { document: ReminderDocument; now: Date }): void {
    tx.push(newOfMember({ userId: keys.userId, sealed: keys.seal(place(keys.userId), document), now }));
  },

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
