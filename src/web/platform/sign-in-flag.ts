import { useSyncExternalStore } from 'react';
import { keepFromNowOn, keepText, keptText } from './browser-storage.ts';

const KEY = 'login_state';
const LOGGING_IN = 'logging_in';
const listeners = new Set<() => void>();
// What the storage holds is known here too: its first reading halts the page for tens of milliseconds, and every
// drawing asks.
let isUp = false;

/** Sets the login-in-progress flag (§4.3): from now on the visitor counts as loading. */
export function beginSignIn(): void {
  keepFromNowOn();
  isUp = true;
  keepText('localStorage', KEY, LOGGING_IN);
  listeners.forEach((tell) => tell());
}

/** Clears the flag: after success and after failure. */
export function endSignIn(): void {
  isUp = false;
  keepText('localStorage', KEY, null);
  listeners.forEach((tell) => tell());
}

/**
 * When a page opens: where the flag stands, of a sign-in in another tab or one that was cut off, the page waits until
 * `ask` has the answer (§2.1), and then clears it. Most times nothing stands.
 */
export async function heedSignIn(ask: () => Promise<unknown>): Promise<void> {
  if (isUp || keptText('localStorage', KEY) !== LOGGING_IN) return;
  isUp = true;
  listeners.forEach((tell) => tell());
  await ask().catch(() => undefined);
  endSignIn();
}

/** Whether a sign-in runs in this browser; 'Signing you in...' is shown meanwhile (§2.1). */
export function useSigningIn(): boolean {
  return useSyncExternalStore(subscribe, isSigningIn, () => false);
}

/** Whether the flag stands. */
export function isSigningIn(): boolean {
  return isUp;
}

function subscribe(tell: () => void): () => void {
  const heed = () => {
    isUp = keptText('localStorage', KEY) === LOGGING_IN;
    tell();
  };
  listeners.add(tell);
  window.addEventListener('storage', heed);
  return () => {
    listeners.delete(tell);
    window.removeEventListener('storage', heed);
  };
}
