import { useSyncExternalStore } from 'react';
import { keepText, keptText } from '#web/platform/browser-storage.ts';

const listeners = new Set<() => void>();
const subscribe = (tell: () => void) => {
  listeners.add(tell);
  return () => listeners.delete(tell);
};
/** What a browser that forbids storage is told, for as long as the page is open. */
const unkept = new Map<string, string | null>();

/**
 * A text kept on this device alone until the member signs out (§4.4 empties the storage), and the way to change or
 * forget it.
 */
export function useKept(key: string): [string | null, (text: string | null) => void] {
  const text = useSyncExternalStore(
    subscribe,
    () => unkept.get(key) ?? keptText('localStorage', key),
    () => null,
  );
  const keep = (next: string | null) => {
    if (keepText('localStorage', key, next)) unkept.delete(key);
    else unkept.set(key, next);
    listeners.forEach((tell) => tell());
  };
  return [text, keep];
}
