import { useSyncExternalStore } from 'react';
import { keepText, keptText } from '#web/platform/browser-storage.ts';
import type { Hemisphere } from '#web/ui/drawings/moon/lit-path.ts';
import { hemisphereOf } from './hemisphere-of.ts';

const KEY = 'moon-hemisphere';
const listeners = new Set<() => void>();
const subscribe = (tell: () => void) => {
  listeners.add(tell);
  return () => listeners.delete(tell);
};

/** From where she looks up: her choice, kept on this device until she signs out, else the half of the Earth her zone lies in. */
export function useHemisphere(zone: string): [Hemisphere, (choice: Hemisphere) => void] {
  const kept = useSyncExternalStore(subscribe, () => keptText('localStorage', KEY), () => null);
  const choose = (choice: Hemisphere) => {
    keepText('localStorage', KEY, choice);
    listeners.forEach((tell) => tell());
  };
  return [kept === 'north' || kept === 'south' ? kept : hemisphereOf(zone), choose];
}
