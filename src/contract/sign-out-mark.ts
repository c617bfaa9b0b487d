/**
 * What a browser holds from the moment a member signs out in it until the server has ended the session, since without a
 * connection nobody else can: a cookie, so that the server reads it before it draws or answers anything. It names
 * nobody. `keep` leaves what waits there, sealed; `clear`
 * leaves nothing; `done` is the server's answer, and goes as soon as it was said.
 */
export type SignOutMark = 'keep' | 'clear' | 'done';

/** The cookie's name, and what the browser's other tabs hear of. */
export const SIGN_OUT_KEY = 'signing_out';

/** The cookie's name: where the origin is https no other origin can set it. */
export function signOutCookie(isSecure: boolean): string {
  return isSecure ? `__Host-${SIGN_OUT_KEY}` : SIGN_OUT_KEY;
}

/** The task by which a service worker is woken when there is a connection again. */
export const SIGN_OUT_SYNC = 'sign-out';
