import { SIGN_OUT_SYNC } from '#contract/sign-out-mark.ts';
import { href } from '#contract/screens.ts';
import { callOrNull } from '#web/platform/api.ts';
import type { AppState } from '#web/platform/app-state.ts';
import { forgetSignOut, forgetTab, signOutMark } from '#web/platform/device/sign-out-mark.ts';
import { handOverToast } from '#web/platform/handover.ts';
import { forgetMember } from '#web/platform/session.ts';
import { TOAST_DURATION } from '#web/ui/overlays/toast.ts';
import { LockedScreen } from './locked-screen.tsx';
import { signOutCopy } from './signed-out.copy.ts';

/** How often a locked page looks whether the server can be reached again, in milliseconds. */
const LOOK_MS = 30_000;
/** How long the server may take to answer before the page says that it waits for a connection, in milliseconds. */
const REACHED_WITHIN = 3_000;

type Registration = ServiceWorkerRegistration & { readonly sync?: { register(tag: string): Promise<void> } };
let isLocked = false;

/**
 * Locks this page of a browser that was signed out where the server could not be told: what stood here is gone with
 * this call, and the session is ended as soon as there is a connection, by this page, by the next one, or by the
 * service worker.
 */
export function lockDevice(): void {
  if (isLocked) return;
  isLocked = true;
  const place = document.createElement('div');
  place.id = 'app';
  document.body.replaceChildren(place);
  document.body.hidden = false;
  document.title = signOutCopy.locked.title;
  const over = new AbortController();
  const look = async (): Promise<void> => {
    if (!(await isFinished())) return;
    over.abort();
    leaveSignedOut();
  };
  // It stands in the file that every page begins with.
  void import('react-dom/client').then(({ createRoot }) => createRoot(place).render(<LockedScreen again={look} />));
  const timer = setInterval(() => void look(), LOOK_MS);
  over.signal.addEventListener('abort', () => {
    clearInterval(timer);
    isLocked = false;
  });
  const until = { signal: over.signal };
  window.addEventListener('online', () => void look(), until);
  document.addEventListener('visibilitychange', () => void (document.hidden || look()), until);
  void wakeWorker().catch(() => undefined);
}

/** The same in a tab whose neighbor signed out: it shows nothing from now on, and leaves as soon as that is done. */
export async function followSignOut(appState: AppState): Promise<void> {
  forgetMember(appState, undefined);
  forgetTab();
  await resumeSignOut();
}

/** What a page does that finds a sign-out unfinished: it finishes it, or locks. */
export async function resumeSignOut(): Promise<void> {
  document.body.hidden = true;
  if (await isFinished()) leaveSignedOut();
  else lockDevice();
}

/**
 * Asks the server who is here: it ends the session of a browser with the mark before it answers, so any answer will do.
 */
async function isFinished(): Promise<boolean> {
  if (signOutMark() === 'done') return true;
  return callOrNull('getUser', { signal: AbortSignal.timeout(REACHED_WITHIN) }).then(
    () => true,
    () => false,
  );
}

function leaveSignedOut(): void {
  forgetSignOut();
  handOverToast({ ...signOutCopy.signedOut, kind: 'neutral', duration: TOAST_DURATION, shownAt: Date.now() });
  window.location.replace(href('auth'));
}

/** Where the browser can: the worker is woken when there is a connection, also when no page is open. */
async function wakeWorker(): Promise<void> {
  const registration: Registration | undefined = await navigator.serviceWorker?.getRegistration('/');
  await registration?.sync?.register(SIGN_OUT_SYNC);
}
