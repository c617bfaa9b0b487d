import { useEffect, useState } from 'react';
import { isSigningIn } from '#web/platform/sign-in-flag.ts';
import { currentToast } from '#web/ui/overlays/toast.ts';

const LOOK_EVERY = 400;
/** A press may still be opening something whose code is on its way, in milliseconds. */
const AFTER_PRESS = 2_000;
const WRITING = 'input, textarea, select, [contenteditable="true"]';
// A dialog that opens would close the member's menu under the member's finger.
const BUSY = 'dialog[open], [aria-haspopup="menu"][aria-expanded="true"], [data-safety]';

/**
 * Whether nothing is under way that a dialog or a toast would talk over: another dialog, an open menu, a toast, a
 * sign-in, words the member is writing, words about the member's safety.
 */
export function isCalm(): boolean {
  return (
    document.visibilityState === 'visible' &&
    !document.querySelector(BUSY) &&
    !currentToast()?.open &&
    !isSigningIn() &&
    !document.activeElement?.matches(WRITING)
  );
}

/** True from the first quiet moment on after `wanted` holds, a while after the member's last press. */
export function useQuietMoment(wanted: boolean): boolean {
  const [come, setCome] = useState(false);
  useEffect(() => {
    if (!wanted || come) return undefined;
    let pressed = Number.NEGATIVE_INFINITY;
    const heed = () => void (pressed = performance.now());
    const timer = setInterval(() => {
      if (performance.now() - pressed >= AFTER_PRESS && isCalm()) setCome(true);
    }, LOOK_EVERY);
    window.addEventListener('click', heed, true);
    return () => {
      clearInterval(timer);
      window.removeEventListener('click', heed, true);
    };
  }, [wanted, come]);
  return wanted && come;
}
