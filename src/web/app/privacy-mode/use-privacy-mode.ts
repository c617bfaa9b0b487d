import { useEffect } from 'react';
import { useAppState } from '#web/platform/app-state.ts';
import { signOutSteps } from '../signing-out/sign-out.ts';
import { whenSignedOutHere } from '#web/platform/device/signed-out-here.ts';
import { heedReturn } from '#web/platform/privacy-mode/heed-return.ts';
import { useUser } from '#web/platform/session.ts';

const guards = () => import('./guards.ts');
const asItIs = () => document.title;

/**
 * What guards the member when somebody is near, while a page of the member's stands. Its code comes by itself, and for
 * those alone who switched something on; the plain title of the document stays until it is here. A page that the
 * browser kept whole is asked about for everybody: it may be older than what the member switched on.
 */
export function usePrivacyMode(): void {
  const appState = useAppState();
  const user = useUser();
  const { discreet = false, quickExit = false, lock: minutes = null } = user?.privacyMode ?? {};
  const owner = user?.id;
  // The server names the document itself.
  if (!import.meta.env.SSR) appState.titled = discreet ? (appState.titled ?? asItIs) : null;
  useEffect(() => {
    if (!owner) return undefined;
    const over = new AbortController();
    whenSignedOutHere(() => {
      document.body.hidden = true;
      void signOutSteps().then((code) => code.followSignOut(appState));
    }, over.signal);
    heedReturn(() => guards().then(({ askAgain }) => askAgain(owner)), over.signal);
    if (discreet || quickExit || minutes) void guards().then(({ guard }) => guard(appState, over.signal));
    return () => over.abort();
  }, [appState, owner, discreet, quickExit, minutes]);
}
