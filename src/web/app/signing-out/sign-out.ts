import { useState } from 'react';
import { signOutCookie } from '#contract/sign-out-mark.ts';
import { useAppState } from '#web/platform/app-state.ts';
import { whenIdle } from '#web/platform/when-idle.ts';
import type { Choice, Left } from './sign-out-steps.ts';

/** Its code, fetched ahead: it is needed where there may be no connection. */
export const signOutSteps = () => import('./sign-out-steps.ts');
if (!import.meta.env.SSR) whenIdle(() => void signOutSteps().catch(() => undefined));

/**
 * Signs out (§4.4). What waits on this device is sent first; where that is impossible, and where the member began pages
 * or days and did not keep them, `left` says what is left, and the member decides by `finish` (decisions 20).
 */
export function useSignOut() {
  const appState = useAppState();
  const [busy, setBusy] = useState(false);
  const [left, setLeft] = useState<Left | null>(null);
  const attempt = async (choice: Choice | null) => {
    if (busy) return;
    setBusy(true);
    setLeft(null);
    const code = await signOutSteps().catch(() => null);
    if (!code) return leaveAtOnce();
    const found = await code.signOut(appState, choice);
    setBusy(!found);
    setLeft(found);
  };
  return { signOut: () => attempt(null), busy, left, finish: attempt, stay: () => setLeft(null) };
}

/**
 * Without the code that asks and locks, and without a connection to fetch it: the mark stands, what waits stays sealed
 * where it is, and nothing of the member's is on the screen. Whatever comes next ends the session first.
 */
function leaveAtOnce(): void {
  const secure = window.location.protocol === 'https:';
  document.cookie = `${signOutCookie(secure)}=keep;path=/;max-age=7776000${secure ? ';secure' : ''}`;
  window.location.reload();
}
