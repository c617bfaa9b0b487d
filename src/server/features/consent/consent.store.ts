import { randomUUID } from 'node:crypto';
import type { AskedPurpose } from '#domain/account/consent-versions.ts';
import { q } from '#server/platform/db/query.ts';
import type { Owner } from '#server/platform/vault/owner.ts';

export type StoredConsent = { readonly purpose: string; readonly action: string; readonly at: Date };
type NewRow = {
  readonly purpose: AskedPurpose;
  readonly action: 'given' | 'withdrawn';
  readonly textHash: Buffer;
  readonly method: string;
  readonly at: Date;
};

/** The ledger of the member's consents: rows are added and never changed. */
export const consentStore = {
  /** The newest row of every purpose the member was ever asked about. */
  async newest({ tx, keys }: Owner): Promise<readonly StoredConsent[]> {
    return tx.rows(
      q
        .selectFrom('app.consent')
        .distinctOn('purpose')
        .select(['purpose', 'action', 'at'])
        .where('user_id', '=', keys.userId)
        .orderBy('purpose')
        .orderBy('at', 'desc'),
    );
  },

  /** All of them, oldest first. */
  async all({ tx, keys }: Owner) {
    return tx.rows(
      q
        .selectFrom('app.consent')
        .select(['purpose', 'action', 'at', 'method', 'text_hash'])
        .where('user_id', '=', keys.userId)
        .orderBy('at')
        .orderBy('id'),
    );
  },

  async add({ tx, keys }: Owner, { purpose, action, textHash, method, at }: NewRow): Promise<void> {
    await tx.rows(
      q
        .insertInto('app.consent')
        .values({ user_id: keys.userId, id: randomUUID(), purpose, action, text_hash: textHash, method, at }),
    );
  },
};
