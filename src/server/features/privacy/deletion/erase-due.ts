import { toldMinute } from '#domain/privacy/deletion.ts';
import { eraseMember, type AccountHouse } from '#server/features/account/public.ts';
import { deletionStore } from './deletion.store.ts';

const AT_ONCE = 50;

/**
 * Deletes every account whose time has come: those to be deleted now, those whose days of thought are over, and those that a crash left in between.
 * Each is one transaction with its receipt. Gives how many there were.
 */
export async function eraseDue(house: AccountHouse): Promise<number> {
  const now = house.clock.now();
  const due = await deletionStore.due(house.db, { now, most: AT_ONCE });
  let erased = 0;
  for (const userId of due)
    if (
      await eraseMember(house, { userId, before: (tx) => deletionStore.keepReceipt(tx, { at: toldMinute(now), now }) })
    )
      erased += 1;
  return erased === AT_ONCE ? erased + (await eraseDue(house)) : erased;
}
