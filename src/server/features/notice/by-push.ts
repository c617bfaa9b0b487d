import { DISCREET_WORDS, joinedWords } from '#domain/reminder/reminder-words.ts';
import { secondsLeft } from '#domain/reminder/tick.ts';
import { pushSubscriptionStore, whereSheIs, type KeptSubscription } from '#server/features/reminder/public.ts';
import { shortWords } from '#server/platform/notices/kind.ts';
import type { PushMessage } from '#server/platform/push/push.ts';
import type { Owner } from '#server/platform/vault/owner.ts';
import type { NoticeServices } from './notice-services.ts';
import type { Telling } from './telling.ts';

export type PushNote = { readonly message: PushMessage; readonly subscriptions: readonly KeptSubscription[] };
const DAY_SECONDS = 86_400;

/**
 * What a lock screen may show, and the member's browsers. Where it minds the member's quiet hours a push service keeps
 * it no longer than until they begin.
 */
export async function pushOf(
  owner: Owner,
  { id, telling, now }: { readonly id: string; readonly telling: Telling; readonly now: Date },
): Promise<PushNote> {
  const { parts, settings, discreet, to } = telling;
  const { title, text } = discreet
    ? DISCREET_WORDS
    : joinedWords(parts.flatMap(({ kind, of }) => shortWords(kind, of.data) ?? []));
  const minds = parts.some(({ kind }) => kind.quietHours === 'respect');
  const keptSeconds = minds ? secondsLeft({ settings, now, timeZone: to.timeZone }) : DAY_SECONDS;
  return { subscriptions: await pushSubscriptionStore.all(owner), message: { id, title, text, keptSeconds } };
}

/**
 * Sends to all browsers the member is signed in at. `gone` take no message any more; when one could not be reached,
 * `failed` says why: the same id shows once.
 */
export async function sendPush(
  { db, push }: Pick<NoticeServices, 'db' | 'push'>,
  { job, note: { subscriptions, message } }: { readonly job: string; readonly note: PushNote },
): Promise<{ readonly gone: readonly string[]; readonly failed: { readonly reason: unknown } | undefined }> {
  const living = push ? await db.asWorker(job, (tx) => whereSheIs(tx, subscriptions)) : [];
  const outcomes = push
    ? await Promise.allSettled(living.map(async (to) => ({ id: to.id, outcome: await push.send(to, message) })))
    : [];
  const gone = outcomes.flatMap((one) =>
    one.status === 'fulfilled' && one.value.outcome === 'gone' ? [one.value.id] : [],
  );
  return { gone, failed: outcomes.find((one) => one.status === 'rejected') };
}
