import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Env } from '#server/platform/env.ts';

const EACH_MS = 1_000;
/** What it answers while it starts, stops or recovers, and what comes where nothing answers yet. */
const AWAY = new Set([
  ...['57P03', '57P01', '57P02'],
  ...['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'ENOTFOUND', 'EAI_AGAIN', 'ETIMEDOUT', 'EHOSTUNREACH'],
]);

/**
 * Waits for a database elsewhere that does not answer yet, as after a power cut in which this machine was up first; at
 * most for as long as DATABASE_WAIT says. What is wrong with it otherwise, or still then, is told by whoever connects
 * next.
 */
export async function awaitDatabase(
  { databaseUrl, databaseWait }: Pick<Env, 'databaseUrl' | 'databaseWait'>,
  { adminUrl, print }: { adminUrl: string; print: (line: string) => void },
): Promise<void> {
  if (!databaseUrl) return;
  const until = performance.now() + databaseWait * 1_000;
  for (let told = false; performance.now() < until; await sleep(EACH_MS)) {
    if (!(await isAway(adminUrl))) return;
    if (!told) print(`The database does not answer yet. Waiting for it, ${databaseWait} seconds at most.`);
    told = true;
  }
}

async function isAway(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select 1');
    return false;
  } catch (error) {
    const { code = '', message = '' } = error as { code?: string; message?: string };
    return AWAY.has(code) || /timeout|terminated unexpectedly/i.test(message);
  } finally {
    await client.end().catch(() => undefined);
  }
}
