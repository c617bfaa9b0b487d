import type { Tx } from '#server/platform/db/query.ts';

/** Addresses of the member of a transaction that are keys. */
export const addressKeyStore = {
  /** Ends all of them. False where none of them worked. */
  async endAll(tx: Tx): Promise<boolean> {
    return (await tx.callFunction<{ end_address_keys: boolean }>('end_address_keys'))[0]?.end_address_keys === true;
  },
};
