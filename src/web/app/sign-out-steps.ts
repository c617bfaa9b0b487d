import { href } from '#contract/screens.ts';
import { sentenceOf } from '#web/platform/api-error.ts';
import { countDrafts, type DraftCounts } from '#web/platform/drafts/count-drafts.ts';
import type { AppState } from '#web/platform/app-state.ts';
import { handOverToast } from '#web/platform/handover.ts';
import { forgetCopies } from '#web/platform/offline/copy-store.ts';
import { isOutboxThere, outboxOf } from '#web/platform/outbox/connection.ts';
import { partWithDevice } from '#web/platform/push/this-device.ts';
import { signOut } from '#web/platform/session.ts';
import { toast, TOAST_DURATION } from '#web/ui/overlays/toast.ts';
import { signOutCopy } from './sign-out.copy.ts';

/** §4.4, §9: milliseconds until the sign-in page opens. */
export const AFTER_LOGOUT_MS = 500;
export const AFTER_FAILED_LOGOUT_MS = 1000;
/** How long sending what waits may hold up a sign-out, in milliseconds. */
const SENDING_MS = 8_000;

/** What would be lost: entries that wait to be sent, and what was begun and not kept, by kind. */
export type Left = { readonly unsent: number; readonly drafts: DraftCounts };

/**
 * Sends what waits on this device and says what would be lost; null where that cannot be looked at: the member stays
 * then, and nothing is lost unasked.
 */
export async function sendFirst(appState: AppState): Promise<Left | null> {
  const [outbox, drafts] = await Promise.all([outboxOf(), countDrafts(appState.get().user?.id ?? '')]);
  if (outbox) return { unsent: await outbox.empty(SENDING_MS), drafts };
  return (await isOutboxThere()) ? null : { unsent: 0, drafts };
}

/**
 * Has this device take no notes of the member's any more, ends the session, clears this device of everything of the
 * member's, and leaves for a new document, so that nothing stays in memory; the toast runs out its time there.
 */
export async function finishSignOut(appState: AppState): Promise<void> {
  const owner = appState.get().user?.id;
  const [outbox] = await Promise.all([outboxOf(), partWithDevice()]);
  const [ended] = await Promise.allSettled([signOut(appState)]);
  if (owner) await Promise.allSettled([outbox?.clear(owner), forgetCopies({ but: null })]);
  if (ended.status === 'fulfilled') return leave({ ...signOutCopy.signedOut, kind: 'neutral' }, AFTER_LOGOUT_MS);
  const { title, description } = signOutCopy.signOutFailed;
  return leave({ title, description: sentenceOf(ended.reason, description), kind: 'danger' }, AFTER_FAILED_LOGOUT_MS);
}

type Words = { readonly title: string; readonly description: string; readonly kind: 'neutral' | 'danger' };

function leave(words: Words, after: number): void {
  const shownAt = Date.now();
  toast(words);
  setTimeout(() => {
    handOverToast({ ...words, duration: TOAST_DURATION, shownAt });
    window.location.assign(href('auth'));
  }, after);
}
