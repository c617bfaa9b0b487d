import type { Tx } from '#server/platform/db/query.ts';
import { accountStore } from './account.store.ts';

/** Posts a letter about her account in the transaction of its cause. */
export function postNotice(tx: Tx, userId: string, kind: Parameters<typeof accountStore.postNotice>[2]): Promise<void> {
  return accountStore.postNotice(tx, userId, kind);
}
