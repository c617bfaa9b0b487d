import { useState } from 'react';
import { href } from '#contract/screens.ts';
import { sentenceOf } from '#web/platform/api-error.ts';
import { useFacts } from '#web/platform/facts.ts';
import { handOverToast } from '#web/platform/handover.ts';
import { isOutboxThere, outboxOf } from '#web/platform/outbox/connection.ts';
import { signOut } from '#web/platform/session.ts';
import { toast, TOAST_DURATION } from '#web/ui/overlays/toast.ts';
import { appCopy } from './app.copy.ts';

/** §4.4, §9: milliseconds until the sign-in page opens. */
export const AFTER_LOGOUT_MS = 500;
export const AFTER_FAILED_LOGOUT_MS = 1000;

/** How long sending what waits may hold up a sign-out, in milliseconds. */
const SENDING_MS = 8_000;

/**
 * Signs out (§4.4). What waits on this device is sent first; where that is impossible `unsent` says how many entries would be lost, and
 * she decides (decisions 20). The page is left for a new document, so that nothing of hers stays in memory; the toast runs out its time there.
 */
export function useSignOut() {
  const facts = useFacts();
  const [busy, setBusy] = useState(false);
  const [unsent, setUnsent] = useState(0);
  const leaveNow = async () => {
    setUnsent(0);
    setBusy(true);
    const owner = facts.get().user?.id;
    const outbox = await outboxOf();
    const [ended] = await Promise.allSettled([signOut(facts)]);
    if (owner) await Promise.allSettled([outbox?.clear(owner)]);
    if (ended.status === 'fulfilled') return leave({ ...appCopy.signedOut, kind: 'neutral' }, AFTER_LOGOUT_MS);
    const { title, description } = appCopy.signOutFailed;
    return leave({ title, description: sentenceOf(ended.reason, description), kind: 'danger' }, AFTER_FAILED_LOGOUT_MS);
  };
  const ask = async () => {
    if (busy) return;
    setBusy(true);
    const outbox = await outboxOf();
    // What lies there cannot be looked at without its code: she stays, and nothing is lost unasked.
    if (!outbox && (await isOutboxThere())) toast({ ...appCopy.signOutWaits, kind: 'danger' });
    else {
      const left = (await outbox?.empty(SENDING_MS)) ?? 0;
      if (left === 0) return leaveNow();
      setUnsent(left);
    }
    return setBusy(false);
  };
  return { signOut: ask, busy, unsent, lose: leaveNow, stay: () => setUnsent(0) };
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
