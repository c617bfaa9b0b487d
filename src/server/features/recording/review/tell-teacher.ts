import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/db/database.ts';
import { outboxStore } from '#server/platform/notices/outbox.store.ts';
import { keyringOf } from '#server/platform/vault/keyring.store.ts';
import type { Vault } from '#server/platform/vault/vault.ts';
import { recordingNotices } from './recording.notices.ts';
import { reviewStore } from './review.store.ts';

type Services = { readonly db: Database; readonly vault: Vault; readonly clock: Clock };
const LONGEST_QUOTE = 160;

/** The job of a review: tells the teacher, by email and in the app, the step that is owed, once. */
export async function tellTeacher({ db, vault, clock }: Services, id: string): Promise<void> {
  const telling = await reviewStore.openTelling(db, id);
  if (!telling) return;
  const { user_id: userId, step, title, quote } = telling;
  await db.asWorker(id, async (tx) => {
    const owner = { tx, keys: await keyringOf(vault, tx, userId) };
    const data = { step, title, quote: quote && shortened(quote) };
    await outboxStore.post(owner, { kind: recordingNotices.review, data, now: clock.now() });
    await reviewStore.closeTelling(tx, { id, step });
  });
}

function shortened(quote: string): string {
  const letters = [...quote];
  return letters.length > LONGEST_QUOTE ? `${letters.slice(0, LONGEST_QUOTE).join('').trimEnd()}…` : quote;
}
