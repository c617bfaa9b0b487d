import { useEffect, useState } from 'react';
import { useAppState, type AppState } from './app-state.ts';

/** Milliseconds since 1970 by the server's clock. */
export function nowOf(appState: AppState): number {
  return Date.now() + appState.get().ahead;
}

/**
 * The same as a value that is read again every `every` milliseconds. The first drawing uses the document's instant, so
 * that both sides agree.
 */
export function useNow(every: number): number {
  const appState = useAppState();
  const [now, setNow] = useState(appState.get().drawnAt);
  useEffect(() => {
    const timer = setInterval(() => setNow(nowOf(appState)), every);
    return () => clearInterval(timer);
  }, [appState, every]);
  return now;
}
