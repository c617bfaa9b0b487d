import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { asOwner } from '../../db/owner.ts';
import { clusterPathsIn } from '../../db/embedded/cluster-paths.ts';
import { flushFolder, writeFlushed } from '../../files/flushed.ts';
import { baseName, layoutOf, makeLayout, type BackupLayout, type BackupManifest } from '../folder/layout.ts';
import { flawsOf } from '../folder/flaws.ts';
import { pack, type ArchiveEntry } from '../folder/pack.ts';
import { PART, sealTo } from '../folder/seal.ts';
import { copyLedger, copyUploads, type Brought } from './beside.ts';
import type { ClusterCopy } from './cluster.store.ts';
import type { SegmentCopy } from './copy-segment.ts';
import { copyRange } from './ship.ts';
import { UNDER_WAY, writeUnderWay } from './under-way.ts';
import { clusterEntries } from './walk.ts';

export type BackupOptions = {
  /** The backup folder. */
  readonly to: string;
  readonly dataDir: string;
  readonly brought: Brought;
  readonly adminUrl: string;
  /** The public half of a pair whose other half is not on this machine (age1...). */
  readonly recipient: string;
  readonly now: () => Date;
};

const FOLLOW_MS = 2_000;

/**
 * Makes one whole copy of the embedded database, the files and the ledger of erasures, encrypted, while the server
 * works on. It has its name only when all of it is on the disk and was found sound, with the log it needs; a copy that
 * was cut off keeps the name of a part and is removed by a later one.
 */
export async function makeBase(copy: ClusterCopy, options: BackupOptions): Promise<BackupManifest> {
  const { dataDir, brought, recipient, now } = options;
  const layout = layoutOf(options.to);
  makeLayout(layout);
  const startedAt = now();
  const id = baseName(startedAt, randomBytes(2).toString('hex'));
  const draft = join(layout.bases, `${id}${PART}`);
  await mkdir(draft, { mode: 0o700 });
  try {
    const system = await claim(layout, { system: await copy.system(), recipient });
    const made = await copyCluster(copy, { ...options, layout, draft, id });
    const uploads = await copyUploads({ layout, brought, recipient }, 'files');
    const recordings = await copyUploads({ layout, brought, recipient }, 'recordings');
    const { lines } = await copyLedger({ layout, brought, recipient }, -1);
    const manifest: BackupManifest = {
      format: 1,
      id,
      startedAt: startedAt.toISOString(),
      endedAt: now().toISOString(),
      system,
      postgres: postgresOf(dataDir),
      ...made,
      rootKeys: await rootKeysOf(options.adminUrl),
      uploads,
      recordings,
      ledgerLines: lines ?? 0,
    };
    await writeFlushed(join(draft, 'manifest.json'), `${JSON.stringify(manifest, null, 1)}\n`);
    await refuseUnsound({ layout, manifest, folder: draft });
    await copy.proveHeld();
    await rm(join(draft, UNDER_WAY));
    await flushFolder(draft);
    await rename(draft, join(layout.bases, id));
    await flushFolder(layout.bases);
    return manifest;
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw error;
  }
}

/** Throws a line that says why a base, in its folder or still in that of its draft, could not be restored. */
export async function refuseUnsound(base: {
  layout: BackupLayout;
  manifest: BackupManifest;
  folder?: string;
}): Promise<void> {
  const [flaw] = await flawsOf({ ...base, identity: null, uploads: true });
  if (flaw) throw new Error(`The backup ${base.manifest.id} could not be restored, so it does not count: ${flaw}`);
}

type Making = BackupOptions & { readonly layout: BackupLayout; readonly draft: string; readonly id: string };

async function copyCluster(
  copy: ClusterCopy,
  { layout, draft, id, dataDir, recipient }: Making,
): Promise<Pick<BackupManifest, 'firstSegment' | 'lastSegment' | 'restorePoint' | 'cluster' | 'facts'>> {
  const place = clusterPathsIn(dataDir);
  const restorePoint = `base ${id}`;
  const firstSegment = await copy.begin(restorePoint);
  await writeUnderWay(draft, firstSegment);
  const segments = { cluster: place.cluster, wal: layout.wal, recipient };
  const following = followLog({ copy, segments, first: firstSegment });
  const label = async (): Promise<ArchiveEntry> => ({ path: 'backup_label', content: textOf(await copy.end()) });
  const cluster = await sealTo(join(draft, 'cluster.age'), {
    source: Readable.from(pack(clusterEntries(place.cluster, label))),
    recipient,
  }).finally(() => following.stop());
  const { facts, segment: lastSegment } = await copy.countAt(restorePoint);
  await copyRange(segments, { first: firstSegment, last: lastSegment });
  const told = JSON.stringify({ ...facts, password: readFileSync(place.password, 'utf8').trim() });
  return {
    firstSegment,
    lastSegment,
    restorePoint,
    cluster,
    facts: await sealTo(join(draft, 'facts.age'), { source: Readable.from([Buffer.from(told)]), recipient }),
  };
}

/**
 * Copies what is finished of the log while the files are copied: where nobody else keeps it, PostgreSQL uses a segment
 * again after its next checkpoint. What fails here is tried once more when the files are done.
 */
function followLog({ copy, segments, first }: { copy: ClusterCopy; segments: SegmentCopy; first: string }): {
  stop(): Promise<void>;
} {
  const end = new AbortController();
  const follow = async () => {
    while (!end.signal.aborted) {
      await sleep(FOLLOW_MS, undefined, { signal: end.signal }).catch(() => undefined);
      await copy
        .currentSegment()
        .then((current) => copyRange(segments, { first, last: current, open: true }))
        .catch(() => undefined);
    }
  };
  const following = follow();
  const stop = async () => {
    end.abort();
    await following;
  };
  return { stop };
}

/** A backup folder belongs to one database. */
async function claim(
  { about }: BackupLayout,
  { system, recipient }: { system: string; recipient: string },
): Promise<string> {
  const known = existsSync(about) ? (JSON.parse(readFileSync(about, 'utf8')) as { system: string }).system : null;
  if (known !== null && known !== system)
    throw new Error(
      `${about} says that this folder is the backup of another database. Give this one a folder of its own.`,
    );
  await writeFlushed(about, `${JSON.stringify({ format: 1, system, recipient })}\n`);
  return system;
}

async function rootKeysOf(adminUrl: string): Promise<string[]> {
  const { rows } = await asOwner(adminUrl, (owner) =>
    owner.query<{ id: string }>('select distinct root_key_id as id from auth.app_key order by 1'),
  );
  return rows.map(({ id }) => id);
}

function postgresOf(dataDir: string): string {
  return readFileSync(join(clusterPathsIn(dataDir).cluster, 'PG_VERSION'), 'utf8').trim();
}

function textOf(text: string): () => AsyncIterable<Buffer> {
  return async function* () {
    yield Buffer.from(text);
  };
}
