import { useEffect } from 'react';

/**
 * Keeps the screen on while `on`, where the browser can; asks again when the page comes back into view, and gives it
 * back at the end.
 */
export function useWakeLock(on: boolean): void {
  useEffect(() => {
    if (!on || !('wakeLock' in navigator)) return undefined;
    let held: WakeLockSentinel | null = null;
    let over = false;
    const ask = async () => {
      if (document.visibilityState !== 'visible') return;
      // A browser low on power may refuse: the screen then sleeps as it always does, and the count goes on by the
      // clock.
      const got = await navigator.wakeLock.request('screen').catch(() => null);
      if (over) void got?.release();
      else held = got;
    };
    const look = () => void ask();
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      over = true;
      document.removeEventListener('visibilitychange', look);
      void held?.release();
    };
  }, [on]);
}
