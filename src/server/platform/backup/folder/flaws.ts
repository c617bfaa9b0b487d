import { createHash } from 'node:crypto';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ledgerCopies, uploadIn } from '../make/beside.ts';
import type { BackupLayout, BackupManifest } from './layout.ts';
import { hashOf, readSealed } from './seal.ts';
import { nextSegment, positionOf, readSegments, type KeptSegment } from './segments.ts';

type Judged = {
  readonly layout: BackupLayout;
  readonly manifest: BackupManifest;
  /** Opens what was sealed; null where the key is elsewhere, as it should be. */
  readonly identity: string | null;
  /** Where the base lies; its place in the layout unless it is still a draft. */
  readonly folder?: string;
  /** Whether members' files that are lost count, too. */
  readonly uploads: boolean;
};

/**
 * Why a base could not be restored, one line each; empty when it could. Its own files must be those that were written,
 * and every part of the log, every file and the ledger it needs must be there. With the identity the log is opened, too;
 * without it that was done when each part was sealed.
 */
export async function flawsOf(base: Judged): Promise<string[]> {
  return [...(await flawsOfFiles(base)), ...(await flawsOfLog(base)), ...flawsBeside(base)];
}

async function flawsOfFiles({ layout, manifest, identity, folder = join(layout.bases, manifest.id) }: Judged) {
  const flaws: string[] = [];
  for (const [name, { sha256 }] of [
    ['cluster.age', manifest.cluster],
    ['facts.age', manifest.facts],
  ] as const) {
    const path = join(folder, name);
    if (!existsSync(path)) flaws.push(`${path} is missing.`);
    else if ((await hashOf(path)) !== sha256) flaws.push(`${path} is not what was written: its bytes have changed.`);
    else if (identity && name === 'facts.age') flaws.push(...(await flawOfOpening(path, identity)));
  }
  return flaws;
}

async function flawOfOpening(path: string, identity: string, mark?: string): Promise<string[]> {
  try {
    const content = await readSealed(path, identity);
    const isSame = mark === undefined || createHash('sha256').update(content).digest('hex').startsWith(mark);
    return isSame ? [] : [`${path} cannot be read: its content is not what was copied.`];
  } catch (error) {
    return [`${path} cannot be read: ${error instanceof Error ? error.message : 'damaged'}.`];
  }
}

async function flawsOfLog({ layout, manifest: { firstSegment, lastSegment }, identity }: Judged): Promise<string[]> {
  const kept = readSegments(layout.wal);
  for (let name = firstSegment; positionOf(name) <= positionOf(lastSegment); name = nextSegment(name)) {
    const flaws = await flawsOfSegment({ layout, identity }, { name, kept: kept.get(name) });
    if (flaws.length > 0) return flaws;
  }
  return [];
}

async function flawsOfSegment(
  { layout, identity }: Pick<Judged, 'layout' | 'identity'>,
  { name, kept }: { name: string; kept: KeptSegment | undefined },
): Promise<string[]> {
  if (!kept) return [`${name} is missing from ${layout.wal}.`];
  const path = join(layout.wal, kept.file);
  if (isEmpty(path)) return [`${path} is empty.`];
  return identity ? flawOfOpening(path, identity, kept.mark) : [];
}

function flawsBeside({ layout, manifest: { uploads, recordings, ledgerLines }, uploads: doCount }: Judged): string[] {
  const flaws: string[] = [];
  for (const { names, folder } of [
    { names: uploads, folder: layout.files },
    { names: recordings, folder: layout.recordings },
  ]) {
    const lost = doCount ? names.filter((name) => isEmpty(uploadIn(folder, name))) : [];
    if (lost.length > 0)
      flaws.push(`${lost.length} of the ${names.length} files of this backup are missing from ${folder}.`);
  }
  if (ledgerLines > 0 && ledgerCopies(layout).length === 0)
    flaws.push(`The ledger of erasures is missing from ${layout.erasures}.`);
  return flaws;
}

function isEmpty(path: string): boolean {
  return (statSync(path, { throwIfNoEntry: false })?.size ?? 0) === 0;
}
