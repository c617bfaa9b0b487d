import type { Hemisphere } from '#web/ui/drawings/moon/lit-path.ts';
import { hemisphereOf } from './hemisphere-of.ts';
import { useKept } from './kept-on-device.ts';

/** From where she looks up: her choice, kept on this device until she signs out, else the half of the Earth her zone lies in. */
export function useHemisphere(zone: string): [Hemisphere, (choice: Hemisphere) => void] {
  const [kept, keep] = useKept('moon-hemisphere');
  return [kept === 'north' || kept === 'south' ? kept : hemisphereOf(zone), keep];
}
