import type { FactStore } from '#web/platform/facts.ts';
import { whenIdle } from '#web/platform/when-idle.ts';

/** When the page has settled: gets this device ready for a time without a line. Ends with the function it gives back. */
export function prepareOffline(facts: FactStore): () => void {
  const ending = new AbortController();
  // Without its code she has what every browser gives; the next page tries again.
  whenIdle(
    () => void import('./prepare.ts').then(({ prepare }) => prepare(facts, ending.signal)).catch(() => undefined),
  );
  return () => ending.abort();
}
