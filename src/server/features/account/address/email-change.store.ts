import { randomUUID } from 'node:crypto';
import { LIFETIMES } from '#contract/limits.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Tx } from '#server/platform/db/query.ts';
import type { Owner } from '#server/platform/vault/owner.ts';

/** An address that was asked for and waits to be confirmed. */
export type EmailChange = { readonly address: string; readonly askedAt: Date };
type Asked = { readonly address: string; readonly now: Date; readonly hash: (linkId: string) => Buffer };

const place = (linkId: string) => ({ table: 'email_change', rowId: linkId });

/**
 * Another address for the account of the member of the transaction: one at a time, sealed, as long as its link is good.
 */
export const emailChangeStore = {
  /** Gives the id of the link that confirms it; the one before stops working. */
  async ask({ tx, keys }: Owner, { address, now, hash }: Asked): Promise<string> {
    const linkId = randomUUID();
    await tx.callFunction('ask_email_change', [
      linkId,
      hash(linkId),
      LIFETIMES.emailLink,
      keys.seal(place(linkId), address),
      now,
    ]);
    return linkId;
  },

  async waiting({ tx, keys }: Owner): Promise<EmailChange | null> {
    const [row] = await tx.callFunction<{ link_id: string; address: Buffer; asked_at: Date }>('my_email_change');
    const address = row && keys.openOrNull(place(row.link_id), row.address);
    return row && typeof address === 'string' ? { address, askedAt: row.asked_at } : null;
  },

  /** False when nothing was under way. */
  async stop(tx: Tx): Promise<boolean> {
    return (await tx.callFunction<{ stop_email_change: boolean }>('stop_email_change'))[0]?.stop_email_change === true;
  },

  /**
   * The account is found by another address from now on, and every mailed link of the member's is over. False when that
   * address belongs to another account.
   */
  async move(tx: Tx, index: Buffer): Promise<boolean> {
    return (await tx.callFunction<{ move_email: boolean }>('move_email', [index]))[0]?.move_email === true;
  },

  /** Removes what was never confirmed, and gives how much that was. */
  async sweep(db: Database): Promise<number> {
    return Number(
      (await db.asWorker(null, (tx) => tx.callFunction<{ sweep_email_changes: string }>('sweep_email_changes')))[0]
        ?.sweep_email_changes ?? 0,
    );
  },
};
