import type { AppState } from '#web/platform/app-state.ts';
import { whenIdle } from '#web/platform/when-idle.ts';

/** How long to wait after each try that failed, in milliseconds; the last one from then on. */
const PAUSES = [15_000, 60_000, 300_000] as const;

/**
 * When the page has settled: gets this device ready for a time without a line. What did not come (a file, the copy) is
 * asked for again later, and when the line is back. Ends with the function it gives back.
 */
export function prepareOffline(appState: AppState): () => void {
  const ending = new AbortController();
  whenIdle(() => void untilPrepared(appState, ending.signal));
  return () => ending.abort();
}

async function untilPrepared(appState: AppState, ended: AbortSignal): Promise<void> {
  for (let failed = 0; !ended.aborted; failed += 1) {
    try {
      const { prepare } = await import('./prepare.ts');
      return await prepare(appState, ended);
    } catch {
      // Nothing the member waits for: until then the page has what every browser gives.
      await pause(PAUSES[Math.min(failed, PAUSES.length - 1)] ?? 0, ended);
    }
  }
}

/** Waits so long, or until the line is back or the page ends. */
function pause(ms: number, ended: AbortSignal): Promise<void> {
  return new Promise((done) => {
    const over = new AbortController();
    const end = () => (over.abort(), clearTimeout(timer), done());
    const timer = setTimeout(end, ms);
    window.addEventListener('online', end, { signal: over.signal });
    ended.addEventListener('abort', end, { signal: over.signal });
  });
}
