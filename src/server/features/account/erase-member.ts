import type { Tx } from '#server/platform/db/query.ts';
import type { AccountDeps } from './account-deps.ts';
import { accountStore } from './account.store.ts';
import { memberStore } from './profile/member.store.ts';

type Erasure = {
  readonly userId: string;
  /** What belongs to the same transaction; false leaves the member's account as it is. */ readonly before: (
    tx: Tx,
  ) => Promise<boolean>;
};

/**
 * Deletes an account: every session of it ends first, on every process; then keys, rows and account go in one
 * transaction. False when it was not to be.
 */
export async function eraseMember({ db, vault, erasures }: AccountDeps, { userId, before }: Erasure): Promise<boolean> {
  const isErased = await accountStore.asMember(db, userId, async (tx) => {
    if (!(await before(tx))) return false;
    await accountStore.endSessions(tx, userId);
    await memberStore.erase({ tx, userId }, erasures);
    return true;
  });
  vault.forget(userId);
  return isErased;
}
