import type { AppState } from '#web/platform/app-state.ts';
import { whenIdle } from '#web/platform/when-idle.ts';

/**
 * When the page has settled: gets this device ready for a time without a line. Ends with the function it gives back.
 */
export function prepareOffline(appState: AppState): () => void {
  const ending = new AbortController();
  // Without its code the member has what every browser gives; the next page tries again.
  whenIdle(
    () => void import('./prepare.ts').then(({ prepare }) => prepare(appState, ending.signal)).catch(() => undefined),
  );
  return () => ending.abort();
}
