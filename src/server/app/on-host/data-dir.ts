import { closeSync, existsSync, fsyncSync, openSync, readdirSync, rmSync, statSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { refuseHalf } from '#server/platform/backup/bring-back/restore.ts';
import type { Env } from '#server/platform/env.ts';
import { makeFolder } from '#server/platform/files/make-folder.ts';

/** Without any of these PostgreSQL does not start, or not with what was in it. */
const NEEDED = ['PG_VERSION', 'base', 'global/pg_control', 'pg_wal', 'pg_xact'];
/** What is there once a database was: the log of PostgreSQL, and what members brought. */
const REMAINS = ['postgres.log', 'files'];
const PROBE = 4096;

/** Whether a data folder holds a database, in whatever state. */
export function hasCluster(dataDir: string): boolean {
  return existsSync(join(dataDir, 'postgres'));
}

/** How to get a database back, for the end of a line. */
export function wayBack(dataDir: string): string {
  return `Move ${dataDir} aside and restore with npm run restore -- --from DIR (docs/runbook.md).`;
}

/**
 * Makes the data folder where it is missing and throws one line that names DATA_DIR and the way out where nothing can be
 * kept in it, or where a database is there by half.
 */
export function checkDataDir({ dataDir, databaseUrl }: Pick<Env, 'dataDir' | 'databaseUrl'>): void {
  const told = `DATA_DIR (${dataDir})`;
  if (statSync(dataDir, { throwIfNoEntry: false })?.isFile())
    throw new Error(`${told} is a file: name a folder, or a place for a new one.`);
  try {
    makeFolder(dataDir);
    tryWriting(dataDir);
  } catch (error) {
    throw new Error(`${told} ${whyNot((error as NodeJS.ErrnoException).code)}`, { cause: error });
  }
  if (databaseUrl) return;
  refuseHalf(dataDir);
  refuseRemains(dataDir, told);
}

/** What an error of the file system means for a folder, as the rest of a sentence that begins with its name. */
export function whyNot(code: string | undefined): string {
  switch (code) {
    case 'ENOSPC':
    case 'EDQUOT':
      return 'is on a disk that is full: make room on it, and start again. What was saved is still there.';
    case 'EROFS':
      return 'is on a disk that is read-only: make it writable, or name a folder on another disk.';
    case 'EACCES':
    case 'EPERM':
      return 'cannot be written by the user that runs this: give that user the folder, or name another one.';
    case 'ENOTDIR':
    case 'EEXIST':
      return 'is not a folder, or is below a file: name a folder, or a place for a new one.';
    default:
      return `is in a place that keeps no files (${code ?? 'unknown'}): name a folder on a disk.`;
  }
}

function tryWriting(dataDir: string): void {
  const probe = join(dataDir, `probe-${process.pid}`);
  try {
    const file = openSync(probe, 'w', 0o600);
    try {
      writeSync(file, Buffer.alloc(PROBE));
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
  } finally {
    rmSync(probe, { force: true });
  }
}

function refuseRemains(dataDir: string, told: string): void {
  if (!hasCluster(dataDir)) {
    const remains = REMAINS.filter((name) => isFilled(join(dataDir, name)));
    if (remains.length === 0) return;
    throw new Error(
      `${told} has lost its database: ${remains.join(' and ')} of an earlier one ${remains.length > 1 ? 'are' : 'is'} there, and the folder postgres is not. ${wayBack(dataDir)} To begin anew, empty the folder.`,
    );
  }
  const missing = [
    ...NEEDED.filter((name) => !existsSync(join(dataDir, 'postgres', name))).map((name) => `postgres/${name}`),
    ...(existsSync(join(dataDir, 'postgres.password')) ? [] : ['postgres.password']),
  ];
  if (missing.length > 0)
    throw new Error(
      `${told} is damaged: ${missing.join(', ')} ${missing.length > 1 ? 'are' : 'is'} missing. ${wayBack(dataDir)}`,
    );
}

function isFilled(path: string): boolean {
  const found = statSync(path, { throwIfNoEntry: false });
  return found !== undefined && (found.isFile() || readdirSync(path).length > 0);
}
