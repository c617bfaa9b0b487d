import { keyringOf } from '#server/platform/vault/keyring.store.ts';
import type { AccountDeps } from './account-deps.ts';
import { accountStore } from './account.store.ts';
import { memberStore } from './profile/member.store.ts';

/** Notes in the member's access history that something of the member's could not be opened. */
export function noteUnreadable(
  { db, vault, clock }: Pick<AccountDeps, 'db' | 'vault' | 'clock'>,
  userId: string,
): Promise<void> {
  return accountStore.asMember(db, userId, async (tx) =>
    memberStore.audit(
      { tx, keys: await keyringOf(vault, tx, userId) },
      { action: 'row_unreadable', result: 'done', at: clock.now(), requestId: 'vault', ipPrefix: 'host' },
    ),
  );
}
