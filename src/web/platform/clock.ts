import { useEffect, useState } from 'react';
import { useFacts, type FactStore } from './facts.ts';

/** Milliseconds since 1970 by the server's clock. */
export function nowOf(facts: FactStore): number {
  return Date.now() + facts.get().ahead;
}

/** The same as a value that is read again every `every` milliseconds. The first drawing uses the document's instant, so that both sides agree. */
export function useNow(every: number): number {
  const facts = useFacts();
  const [now, setNow] = useState(facts.get().drawnAt);
  useEffect(() => {
    const timer = setInterval(() => setNow(nowOf(facts)), every);
    return () => clearInterval(timer);
  }, [facts, every]);
  return now;
}
