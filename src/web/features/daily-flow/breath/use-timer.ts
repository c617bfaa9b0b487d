import { useCallback, useEffect, useRef, useState } from 'react';

export type Run = 'waiting' | 'running' | 'paused' | 'over';
const LOOK_EVERY = 200;

/**
 * Counts up to `total` milliseconds by the clock, not by ticks: a tab that slept, or a phone that was locked, wakes at
 * the right place. `elapsed` moves in whole seconds, `read` tells the exact moment. `onOver` is called once, at the
 * end.
 */
export function useTimer(total: number, onOver: () => void) {
  const [run, setRun] = useState<Run>('waiting');
  const [elapsed, setElapsed] = useState(0);
  const clock = useRef({ since: 0, before: 0, running: false });
  const over = useRef(onOver);
  useEffect(() => {
    over.current = onOver;
  });
  const read = useCallback(() => {
    const { since, before, running } = clock.current;
    return Math.min(total, before + (running ? Math.max(0, Date.now() - since) : 0));
  }, [total]);
  useEffect(() => {
    if (run !== 'running') return undefined;
    const look = () => {
      const now = read();
      setElapsed(Math.floor(now / 1000) * 1000);
      if (now < total) return;
      clock.current = { since: 0, before: total, running: false };
      setRun('over');
      over.current();
    };
    const timer = setInterval(look, LOOK_EVERY);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [run, read, total]);
  const start = () => {
    clock.current = { since: Date.now(), before: clock.current.before, running: true };
    setRun('running');
  };
  const pause = () => {
    clock.current = { since: 0, before: read(), running: false };
    setRun('paused');
  };
  return { run, elapsed, read, start, pause, minutesLeft: Math.ceil((total - elapsed) / 60_000) };
}
export type Timer = ReturnType<typeof useTimer>;
