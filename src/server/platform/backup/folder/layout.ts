import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { makeFolder } from '../../files/make-folder.ts';

/** What lies in a backup folder. A base has its name only when it is whole. */
export type BackupLayout = {
  readonly root: string;
  readonly bases: string;
  readonly wal: string;
  readonly files: string;
  readonly recordings: string;
  readonly erasures: string;
  readonly about: string;
  /** Held by the server that keeps this backup while it runs. */
  readonly keeperLock: string;
};

const sealed = z.strictObject({ sha256: z.string(), bytes: z.number() });
const manifest = z.strictObject({
  format: z.literal(1),
  id: z.string(),
  startedAt: z.iso.datetime(),
  endedAt: z.iso.datetime(),
  system: z.string(),
  postgres: z.string(),
  /** The first segment a restore needs, and the one that holds the restore point. */
  firstSegment: z.string(),
  lastSegment: z.string(),
  restorePoint: z.string(),
  rootKeys: z.array(z.string()),
  uploads: z.array(z.string()),
  /** A backup of before had none. */
  recordings: z.array(z.string()).default([]),
  ledgerLines: z.number(),
  cluster: sealed,
  facts: sealed,
});

/** What a base says of itself, readable without the key: nothing of a member. */
export type BackupManifest = z.infer<typeof manifest>;

const BASE = /^\d{8}T\d{6}Z-[0-9a-f]{4}$/;

/** The places in a backup folder. */
export function layoutOf(root: string): BackupLayout {
  return {
    root,
    bases: join(root, 'bases'),
    wal: join(root, 'wal'),
    files: join(root, 'files'),
    recordings: join(root, 'recordings'),
    erasures: join(root, 'erasures'),
    about: join(root, 'backup.json'),
    keeperLock: join(root, 'server.lock'),
  };
}

/** Makes a backup folder, closed to others. */
export function makeLayout(layout: BackupLayout): void {
  const { root, bases, wal, files, recordings, erasures } = layout;
  for (const folder of [root, bases, wal, files, recordings, erasures]) makeFolder(folder);
}

/** Every whole base, oldest first. What has no manifest that can be read is none. */
export function readBases(layout: BackupLayout): BackupManifest[] {
  return namesOfBases(layout)
    .flatMap((name) => manifestOf(layout, name) ?? [])
    .toSorted((one, other) => one.endedAt.localeCompare(other.endedAt));
}

/** The names of what looks like a base and has no manifest that can be read. */
export function damagedBases(layout: BackupLayout): string[] {
  return namesOfBases(layout).filter((name) => manifestOf(layout, name) === null);
}

function namesOfBases({ bases }: BackupLayout): string[] {
  return existsSync(bases)
    ? readdirSync(bases)
        .filter((name) => BASE.test(name))
        .toSorted()
    : [];
}

function manifestOf({ bases }: BackupLayout, name: string): BackupManifest | null {
  try {
    return manifest.parse(JSON.parse(readFileSync(join(bases, name, 'manifest.json'), 'utf8')));
  } catch {
    // Missing, torn, or overwritten: without it nobody can tell what the base needs.
    return null;
  }
}

/** The name of a base that begins now. */
export function baseName(at: Date, salt: string): string {
  return `${at.toISOString().replace(/[-:]|\.\d+/g, '')}-${salt}`;
}
