import { SIGN_OUT_KEY, signOutCookie, type SignOutMark } from '#contract/sign-out-mark.ts';
import { forgetAllKept, keepText } from '#web/platform/browser-storage.ts';

/** As long as a session can live, in seconds. */
const LONGEST = 90 * 86_400;

/**
 * Says that the member has signed out in this browser, before the server knows: from here on it answers nothing as the
 * member, and every other tab follows. What the storage held of the member goes in the same step.
 */
export function markSignOut(mark: SignOutMark): void {
  setCookie(mark, LONGEST);
  // Written and taken away at once: the other tabs hear of it.
  keepText('localStorage', SIGN_OUT_KEY, mark);
  forgetAllKept();
}

/**
 * Whether a sign-out of this browser waits for the server, or was just finished by it; null where there is none. Some
 * browsers keep what a script set for a week: each look begins it anew.
 */
export function signOutMark(): SignOutMark | null {
  const name = `${signOutCookie(isSecure())}=`;
  const cookie = document.cookie.split('; ').find((one) => one.startsWith(name));
  const mark = cookie?.slice(name.length);
  if (mark !== 'keep' && mark !== 'clear') return mark === 'done' ? mark : null;
  setCookie(mark, LONGEST);
  return mark;
}

/** Empties what this tab alone keeps; a browser that forbids storage has nothing. */
export function forgetTab(): void {
  try {
    window.sessionStorage.clear();
  } catch {
    // Nothing was kept.
  }
}

/** Once the server has ended the session and it has been said. */
export function forgetSignOut(): void {
  setCookie('', -1);
}

function setCookie(mark: SignOutMark | '', seconds: number): void {
  const secure = isSecure();
  document.cookie = `${signOutCookie(secure)}=${mark}; path=/; max-age=${seconds}; samesite=lax${secure ? '; secure' : ''}`;
}

function isSecure(): boolean {
  return window.location.protocol === 'https:';
}
