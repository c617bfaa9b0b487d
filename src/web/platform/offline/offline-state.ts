import { useSyncExternalStore } from 'react';

/**
 * A page that was opened without a line: since when its data stand (an instant of this device's clock, in
 * milliseconds), or that the member's session turned out to have ended.
 */
export type Offline = { readonly asOf: number; readonly ended: boolean };

let state: Offline | null = null;
const listeners = new Set<() => void>();

/** Says that this page shows the member's copy; null once it shows what the server has. */
export function showOffline(next: Offline | null): void {
  state = next;
  listeners.forEach((tell) => tell());
}

/** Whether this page shows the member's copy, and of when. */
export function offlineNow(): Offline | null {
  return state;
}

/** The same, followed as it changes. */
export function useOffline(): Offline | null {
  return useSyncExternalStore(subscribe, offlineNow, () => null);
}

function subscribe(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}
