import { setTimeout as sleep } from 'node:timers/promises';
import { isAway } from '#server/platform/db/is-away.ts';
import type { Env } from '#server/platform/env.ts';

const EACH_MS = 1_000;
/**
 * Waits for a database elsewhere that does not answer yet, as after a power cut in which this machine was up first; at
 * most for as long as DATABASE_WAIT says; for the pooler before it as well. What is wrong with it otherwise, or still then, is told by whoever connects
 * next.
 */
export async function awaitDatabase(
  { databaseUrl, databaseListenUrl, databaseWait }: Pick<Env, 'databaseUrl' | 'databaseListenUrl' | 'databaseWait'>,
  { adminUrl, print }: { adminUrl: string; print: (line: string) => void },
): Promise<void> {
  if (!databaseUrl) return;
  const until = performance.now() + databaseWait * 1_000;
  const ways = [...new Set([adminUrl, databaseListenUrl ?? adminUrl, databaseUrl])];
  for (let told = false; performance.now() < until; await sleep(EACH_MS)) {
    while (ways[0] && !(await isAway(ways[0]))) ways.shift();
    if (ways.length === 0) return;
    if (!told) print(`The database does not answer yet. Waiting for it, ${databaseWait} seconds at most.`);
    told = true;
  }
}
