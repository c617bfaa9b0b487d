import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/db/database.ts';
import { outboxStore } from '#server/platform/notices/outbox.store.ts';
import { keyringOf } from '#server/platform/vault/keyring.store.ts';
import type { Vault } from '#server/platform/vault/vault.ts';
import { applicationStore } from './application.store.ts';
import { teacherNotices } from './teacher.notices.ts';

type Services = { readonly db: Database; readonly vault: Vault; readonly clock: Clock };

/** The job of an application: tells its member, by email and in the app, how it stands now, once for each step. */
export async function tellApplicant({ db, vault, clock }: Services, id: string): Promise<void> {
  const telling = await applicationStore.openTelling(db, id);
  if (!telling) return;
  await db.asWorker(id, async (tx) => {
    const owner = { tx, keys: await keyringOf(vault, tx, telling.user_id) };
    const data = { step: telling.state };
    await outboxStore.post(owner, { kind: teacherNotices.application, data, now: clock.now() });
  });
  await applicationStore.closeTelling(db, id, telling.state);
}
