import { MIGRATIONS } from './prepare.ts';
import { readMigrations } from './migrate.ts';
import type { Tx } from './query.ts';

const newest = readMigrations(MIGRATIONS).at(-1)?.number ?? 0;

/**
 * Writes, so that the commit behind it says whether the database takes writes: the one row of the probe, again and
 * again.
 */
export async function probeWrite(tx: Tx): Promise<void> {
  await tx.callFunction('probe_write');
}

/** Whether the database has every table of this release. A newer one may have added more. */
export async function isMigrated(tx: Tx): Promise<boolean> {
  return ((await tx.callFunction<{ migrated: number }>('migrated'))[0]?.migrated ?? 0) >= newest;
}
