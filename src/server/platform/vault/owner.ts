import type { Tx } from '#server/platform/db/query.ts';
import type { Keyring } from './keyring.ts';

/** Whose rows a store reads and writes: the transaction bound to the member's session, and the member's keys. */
export type Owner = { readonly tx: Tx; readonly keys: Keyring };
