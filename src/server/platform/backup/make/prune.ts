import { existsSync, readdirSync, statSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { baseName, damagedBases, layoutOf, readBases, type BackupLayout } from '../folder/layout.ts';
import { PART } from '../folder/seal.ts';
import { isSegment, positionOf, readSegments } from '../folder/segments.ts';
import { BROUGHT } from './beside.ts';
import { basesUnderWay } from './under-way.ts';

/** How long a backup is kept: whoever deletes themselves is gone from every backup after this. */
export const KEPT_MS = 30 * 86_400_000;
const PART_MS = 86_400_000;

/**
 * Removes what is older than thirty days, at an instant of real time: bases, the log before the oldest base that is
 * left or being made, files that neither a base nor the live folder (`from`) names any more, and parts of copies that were cut
 * off. While a base is being made no file goes, since it may name it. The newest base stays however old it is. Gives the
 * number of bases removed.
 */
export async function prune({ to, from, now }: { to: string; from: string; now: Date }): Promise<number> {
  const layout = layoutOf(to);
  const bases = readBases(layout);
  const old = bases.slice(0, -1).filter(({ endedAt }) => new Date(endedAt).getTime() < now.getTime() - KEPT_MS);
  for (const id of [...old.map((base) => base.id), ...oldDamaged(layout, now)])
    await rm(join(layout.bases, id), { recursive: true, force: true });
  const left = bases.filter((base) => !old.includes(base));
  const underWay = basesUnderWay(layout, now);
  const first = Math.min(
    ...left.map(({ firstSegment }) => positionOf(firstSegment)),
    ...underWay.map(({ firstSegment }) => (firstSegment === null ? 0 : positionOf(firstSegment))),
  );
  for (const { name, file } of readSegments(layout.wal).values())
    if (isSegment(name) && positionOf(name) < first) await rm(join(layout.wal, file));
  const named = new Set(left.flatMap(({ uploads, recordings }) => [...uploads, ...recordings]));
  for (const kind of underWay.length > 0 ? [] : BROUGHT)
    for (const path of pathsIn(layout[kind])) {
      const name = path.slice(path.lastIndexOf('/') + 1).replace(/\.age$/, '');
      if (path.endsWith('.age') && !named.has(name) && !existsSync(join(from, kind, name.slice(0, 2), name)))
        await rm(path);
    }
  await removeParts([layout.bases, layout.wal, layout.files, layout.recordings, layout.erasures], {
    now,
    spare: underWay.map(({ path }) => path),
  });
  return old.length;
}

/** Damaged bases that began so long ago: nobody restores them, and whoever deleted themselves is still in them. */
function oldDamaged(layout: BackupLayout, now: Date): string[] {
  const last = baseName(new Date(now.getTime() - KEPT_MS), '');
  return damagedBases(layout).filter((name) => name < last);
}

async function removeParts(
  folders: readonly string[],
  { now, spare }: { now: Date; spare: readonly string[] },
): Promise<void> {
  for (const path of folders.flatMap(pathsIn)) {
    if (!path.endsWith(PART) || spare.some((kept) => path === kept || path.startsWith(`${kept}/`))) continue;
    if (existsSync(path) && statSync(path).mtimeMs < now.getTime() - PART_MS)
      await rm(path, { recursive: true, force: true });
  }
}

function pathsIn(folder: string): string[] {
  return existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path))
    : [];
}
