import { LIFETIMES } from '#contract/limits.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Tx } from '#server/platform/db/query.ts';

export type NewRegistration = {
  readonly id: string;
  readonly emailIndex: Buffer;
  readonly linkId: string;
  readonly tokenHash: Buffer;
  readonly passwordHash: string;
  readonly sealed: Buffer;
  readonly now: Date;
};
export type UsedRegistration = {
  readonly id: string;
  readonly email_index: Buffer;
  readonly password_hash: string;
  readonly sealed: Buffer;
};

/** The registration that a link belongs to. */
export type FoundRegistration = Omit<UsedRegistration, 'password_hash'>;

/** Registrations whose address was not verified yet, behind privileged functions. */
export const registrationStore = {
  /** The newest of its address: the link of the one before opens nothing any more. */
  async put(tx: Tx, { id, emailIndex, linkId, tokenHash, passwordHash, sealed, now }: NewRegistration): Promise<void> {
    await tx.callFunction('put_registration', [
      id,
      emailIndex,
      linkId,
      tokenHash,
      LIFETIMES.verifyLink,
      passwordHash,
      sealed,
      now,
    ]);
  },

  async passwordHash(tx: Tx, emailIndex: Buffer): Promise<string | null> {
    return (
      (await tx.callFunction<{ password_hash: string }>('find_registration', [emailIndex]))[0]?.password_hash ?? null
    );
  },

  /** Whose link this is, without using it up. */
  async peek(tx: Tx, tokenHash: Buffer): Promise<FoundRegistration | null> {
    return (await tx.callFunction<FoundRegistration>('peek_registration', [tokenHash]))[0] ?? null;
  },

  async use(tx: Tx, tokenHash: Buffer): Promise<UsedRegistration | null> {
    return (await tx.callFunction<UsedRegistration>('use_registration', [tokenHash]))[0] ?? null;
  },

  /** Removes what was made before an instant and never verified, and says how much that was. */
  async sweep(db: Database, before: Date): Promise<number> {
    const rows = await db.asWorker(null, (tx) =>
      tx.callFunction<{ sweep_registrations: string }>('sweep_registrations', [before]),
    );
    return Number(rows[0]?.sweep_registrations ?? 0);
  },
};
