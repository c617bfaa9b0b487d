import { memberMark } from '#server/platform/erasures/erasures.ts';
import type { AccountDeps } from '../account-deps.ts';
import { accountStore } from '../account.store.ts';

/** Members a statement. */
const PAGE = 5_000;

/**
 * Gives everybody who has none the mark under which the erasure ledger knows a member: at a start, and each minute for
 * who came since. Gives how many.
 */
export async function markMembers({ db, vault }: Pick<AccountDeps, 'db' | 'vault'>): Promise<number> {
  for (let all = 0; ;) {
    const ids = await accountStore.unmarked(db, PAGE);
    if (ids.length === 0) return all;
    await accountStore.mark(
      db,
      ids.map((userId) => ({ userId, mark: Buffer.from(memberMark(vault, userId), 'hex') })),
    );
    all += ids.length;
  }
}
