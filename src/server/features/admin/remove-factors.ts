import type { AccountDeps } from '#server/features/account/public.ts';
import { resetFactors } from '#server/features/safety/public.ts';
import { accountListStore } from './account-list.store.ts';

/** Removes the second factors whose waiting time is over: nobody has used one of them since it was asked. */
export async function removeDueFactors(deps: AccountDeps, now: Date): Promise<void> {
  for (const userId of await accountListStore.dueFactorHelp(deps.db, now)) {
    await resetFactors(deps, userId);
    await accountListStore.endFactorHelp(deps.db, userId);
  }
}
