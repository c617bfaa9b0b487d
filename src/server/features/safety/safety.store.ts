import type { Tx } from '#server/platform/db/query.ts';

/** What the account of the member of a transaction is compared with. */
export type OwnAccount = {
  readonly email_index: Buffer;
  readonly password_hash: string;
  readonly password_changed_at: Date;
};

/**
 * The safety of the member's own account, behind privileged functions: each acts for the member of the transaction
 * alone.
 */
export const safetyStore = {
  async account(tx: Tx): Promise<OwnAccount> {
    const [row] = await tx.callFunction<OwnAccount>('my_account');
    if (!row) throw new Error('a member without an account');
    return row;
  },
  async changePassword(tx: Tx, { passwordHash, now }: { passwordHash: string; now: Date }): Promise<void> {
    await tx.callFunction('change_password', [passwordHash, now]);
  },
};
