import { toldMinute } from '#domain/privacy/deletion.ts';
import { eraseMember, type AccountDeps } from '#server/features/account/public.ts';
import { deletionStore } from './deletion.store.ts';

const AT_ONCE = 50;

/**
 * Deletes every account whose time has come: those to be deleted now, those whose days of thought are over, and those
 * that a crash left in between. Each is one transaction with its receipt. Gives how many there were.
 */
export async function eraseDue(deps: AccountDeps): Promise<number> {
  const now = deps.clock.now();
  const due = await deletionStore.due(deps.db, { now, most: AT_ONCE });
  let erased = 0;
  for (const userId of due)
    if (
      await eraseMember(deps, { userId, before: (tx) => deletionStore.keepReceipt(tx, { at: toldMinute(now), now }) })
    )
      erased += 1;
  return erased === AT_ONCE ? erased + (await eraseDue(deps)) : erased;
}
