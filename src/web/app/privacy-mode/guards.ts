import type { AppState } from '#web/platform/app-state.ts';
import { goAside, stayAside } from '#web/platform/privacy-mode/leave.ts';
import { keepToastsPlain } from '#web/platform/privacy-mode/plain-toasts.ts';
import { watchPresence } from '#web/platform/privacy-mode/presence.ts';
import { COVER, stillOpen, veil } from '#web/platform/privacy-mode/still-open.ts';
import { hearTabs } from '#web/platform/privacy-mode/tabs.ts';
import { watchEsc } from '#web/platform/privacy-mode/watch-esc.ts';
import { sweepWhenHidden } from '#web/platform/device/kept-keys.ts';
import { isSignedOutHere } from '#web/platform/device/signed-out-here.ts';
import { offlineNow } from '#web/platform/offline/offline-state.ts';
import { plainTitle } from './plain-title.ts';

/**
 * How far the browser's clock may be from the instant a document was drawn at, for it to count as fresh from the
 * server; milliseconds.
 */
const FRESH_WITHIN = 30_000;

/** Sets up what the member switched on, until `over` says that it is over. */
export function guard(appState: AppState, over: AbortSignal): void {
  const privacyMode = appState.get().user?.privacyMode;
  if (!privacyMode || over.aborted) return;
  // The server has just drawn a fresh page, and so knew the lock.
  const isFresh = offlineNow() === null && Math.abs(appState.get().ahead) < FRESH_WITHIN;
  stayAside({ isFresh });
  if (privacyMode.discreet) appState.titled = plainTitle;
  const stops = [
    hearTabs((told) => (told === 'left' ? goAside() : window.location.reload())),
    ...(privacyMode.discreet ? [keepToastsPlain()] : []),
    ...(privacyMode.quickExit ? [watchEsc()] : []),
    ...(privacyMode.lock ? [watchPresence(privacyMode.lock, isFresh)] : []),
  ];
  if (privacyMode.lock) sweepWhenHidden(over);
  over.addEventListener('abort', () => stops.forEach((stop) => stop()));
}

/**
 * What a veiled page does that the browser kept whole: it asks the server whether this member may see it, and leaves
 * where not.
 */
export async function askAgain(owner: string): Promise<void> {
  stayAside({ isFresh: false });
  // Signed out in another tab, or where the server could not be told: the page locks as it opens.
  if (isSignedOutHere()) return window.location.reload();
  if ((await stillOpen(owner)) === false) return window.location.reload();
  // A cover that was raised meanwhile asks by itself, and unveils what it stands on.
  if (!document.getElementById(COVER)) veil(false);
}
