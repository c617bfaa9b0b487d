import { setTimeout as sleep } from 'node:timers/promises';
import { stillRuns, type Postmaster } from './postmaster.ts';

/** Watches a PostgreSQL until `end`, which gives the one that runs then. */
export type Supervisor = { end(): Promise<Postmaster> };

const LOOK_MS = 250;
/** Between tries to start it: a disk without a byte left lets none succeed. */
const AGAIN_MS = 1_000;

/**
 * Starts PostgreSQL again when it ended without being asked to: killed, out of memory, out of disk. What was committed
 * is there again, and the pool of the server connects by itself. `start` brings up the same cluster at the same
 * address, or throws; then it is tried again each second.
 */
export function keepRunning({
  running,
  start,
  log,
}: {
  running: Postmaster;
  start: () => Promise<Postmaster>;
  log: (line: string) => void;
}): Supervisor {
  let now = running;
  let ending = false;
  const over = new AbortController();
  // Nobody waits for a look, but for the end: that one cuts the rest short.
  const rest = (ms: number) => sleep(ms, undefined, { ref: false, signal: over.signal }).catch(() => undefined);
  const look = async (): Promise<void> => {
    while (!ending) {
      await rest(LOOK_MS);
      if (ending || stillRuns(now)) continue;
      log(`PostgreSQL (process ${now.pid}) has ended without being asked to; it is started again.`);
      now = (await again()) ?? now;
    }
  };
  const again = async (): Promise<Postmaster | null> => {
    while (!ending) {
      try {
        return await start();
      } catch (error) {
        log(error instanceof Error ? error.message : 'PostgreSQL could not be started.');
        await rest(AGAIN_MS);
      }
    }
    return null;
  };
  const looking = look();
  return {
    end: async () => {
      ending = true;
      over.abort();
      await looking;
      return now;
    },
  };
}
