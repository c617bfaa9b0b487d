import { realpathSync } from 'node:fs';
import { keeperOf } from '#server/platform/backup/make/backup-scheduler.ts';
import type { BackupManifest } from '#server/platform/backup/folder/layout.ts';
import type { Env } from '#server/platform/env.ts';

/** How long a command waits for a backup that somebody else is making. */
export const PATIENCE_MS = 60 * 60_000;
export const WAITING = 'Another backup of this database is being made: waiting for it to finish.';
export const STILL_BUSY =
  'Another backup of this database is still being made after an hour. Nothing was copied: try again when it has finished.';

/**
 * What was just made and where, and who adds to it from now on: that decides how far a restore from it reaches.
 */
export function toldOf(
  { id, endedAt, cluster, uploads, recordings }: BackupManifest,
  { to, recipient, env }: { to: string; recipient: string; env: Pick<Env, 'backupDir' | 's3' | 'store'> },
): string[] {
  const isOwn = env.backupDir !== null && isSameFolder(to, env.backupDir);
  const where = isOwn ? `BACKUP_DIR (${to})` : to;
  const made = `Backed up to ${where}: ${id}, ${Math.ceil(cluster.bytes / 1024)} KB and ${uploads.length + recordings.length} files, encrypted to ${recipient}. Everything a restore needs was found there.`;
  const elsewhere = [
    ...(env.store && env.store.kind !== 'folder'
      ? [
          `Pictures${env.s3 ? '' : ' and recordings'} are in the store at STORE_URL and not in this backup: keep versions or a copy there.`,
        ]
      : []),
    ...(env.s3 ? ['Recordings are in the store at S3_URL and not in this backup: keep versions or a copy there.'] : []),
  ];
  return [made, ...aboutKeeper({ to, endedAt, isOwn }), ...(isOwn ? [] : aboutOther(env.backupDir)), ...elsewhere];
}

function aboutKeeper({ to, endedAt, isOwn }: { to: string; endedAt: string; isOwn: boolean }): string[] {
  const keeper = keeperOf(to);
  if (keeper !== null)
    return [`The running server (process ${keeper}) writes its log there, too: a restore reaches the last minute.`];
  const ends = `No running server writes there: a restore from it ends at ${endedAt}.`;
  return [isOwn ? `${ends} A server started with BACKUP_DIR continues it.` : ends];
}

function aboutOther(backupDir: string | null): string[] {
  const keeper = backupDir === null ? null : keeperOf(backupDir);
  return keeper === null
    ? []
    : [`The running server (process ${keeper}) keeps its own backup in BACKUP_DIR (${backupDir}).`];
}

/** Whether two paths are one folder, also by links. */
export function isSameFolder(one: string, other: string): boolean {
  try {
    return realpathSync(one) === realpathSync(other);
  } catch {
    // One of them is not there yet.
    return one === other;
  }
}
