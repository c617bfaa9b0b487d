import { LIFETIMES } from '#contract/limits.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Tx } from '#server/platform/db/query.ts';
import type { Purpose } from '../links.ts';

export type RequestPurpose = 'register' | Purpose;
export type EmailRequest = {
  readonly purpose: RequestPurpose;
  /** The account that has the address; null where none has. */
  readonly user_id: string | null;
  readonly verified: boolean | null;
};
type Letter = { readonly id: string; readonly kind: string; readonly link: { purpose: Purpose; hash: Buffer } | null };

/**
 * Emails that were asked for by an address: written the same way whoever has it, and looked at by the worker alone, so
 * that neither words nor time tell a caller whether the address is known.
 */
export const emailRequestStore = {
  async ask(
    tx: Tx,
    { id, emailIndex, purpose }: { id: string; emailIndex: Buffer; purpose: RequestPurpose },
  ): Promise<void> {
    await tx.callFunction('request_email', [id, emailIndex, purpose]);
  },

  /** Null when it was answered. */
  async read(db: Database, id: string): Promise<EmailRequest | null> {
    return db.asWorker(
      null,
      async (tx) => (await tx.callFunction<EmailRequest>('read_email_request', [id]))[0] ?? null,
    );
  },

  /** Answers by a notice to the account that has the address. */
  async answer(db: Database, { id, kind, link }: Letter): Promise<void> {
    await db.asWorker(null, (tx) =>
      tx.callFunction('answer_email_request', [
        id,
        kind,
        link?.purpose ?? null,
        link?.hash ?? null,
        link?.purpose === 'verify' ? LIFETIMES.verifyLink : LIFETIMES.resetLink,
      ]),
    );
  },

  /**
   * The registration that the link of this request belongs to; null where there is none, or a newer link was asked for.
   */
  async registration(
    db: Database,
    { id, hash }: { id: string; hash: Buffer },
  ): Promise<{ readonly id: string; readonly sealed: Buffer } | null> {
    const rows = await db.asWorker(null, (tx) =>
      tx.callFunction<{ id: string; sealed: Buffer }>('link_registration', [id, hash, LIFETIMES.verifyLink]),
    );
    return rows[0] ?? null;
  },

  async end(db: Database, id: string): Promise<void> {
    await db.asWorker(null, (tx) => tx.callFunction('end_email_request', [id]));
  },

  /** Removes what could not be sent since an instant, and says how much that was. */
  async sweep(db: Database, before: Date): Promise<number> {
    const rows = await db.asWorker(null, (tx) =>
      tx.callFunction<{ sweep_email_requests: string }>('sweep_email_requests', [before]),
    );
    return Number(rows[0]?.sweep_email_requests ?? 0);
  },
};
