import { href } from '#contract/screens.ts';
import type { SignOutMark } from '#contract/sign-out-mark.ts';
import { ApiError, sentenceOf } from '#web/platform/api-error.ts';
import { call, callOrNull } from '#web/platform/api.ts';
import type { AppState } from '#web/platform/app-state.ts';
import { othersWait } from '#web/platform/device/others-wait.ts';
import { forgetSignOut, forgetTab, markSignOut } from '#web/platform/device/sign-out-mark.ts';
import { countDrafts, type DraftCounts } from '#web/platform/drafts/count-drafts.ts';
import { forgetDrafts } from '#web/platform/drafts/draft-store.ts';
import { handOverToast } from '#web/platform/handover.ts';
import { forgetCopies } from '#web/platform/offline/copy-store.ts';
import { isOutboxThere, outboxOf } from '#web/platform/outbox/connection.ts';
import { sealedStore } from '#web/platform/outbox/sealed-store.ts';
import { outboxNow } from '#web/platform/outbox/outbox-state.ts';
import { partWithDevice } from '#web/platform/push/this-device.ts';
import { forgetMember } from '#web/platform/session.ts';
import { toast, TOAST_DURATION } from '#web/ui/overlays/toast.ts';
import { lockDevice } from './lock-device.tsx';
import { signOutCopy } from './signed-out.copy.ts';

/** §4.4, §9: milliseconds until the sign-in page opens. */
export const AFTER_LOGOUT_MS = 500;
export const AFTER_FAILED_LOGOUT_MS = 1000;
/** How long sending what waits may hold up a sign-out, in milliseconds. */
const SENDING_MS = 8_000;
/** How long the server may take to end the session before the device locks itself, in milliseconds. */
const REACHED_WITHIN = 3_000;

/**
 * What is not at the server: entries that wait to be sent, and what was begun and not kept, by kind. `lasting` is false
 * where the entries are gone with the page whatever the member chooses.
 */
export type Left = { readonly unsent: number; readonly drafts: DraftCounts; readonly lasting: boolean };
/** What becomes of that: it stays on this device, sealed, until its member signs in again, or it is deleted. */
export type Choice = Exclude<SignOutMark, 'done'>;

/** Signs out, as chosen or where there is nothing to choose; else says what is left, and waits for the choice. */
export async function signOut(appState: AppState, choice: Choice | null): Promise<Left | null> {
  const found = choice ? null : await sendFirst(appState);
  if (found && found.unsent + sumOf(found.drafts) > 0) return found;
  // What nobody can look at stays where it is.
  await finishSignOut(appState, choice ?? (found ? 'clear' : 'keep'));
  return null;
}

const sumOf = ({ journal, day_log: days, circle, rating }: DraftCounts) => journal + days + circle + rating;

/**
 * Sends what waits on this device and says what is left; null where that cannot be looked at: nothing is lost unasked.
 */
async function sendFirst(appState: AppState): Promise<Left | null> {
  const [outbox, drafts] = await Promise.all([outboxOf(), countDrafts(appState.get().user?.id ?? '')]);
  if (outbox) return { unsent: await outbox.empty(SENDING_MS), drafts, lasting: outboxNow().lasting };
  return (await isOutboxThere()) ? null : { unsent: 0, drafts, lasting: true };
}

/**
 * Has this device take no notes of the member's any more, clears it of the member's, ends the session, and leaves for a
 * new document, so that nothing stays in memory; the toast runs out its time there. Where the server cannot be reached
 * the device locks, and the session ends when it can; where the server fails, it ends with the new document.
 */
async function finishSignOut(appState: AppState, choice: Choice): Promise<void> {
  const owner = appState.get().user?.id ?? '';
  const elsewhere = await othersWait(owner).catch(() => true);
  const parting = partWithDevice();
  if (navigator.onLine) await parting;
  // What another member left here to be sent stays: only a device with nothing of anybody's is emptied by the server.
  const mark = elsewhere ? 'keep' : choice;
  markSignOut(mark);
  forgetMember(appState, undefined);
  forgetTab();
  const work = [
    forgetCopies({ but: null }),
    ...(choice === 'clear' && owner ? [forgetEntries(owner), forgetDrafts(owner)] : []),
  ];
  // The server's answer has the browser empty its storage: what is at work in there then would be broken off.
  await Promise.allSettled(work);
  const [ended] = await Promise.allSettled([endSession(mark)]);
  if (ended.status === 'rejected' && !(ended.reason instanceof ApiError)) return lockDevice();
  forgetMember(appState, null);
  if (ended.status === 'fulfilled') {
    forgetSignOut();
    const words = { ...signOutCopy.signedOut, kind: 'neutral' } as const;
    const shownAt = Date.now();
    return leave(words, AFTER_LOGOUT_MS, () => handOverToast({ ...words, duration: TOAST_DURATION, shownAt }));
  }
  const { title, description } = signOutCopy.signOutFailed;
  // The next document ends the session before it is drawn, and says so itself: the failure ends with this page.
  return leave({ title, description: sentenceOf(ended.reason, description), kind: 'danger' }, AFTER_FAILED_LOGOUT_MS);
}

/** Also where the code of the outbox did not come. */
async function forgetEntries(owner: string): Promise<void> {
  if (await isOutboxThere()) await (await sealedStore()).clear(owner);
}

/** Any answer to a browser with the mark says that its session has ended; a sign-out also empties the browser. */
function endSession(mark: Choice): Promise<unknown> {
  const input = { signal: AbortSignal.timeout(REACHED_WITHIN) };
  return mark === 'keep' ? callOrNull('getUser', input) : call('logout', input);
}

/** What other pages of the browser do then. */
export { followSignOut, resumeSignOut } from './lock-device.tsx';

type Words = { readonly title: string; readonly description: string; readonly kind: 'neutral' | 'danger' };

function leave(words: Words, after: number, handOver?: () => void): void {
  toast(words);
  setTimeout(() => {
    handOver?.();
    window.location.assign(href('auth'));
  }, after);
}
