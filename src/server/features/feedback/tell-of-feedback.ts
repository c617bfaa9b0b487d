import { memberStore } from '#server/features/account/public.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { JobRun } from '#server/platform/jobs/task.ts';
import { outboxStore } from '#server/platform/notices/outbox.store.ts';
import { keyringOf } from '#server/platform/vault/keyring.store.ts';
import type { Vault } from '#server/platform/vault/vault.ts';
import { feedbackNotices } from './feedback.notices.ts';
import { queueStore } from './queue.store.ts';

type Services = { readonly db: Database; readonly vault: Vault; readonly clock: Clock };

/**
 * The job of what an admin did about feedback: that it was opened is a line in the member's own access history; an
 * answer, or a new state, is a notice.
 */
export async function tellOfFeedback({ db, vault, clock }: Services, { id }: Pick<JobRun, 'id'>): Promise<void> {
  const owed = await queueStore.openTelling(db, id);
  if (!owed) return;
  const { user_id: userId, says, at } = owed;
  await db.asWorker(id, async (tx) => {
    const owner = { tx, keys: await keyringOf(vault, tx, userId) };
    if (says === 'opened')
      await memberStore.audit(owner, {
        ...{ action: 'feedback_opened', result: 'done', at },
        ...{ requestId: 'staff', ipPrefix: 'host' },
      });
    else await outboxStore.post(owner, { kind: feedbackNotices.feedbackNote, data: { says }, now: clock.now() });
  });
  await queueStore.closeTelling(db, id);
}
