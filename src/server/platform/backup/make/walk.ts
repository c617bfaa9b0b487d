import { open, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { ArchiveEntry } from '../folder/pack.ts';
import { nothingThere } from '#server/platform/files/nothing-there.ts';

/**
 * What a copy of a cluster leaves out: what belongs to the running server, or is made anew at its start (PostgreSQL's
 * documentation, low-level base backup).
 */
const LEFT_OUT = new Set([
  'postmaster.pid',
  'postmaster.opts',
  'pg_internal.init',
  'postgresql.conf',
  'pg_hba.conf',
  'backup_label',
  'backup_label.old',
  'recovery.signal',
  'standby.signal',
]);
const EMPTY = new Set([
  'pg_wal',
  'pg_replslot',
  'pg_dynshmem',
  'pg_notify',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
]);
const PIECE = 256 * 1024;

/**
 * Everything of a cluster that belongs into a base copy; then what `last` gives, asked for when all files were read.
 */
export async function* clusterEntries(
  cluster: string,
  last: () => Promise<ArchiveEntry>,
): AsyncGenerator<ArchiveEntry> {
  yield* walk(cluster, '');
  yield { path: 'pg_wal/archive_status', folder: true };
  yield await last();
}

async function* walk(root: string, inside: string): AsyncGenerator<ArchiveEntry> {
  const entries = await readdir(join(root, inside), { withFileTypes: true }).catch(nothingThere([]));
  for (const entry of entries.toSorted((one, other) => one.name.localeCompare(other.name))) {
    const path = join(inside, entry.name);
    if (LEFT_OUT.has(entry.name) || entry.name.startsWith('pgsql_tmp') || entry.name.endsWith('.draft')) continue;
    if (entry.isDirectory()) {
      yield { path, folder: true };
      if (!EMPTY.has(path)) yield* walk(root, path);
    } else if (entry.isFile()) yield { path, content: () => contentOf(join(root, path)) };
  }
}

/**
 * A file as far as it reaches. One that has vanished since it was listed was dropped by the database, and the log says
 * so too.
 */
async function* contentOf(path: string): AsyncGenerator<Buffer> {
  const file = await open(path, 'r').catch(nothingThere(null));
  if (!file) return;
  try {
    for (;;) {
      const { bytesRead, buffer } = await file.read(Buffer.alloc(PIECE), 0, PIECE);
      if (bytesRead === 0) return;
      yield buffer.subarray(0, bytesRead);
    }
  } finally {
    await file.close();
  }
}
