import { randomUUID } from 'node:crypto';
import type { Database } from '#server/platform/db/database.ts';
import type { Tx } from '#server/platform/db/query.ts';
import type { Owner } from '#server/platform/vault/owner.ts';
import { NOTE, type Channel, type EventKind } from './kind.ts';

/** A notice that waits, by one channel. */
export type WaitingNotice = {
  readonly user_id: string;
  readonly channel: Channel;
  readonly kind: string;
  readonly about: string | null;
  readonly link_id: string | null;
  readonly sealed: Buffer | null;
};

/** What lies sealed beside a notice: what its cause told, when that was, and its kind where the row does not say it. */
export type SealedNotice = { readonly data: object | null; readonly at?: string; readonly kind?: string };
type Row = { userId: string; channel: Channel; kind: string } & Partial<Bound> & { id?: string; sealed?: Buffer };
type Bound = { readonly about: string | null; readonly linkId: string | null };

// The name of the table that emails lay in before; what was sealed under it still opens.
const place = (id: string) => ({ table: 'outbox_mail', rowId: id });

/**
 * Notices that are owed: written with their jobs in the transaction that causes them, one row for each channel, so that
 * a try of one never repeats another.
 */
export const outboxStore = {
  /** Posts a notice to the member, to each channel of its kind. What it tells is sealed under the member's key. */
  async post<Data extends object | null>(
    { tx, keys }: Owner,
    { kind, data, now, ...bound }: { kind: EventKind<Data>; data: Data; now: Date } & Partial<Bound>,
  ): Promise<void> {
    const hidden = kind.trace === 'none';
    for (const channel of kind.channels) {
      const id = randomUUID();
      const told: SealedNotice = { data, at: now.toISOString(), ...(hidden && { kind: kind.name }) };
      const sealed = keys.seal(place(id), told);
      await post(tx, { id, userId: keys.userId, channel, kind: hidden ? NOTE : kind.name, ...bound, sealed });
    }
  },

  /**
   * Posts a notice that tells nothing but its name, to somebody whose keys are not at hand: before a session there are
   * none.
   */
  async postBare(
    tx: Tx,
    { kind, ...row }: { kind: EventKind<null> & { readonly trace: 'name and time' }; userId: string } & Partial<Bound>,
  ): Promise<void> {
    for (const channel of kind.channels) await post(tx, { ...row, channel, kind: kind.name });
  },

  /**
   * Posts what the member's own document says under the id `about`, to one channel: the row is the same whatever it
   * says.
   */
  async postNote(tx: Tx, row: { userId: string; channel: Channel; about: string }): Promise<void> {
    await post(tx, { ...row, kind: NOTE });
  },

  /** The notice of a job, when it was not sent yet; from then on the worker may act as its member for five minutes. */
  async open(db: Database, id: string): Promise<WaitingNotice | null> {
    return db.asWorker(null, async (tx) => (await tx.callFunction<WaitingNotice>('open_notice', [id]))[0] ?? null);
  },

  /** What lies sealed beside a notice; null where it does not open. Letters of before told their data alone. */
  opened({ keys }: Pick<Owner, 'keys'>, { id, sealed }: { id: string; sealed: Buffer | null }): SealedNotice | null {
    if (!sealed) return { data: null };
    const told = keys.openOrNull(place(id), sealed) as object | null;
    if (!told) return null;
    return 'data' in told ? (told as SealedNotice) : { data: told };
  },

  /** Worker role only: whether the address of the member of this job was confirmed. */
  async isConfirmed(tx: Tx): Promise<boolean> {
    return (await tx.callFunction<{ is_confirmed: boolean }>('is_confirmed'))[0]?.is_confirmed === true;
  },

  async close(db: Database, id: string): Promise<void> {
    await db.asWorker(null, (tx) => tx.callFunction('close_notice', [id]));
  },

  /** It comes again when that many seconds have passed. */
  async delay(db: Database, { id, seconds }: { id: string; seconds: number }): Promise<void> {
    await db.asWorker(null, (tx) => tx.callFunction('delay_notice', [id, seconds]));
  },

  /** Takes over what the release before the one outbox has queued. */
  async takeOver(db: Database, from: 'mail' | 'push', id: string): Promise<void> {
    await db.asWorker(null, (tx) => tx.callFunction(`take_over_${from}`, [id]));
  },
};

async function post(
  tx: Tx,
  { id = randomUUID(), userId, channel, kind, about = null, linkId = null, sealed }: Row,
): Promise<void> {
  const row = [channel, kind, about, linkId, sealed ?? null];
  await tx.callFunction('post_notice', tx.isMember ? [id, ...row] : [id, userId, ...row]);
}
