import { memberStore } from '#server/features/account/public.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { JobRun } from '#server/platform/jobs/task.ts';
import { outboxStore } from '#server/platform/notices/outbox.store.ts';
import { keyringOf } from '#server/platform/vault/keyring.store.ts';
import type { Vault } from '#server/platform/vault/vault.ts';
import { accountListStore } from './account-list.store.ts';
import { adminNotices } from './admin.notices.ts';

type Services = { readonly db: Database; readonly vault: Vault; readonly clock: Clock };

/** The job of what an admin did: it goes into the member's own access history, and an email to the member's address. */
export async function tellOfAct({ db, vault, clock }: Services, { id }: Pick<JobRun, 'id'>): Promise<void> {
  const owed = await accountListStore.openTelling(db, id);
  if (!owed) return;
  const { user_id: userId, act, detail, at } = owed;
  await db.asWorker(id, async (tx) => {
    const owner = { tx, keys: await keyringOf(vault, tx, userId) };
    await memberStore.audit(owner, {
      action: `staff_${act}`,
      result: 'done',
      at,
      requestId: 'staff',
      ipPrefix: 'host',
    });
    const told = { act, detail, at: at.toISOString() };
    await outboxStore.post(owner, { kind: adminNotices.accountAct, data: told, now: clock.now() });
  });
  await accountListStore.closeTelling(db, id);
}
