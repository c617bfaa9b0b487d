import { useEffect, useEffectEvent } from 'react';
import type { Playback } from './playback.ts';

/** Tells the place when the page is hidden: it may not come back. */
export function useTellWhenHidden(now: () => Playback | null): void {
  const tell = useEffectEvent(() => void (document.visibilityState === 'hidden' && now()?.tellPlace()));
  useEffect(() => {
    const listen = () => tell();
    document.addEventListener('visibilitychange', listen);
    return () => document.removeEventListener('visibilitychange', listen);
  }, []);
}
