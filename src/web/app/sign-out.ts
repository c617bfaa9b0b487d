import { useState } from 'react';
import { href } from '#contract/screens.ts';
import { sentenceOf } from '#web/platform/api-error.ts';
import { useFacts } from '#web/platform/facts.ts';
import { handOverToast } from '#web/platform/handover.ts';
import { signOut } from '#web/platform/session.ts';
import { toast, TOAST_DURATION } from '#web/ui/overlays/toast.ts';
import { appCopy } from './app.copy.ts';

/** §4.4, §9: milliseconds until the sign-in page opens. */
export const AFTER_LOGOUT_MS = 500;
export const AFTER_FAILED_LOGOUT_MS = 1000;

/** Signs out (§4.4). The page is left for a new document, so that nothing of hers stays in memory; the toast runs out its time there. */
export function useSignOut(): { signOut: () => Promise<void>; busy: boolean } {
  const facts = useFacts();
  const [busy, setBusy] = useState(false);
  const run = async () => {
    if (busy) return;
    setBusy(true);
    try {
      await signOut(facts);
      leave({ ...appCopy.signedOut, kind: 'neutral' }, AFTER_LOGOUT_MS);
    } catch (error) {
      leave({ title: appCopy.signOutFailed.title, description: sentenceOf(error, appCopy.signOutFailed.description), kind: 'danger' }, AFTER_FAILED_LOGOUT_MS);
    }
  };
  return { signOut: run, busy };
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
