import { useEffect } from 'react';
import type { Playback } from '#web/features/meditation/playback/playback.ts';

const STEP = 15;
/** What answers to keys of its own. */
const OWN_KEYS = 'button, a, input, select, textarea, summary, dialog';

/** Keys that every player has: space and k play and pause, the arrows go fifteen seconds back and on. */
export function usePlayerKeys(playback: Playback): void {
  useEffect(() => {
    const acts: Readonly<Record<string, () => void>> = {
      ' ': () => playback.toggle(),
      k: () => playback.toggle(),
      ArrowLeft: () => playback.skip(-STEP),
      ArrowRight: () => playback.skip(STEP),
    };
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
      if (event.target instanceof Element && event.target.closest(OWN_KEYS)) return;
      const act = acts[event.key];
      if (!act || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [playback]);
}
