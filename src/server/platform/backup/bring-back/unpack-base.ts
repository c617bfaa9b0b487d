import { createWriteStream, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { clusterPathsIn } from '../../db/embedded/cluster-paths.ts';
import { ledgerIn } from '../../erasures/erasures.ts';
import { flushFolder, writeFlushed } from '../../files/flushed.ts';
import { uploadIn, ledgerCopies, type BroughtKind } from '../make/beside.ts';
import type { ClusterFacts } from '../make/cluster.store.ts';
import type { BackupLayout, BackupManifest } from '../folder/layout.ts';
import { unpack } from '../folder/pack.ts';
import { hashOf, openSealed, PART, readSealed } from '../folder/seal.ts';

export type Base = { readonly layout: BackupLayout; readonly manifest: BackupManifest; readonly identity: string };
type BaseFacts = ClusterFacts & { readonly password: string };

/** What may lie in a data folder that a restore fills: what no backup holds. */
const MAY_STAY = new Set(['root-key', 'backup-identity', 'backup-recipient', 'erasures', 'start.lock']);
const COPY = 'from-backup.ledger';

/** Throws when the folder holds anything that a restore would bury. */
export function refuseFull(dataDir: string): void {
  const found = existsSync(dataDir) ? readdirSync(dataDir).filter((name) => !MAY_STAY.has(name)) : [];
  if (found.length > 0)
    throw new Error(
      `${dataDir} is not empty (${found.slice(0, 3).join(', ')}${found.length > 3 ? ', ...' : ''}). Stop the server, move the folder away, and keep of it only root-key and erasures.`,
    );
}

/** What the base says of its content. Throws where its file is not the one that was written. */
export async function readFactsOf({ layout, manifest, identity }: Base): Promise<BaseFacts> {
  const path = join(layout.bases, manifest.id, 'facts.age');
  await refuseChanged(path, manifest.facts.sha256);
  return JSON.parse((await readSealed(path, identity)).toString()) as BaseFacts;
}

/** Unpacks the database of a base into the data folder, under its name only when all of it lies there. */
export async function unpackCluster({ layout, manifest, identity }: Base, dataDir: string): Promise<void> {
  const place = clusterPathsIn(dataDir);
  const path = join(layout.bases, manifest.id, 'cluster.age');
  await refuseChanged(path, manifest.cluster.sha256);
  const draft = `${place.cluster}.unfinished-restore`;
  mkdirSync(draft, { mode: 0o700 });
  await unpack(await openSealed(path, identity), draft);
  await writeFlushed(place.password, `${(await readFactsOf({ layout, manifest, identity })).password}\n`);
  await rename(draft, place.cluster);
  await flushFolder(place.dataDir);
}

/** How many of the members' files came back, and how many the backup names or holds that could not. */
export type BroughtFiles = { readonly files: number; readonly lost: number };

/** Brings the members' files and recordings back: those of the backup, which has also what came after the base. */
export async function unpackUploads({ layout, manifest, identity }: Base, dataDir: string): Promise<BroughtFiles> {
  const { uploads, recordings } = manifest;
  let [files, all] = [0, 0];
  for (const [brought, inBase] of Object.entries({ files: uploads, recordings } satisfies Record<
    BroughtKind,
    string[]
  >)) {
    const folder = layout[brought as BroughtKind];
    const names = [...new Set([...namesIn(folder), ...inBase])];
    all += names.length;
    for (const name of names)
      files += Number(
        await unpackOne(uploadIn(folder, name), { identity, drawer: join(dataDir, brought, name.slice(0, 2)), name }),
      );
  }
  return { files, lost: all - files };
}

function namesIn(folder: string): string[] {
  return existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((path) => path.endsWith('.age'))
        .map((path) => path.slice(path.lastIndexOf('/') + 1, -4))
    : [];
}

/** Unpacks a file, which has its name only when all of it is there; false where the backup's copy is lost or damaged. */
async function unpackOne(
  from: string,
  { identity, drawer, name }: { identity: string; drawer: string; name: string },
): Promise<boolean> {
  if (!existsSync(from)) return false;
  await mkdir(drawer, { recursive: true, mode: 0o700 });
  const part = join(drawer, `${name}${PART}`);
  try {
    await pipeline(await openSealed(from, identity), createWriteStream(part, { mode: 0o600, flush: true }));
  } catch (error) {
    await rm(part, { force: true });
    // Not damaged: there is no room for it, and the restore ends here.
    if ((error as NodeJS.ErrnoException).code === 'ENOSPC') throw error;
    return false;
  }
  await rename(part, join(drawer, name));
  await flushFolder(drawer);
  return true;
}

/** The text of the backup's newest copy of the ledger of erasures; empty where it has none. */
export async function readLedgerCopy({ layout, identity }: Omit<Base, 'manifest'>): Promise<string> {
  const newest = ledgerCopies(layout).at(-1);
  return newest ? (await readSealed(join(layout.erasures, newest), identity)).toString() : '';
}

/**
 * Throws one line where the newest copy of the ledger cannot be opened, before anything is unpacked: because the
 * identity is that of another backup, or the copy is damaged.
 */
export async function refuseUnreadable(from: Omit<Base, 'manifest'>): Promise<void> {
  await readLedgerCopy(from).catch((error: unknown) => {
    const why = error instanceof Error ? error.message : 'damaged';
    throw new Error(
      why.includes('no identity matched')
        ? `The key in BACKUP_IDENTITY_FILE does not open the backup in ${from.layout.root}: it was encrypted to another one. Bring that one.`
        : `The newest ledger of erasures in ${from.layout.erasures} cannot be read (${why}), and without it members who deleted themselves would come back. Move that file away to go by the copy before it.`,
      { cause: error },
    );
  });
}

/** Puts the backup's ledger beside what the data folder has of its own. */
export async function unpackLedger(base: Omit<Base, 'manifest'>, dataDir: string): Promise<void> {
  const folder = ledgerIn(dataDir);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await rm(join(folder, COPY), { force: true });
  await writeFlushed(join(folder, COPY), await readLedgerCopy(base));
  await flushFolder(folder);
}

async function refuseChanged(path: string, sha256: string): Promise<void> {
  if (!existsSync(path)) throw new Error(`${path} is missing: this backup is not whole.`);
  if ((await hashOf(path)) !== sha256) throw new Error(`${path} is not what was written: its bytes have changed.`);
}
