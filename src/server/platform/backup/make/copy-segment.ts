import { createHash } from 'node:crypto';
import { readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { clusterPathsIn } from '../../db/embedded/cluster-paths.ts';
import { flushFolder } from '../../files/flushed.ts';
import { layoutOf } from '../folder/layout.ts';
import { sealTo } from '../folder/seal.ts';
import { isSegment, positionOf, readSegments, timelineOf } from '../folder/segments.ts';

export type SegmentCopy = { readonly cluster: string; readonly wal: string; readonly recipient: string };

const BYTES = 16 * 1024 * 1024;

/** What the copies of one database's log have in common. */
export function segmentCopy({
  to,
  dataDir,
  recipient,
}: {
  to: string;
  dataDir: string;
  recipient: string;
}): SegmentCopy {
  return { cluster: clusterPathsIn(dataDir).cluster, wal: layoutOf(to).wal, recipient };
}

/**
 * Copies one finished file of the log into the backup: packed, encrypted, flushed, moved to its name. Once is enough; a
 * file of the same name and another content belongs to another database and is refused. Gives false where it is there
 * already.
 */
export async function copySegment({ cluster, wal, recipient }: SegmentCopy, name: string): Promise<boolean> {
  const content = await readFile(join(cluster, 'pg_wal', name));
  if (isSegment(name)) refuseForeign(name, content);
  const mark = createHash('sha256').update(content).digest('hex').slice(0, 16);
  const kept = readSegments(wal).get(name);
  if (kept && kept.mark !== mark)
    throw new Error(
      `${wal} holds another ${name}: it belongs to another database, or to another restore of this one. Give this one a backup folder of its own.`,
    );
  if (kept) return false;
  await sealTo(join(wal, `${name}.${mark}.age`), { source: Readable.from([content]), recipient });
  return true;
}

/**
 * A segment is used again under a later name once it is done with: its first page tells of which place in the log it
 * is.
 */
function refuseForeign(name: string, content: Buffer): void {
  const isWhole =
    content.length === BYTES &&
    content.readUInt32LE(4) === Number.parseInt(timelineOf(name), 16) &&
    content.readBigUInt64LE(8) === BigInt(positionOf(name)) * BigInt(BYTES);
  if (!isWhole) throw new Error(`${name} was used again before it was copied`);
}

/**
 * Tells PostgreSQL that a file of the log lies in the backup and may be used again, as its own archiver would. Somebody
 * else may have said so meanwhile.
 */
export async function markCopied(cluster: string, name: string): Promise<void> {
  const folder = join(cluster, 'pg_wal', 'archive_status');
  await rename(join(folder, `${name}.ready`), join(folder, `${name}.done`)).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
  await flushFolder(folder);
}
