import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { BACKUP_KEEPERS, type BackupKeeper, type DiskPart } from '#domain/overview/overview.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { FreeBytes } from '#server/platform/disk/room.ts';
import type { Env } from '#server/platform/env.ts';
import { nothingThere } from '#server/platform/files/nothing-there.ts';
import { mailFolder } from '#server/platform/mail/mail-folder.ts';
import { overviewStore, type Measure } from './overview.store.ts';

type Place = Pick<Env, 'dataDir' | 'backupDir' | 'databaseUrl' | 'diskLeast' | 'store'>;
export type MeasureDeps = {
  readonly db: Database;
  readonly env: Place;
  readonly free: FreeBytes;
  /** Real time. */
  readonly now: () => Date;
};

/** Folders are added up once an hour: there may be many files. */
const FOLDERS_KEPT_MS = 3_600_000;

/** Looks how jobs, disk and backup stand, and writes it down for the overview. To be called each minute. */
export function openMeasuring({ db, env, free, now }: MeasureDeps): () => Promise<void> {
  let folders: { readonly parts: readonly Measure[]; readonly until: number } | null = null;
  return async () => {
    const at = now();
    if (!folders || folders.until <= at.getTime())
      folders = { parts: await foldersOf(env), until: at.getTime() + FOLDERS_KEPT_MS };
    const measures: Measure[] = [
      ...(await overviewStore.look(db)),
      ...folders.parts,
      { kind: 'disk', name: 'free', value: await free() },
      { kind: 'disk', name: 'least', value: env.diskLeast },
      { kind: 'backup', name: 'keeper', value: BACKUP_KEEPERS.indexOf(keeperOf(env)) },
    ];
    await overviewStore.keep(db, { measures, now: at });
  };
}

function keeperOf({ backupDir, databaseUrl }: Place): BackupKeeper {
  if (databaseUrl) return 'elsewhere';
  return backupDir ? 'server' : 'nobody';
}

async function foldersOf({ dataDir, backupDir, store }: Place): Promise<Measure[]> {
  const brought = store?.kind === 'folder' ? store.folder : dataDir;
  const places: readonly (readonly [DiskPart, string | null])[] = [
    ['recordings', join(brought, 'recordings')],
    ['uploads', join(brought, 'uploads')],
    ['files', join(brought, 'files')],
    ['mail', mailFolder(dataDir)],
    ['backup', backupDir],
  ];
  const parts: Measure[] = [];
  for (const [name, folder] of places) if (folder) parts.push({ kind: 'disk', name, value: await bytesIn(folder) });
  return parts;
}

/** The bytes of all files in a folder; none where there is no such folder. A file that goes meanwhile counts nothing. */
async function bytesIn(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(nothingThere([]));
  let bytes = 0;
  for (const entry of entries)
    if (entry.isFile()) {
      const found = await stat(join(entry.parentPath, entry.name)).catch(nothingThere(null));
      bytes += found?.size ?? 0;
    }
  return bytes;
}
