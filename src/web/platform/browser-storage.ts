type Kind = 'localStorage' | 'sessionStorage';

// What the member asked for before the member left may be answered after, and would be written down then.
let isShut = false;

/** The text under a key, or null. A browser that forbids storage behaves as if nothing were kept. */
export function keptText(kind: Kind, key: string): string | null {
  return attempt(() => window[kind].getItem(key), null);
}

/**
 * Keeps a text, or forgets the key when the text is null. Returns whether the browser took it (it may be full or
 * forbidden, or the member's no more).
 */
export function keepText(kind: Kind, key: string, text: string | null): boolean {
  if (isShut && kind === 'localStorage' && text !== null) return false;
  return attempt(() => {
    if (text === null) window[kind].removeItem(key);
    else window[kind].setItem(key, text);
    return true;
  }, false);
}

/**
 * Empties the local storage of this origin (§4.4), and a sign-up that was begun in this tab. This document keeps nothing in it from then on, until somebody signs
 * in.
 */
export function forgetAllKept(): boolean {
  isShut = true;
  return attempt(() => {
    window.sessionStorage.removeItem('signup_form');
    window.localStorage.clear();
    return true;
  }, false);
}

/** Whether the member has left this document: nothing is written on the device from then on. */
export function isStorageShut(): boolean {
  return isShut;
}

/** Whoever signs in begins with a storage that takes what is the member's. */
export function keepFromNowOn(): void {
  isShut = false;
}

function attempt<T>(action: () => T, otherwise: T): T {
  try {
    return action();
  } catch {
    return otherwise;
  }
}
