import { useCallback, useEffect, useRef } from 'react';

/**
 * Runs an action after `ms` milliseconds, unless the screen is gone by then. A later call takes the place of an earlier
 * one.
 */
export function useLater(): (action: () => void, ms: number) => void {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return useCallback((action, ms) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(action, ms);
  }, []);
}
