import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { clusterPathsIn } from '../../db/embedded/cluster-paths.ts';
import { flawsOf } from '../folder/flaws.ts';
import { damagedBases, type BackupManifest } from '../folder/layout.ts';
import { basesBefore, chooseBase } from './choose.ts';
import { BROUGHT } from '../make/beside.ts';
import { unpackCluster, unpackUploads, type Base, type BroughtFiles } from './unpack-base.ts';

/** A base whose database and files are in the data folder now; and whether a newer one could not be used. */
export type BroughtBase = { readonly base: Base; readonly files: number; readonly isOlder: boolean };

export type Bringing = Omit<Base, 'manifest'> & {
  readonly dataDir: string;
  readonly at: Date | null;
  readonly rootKeys: readonly string[];
  /** Whether an older base may stand in for a damaged one. */
  readonly mayFallBack: boolean;
  readonly log: (line: string) => void;
};

/**
 * Unpacks the newest base that is sound, and says of each newer one why it was passed over. A member's file that is lost
 * costs that file: an older base has no other copy of it. A rehearsal takes it for damage. Throws when no base is sound,
 * or a root key is lacking.
 */
export async function bringSoundBase({
  dataDir,
  at,
  rootKeys,
  mayFallBack,
  log,
  ...from
}: Bringing): Promise<BroughtBase> {
  const newest = chooseBase(from.layout, at);
  const torn = at === null ? damagedBases(from.layout).filter((name) => name > newest.id) : [];
  for (const name of torn) log(`The backup ${name} is damaged: its manifest cannot be read.`);
  const flaws: string[] = [];
  for (const manifest of mayFallBack ? basesBefore(from.layout, at) : [newest]) {
    refuseLackingKeys(manifest, rootKeys);
    const base = { ...from, manifest };
    const isOlder = flaws.length + torn.length > 0;
    if (isOlder) log(`Falling back to the backup of ${manifest.endedAt}, and the log after it.`);
    else log(`Unpacking the copy of ${manifest.endedAt}.`);
    const tried = await unpackSound(base, { dataDir, isRehearsal: !mayFallBack });
    if ('files' in tried) {
      if (tried.lost > 0) log(`${lostFiles(tried)}: missing or damaged in ${from.layout.root}.`);
      return { base, files: tried.files, isOlder };
    }
    flaws.push(tried.flaw);
    log(`The backup of ${manifest.endedAt} (${manifest.id}) is damaged: ${tried.flaw}`);
  }
  if (flaws.length === 1) throw new Error(flaws[0]);
  throw new Error(
    `None of the ${flaws.length} backups in ${from.layout.root} can be restored. The newest: ${flaws[0]}`,
  );
}

function lostFiles({ files, lost }: BroughtFiles): string {
  return `${lost} of the ${files + lost} files of members could not be brought back`;
}

async function unpackSound(
  base: Base,
  { dataDir, isRehearsal }: { dataDir: string; isRehearsal: boolean },
): Promise<BroughtFiles | { flaw: string }> {
  const [flaw] = await flawsOf({ ...base, uploads: isRehearsal });
  if (flaw) return { flaw };
  try {
    await unpackCluster(base, dataDir);
    const brought = await unpackUploads(base, dataDir);
    return isRehearsal && brought.lost > 0 ? { flaw: `${lostFiles(brought)}.` } : brought;
  } catch (error) {
    // What was unpacked of it makes room for the next one.
    const place = clusterPathsIn(dataDir);
    const folders = BROUGHT.map((brought) => join(dataDir, brought));
    for (const path of [place.cluster, `${place.cluster}.unfinished-restore`, place.password, ...folders])
      await rm(path, { recursive: true, force: true });
    return { flaw: error instanceof Error ? error.message : 'it cannot be unpacked.' };
  }
}

/** Throws when a base is sealed under a root key that is not at hand. */
export function refuseLackingKeys(manifest: BackupManifest, rootKeys: readonly string[]): void {
  const lacking = manifest.rootKeys.filter((id) => !rootKeys.includes(id));
  if (lacking.length > 0)
    throw new Error(
      `This backup is sealed under root key ${lacking.join(', ')}, and that is not the one given here. Put the root key of that time into ROOT_KEY or its file.`,
    );
}
