type Kind = 'localStorage' | 'sessionStorage';

/** The text under a key, or null. A browser that forbids storage behaves as if nothing were kept. */
export function keptText(kind: Kind, key: string): string | null {
  return attempt(() => window[kind].getItem(key), null);
}

/** Keeps a text, or forgets the key when the text is null. Returns whether the browser took it (it may be full or forbidden). */
export function keepText(kind: Kind, key: string, text: string | null): boolean {
  return attempt(() => {
    if (text === null) window[kind].removeItem(key);
    else window[kind].setItem(key, text);
    return true;
  }, false);
}

/** Empties the local storage of this origin (§4.4). */
export function forgetAllKept(): boolean {
  return attempt(() => {
    window.localStorage.clear();
    return true;
  }, false);
}

function attempt<T>(action: () => T, otherwise: T): T {
  try {
    return action();
  } catch {
    return otherwise;
  }
}
