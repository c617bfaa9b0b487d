import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { attachEmbedded } from '../../db/embedded/embedded.ts';
import { clusterPathsIn } from '../../db/embedded/cluster-paths.ts';
import type { PostgresSettings } from '../../db/embedded/settings.ts';
import { layoutOf, type BackupManifest } from '../folder/layout.ts';
import { chooseBase } from './choose.ts';
import { openFeed, type Feed } from './feed.ts';
import { bringSoundBase, refuseLackingKeys } from './sound-base.ts';
import { refuseFull, refuseUnreadable, unpackLedger } from './unpack-base.ts';

/** How far a restore goes: to the end of the log, to an instant, or to the point at which a base was counted. */
export type Until = { readonly at: Date } | 'end' | 'base';
export type RestoreOptions = {
  readonly from: string;
  readonly dataDir: string;
  readonly identity: string;
  readonly until: Until;
  /** Ids of the root keys at hand. */ readonly rootKeys: readonly string[];
  readonly log: (line: string) => void;
  /** Settings of PostgreSQL while it recovers; for rehearsals, which lose nothing. */ readonly settings?: PostgresSettings;
};
export type Restored = { readonly manifest: BackupManifest; readonly files: number };

const HALF = 'restore.unfinished';
// Nobody is let in before the log is replayed to its end. What the database writes of its new history waits for the
// next server to copy it.
const RECOVERING: PostgresSettings = {
  hot_standby: 'off',
  recovery_target_action: "'promote'",
  archive_mode: 'on',
  archive_command: "''",
};

/**
 * Brings a backup back into an empty data folder. Where the newest base is damaged an older one takes its place and
 * `log` says so, also where the log after that one breaks off; a rehearsal, which goes to the base itself, tries the
 * newest alone. What was cut off says so at the next start, and is begun again after the folder was emptied.
 */
export async function restore({
  from,
  dataDir,
  identity,
  until,
  rootKeys,
  log,
  settings = {},
}: RestoreOptions): Promise<Restored> {
  const layout = layoutOf(from);
  refuseFull(dataDir);
  const at = typeof until === 'object' ? until.at : null;
  refuseLackingKeys(chooseBase(layout, at), rootKeys);
  await refuseUnreadable({ layout, identity });
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  writeFileSync(join(dataDir, HALF), '');
  const { base, files, isOlder } = await bringSoundBase({
    layout,
    identity,
    dataDir,
    at,
    rootKeys,
    mayFallBack: until !== 'base',
    log,
  }).catch((error: unknown) => {
    rmSync(join(dataDir, HALF));
    throw error;
  });
  const { manifest } = base;
  await unpackLedger(base, dataDir);
  log('Replaying the log.');
  const feed = openFeed({ layout, identity, dataDir });
  const brokeOff = await replay({ dataDir, manifest, until, settings, feed, mayBreakOff: isOlder });
  if (brokeOff) log(`The log breaks off: ${brokeOff} What was written after that is not in the restored database.`);
  rmSync(join(dataDir, HALF));
  return { manifest, files };
}

/** Throws when a restore was cut off in this data folder: what lies there is no database yet. */
export function refuseHalf(dataDir: string): void {
  if (existsSync(join(dataDir, HALF)))
    throw new Error(
      `A restore into ${dataDir} was cut off before its end. Empty the folder, keeping root-key and erasures, and restore again.`,
    );
}

type Replay = {
  readonly dataDir: string;
  readonly manifest: BackupManifest;
  readonly until: Until;
  readonly settings: PostgresSettings;
  readonly feed: Feed;
  /** Whether all of the log up to a missing part is better than nothing. */
  readonly mayBreakOff: boolean;
};

/** Gives why the log could not be followed to its end, where that is allowed; null when it was. */
async function replay({ dataDir, manifest, until, settings, feed, mayBreakOff }: Replay): Promise<string | null> {
  try {
    // Where the last change lies before the instant asked for, the log ends without reaching it: then all of it is what
    // was asked for.
    const reached = await recover(dataDir, { feed, settings, target: targetOf(until, manifest), mayBreakOff });
    if (!reached) await recover(dataDir, { feed, settings, target: {}, mayBreakOff });
    return feed.failure();
  } finally {
    await feed.stop();
  }
}

async function recover(
  dataDir: string,
  {
    feed,
    settings,
    target,
    mayBreakOff,
  }: Pick<Replay, 'feed' | 'settings' | 'mayBreakOff'> & { target: PostgresSettings },
): Promise<boolean> {
  const { cluster } = clusterPathsIn(dataDir);
  writeFileSync(join(cluster, 'recovery.signal'), '', { mode: 0o600 });
  let failed: unknown = null;
  const embedded = await attachEmbedded({
    dataDir,
    log: () => undefined,
    settings: { ...settings, ...RECOVERING, restore_command: `'${feed.command}'`, ...target },
  }).catch((error: unknown) => void (failed = error));
  const failure = feed.failure();
  if (embedded) await embedded.stop();
  if (failure && !mayBreakOff)
    throw new Error(
      `The log of this backup is not whole: ${failure} An instant before can still be restored with --at.`,
    );
  if (embedded) return true;
  if (
    failed instanceof Error &&
    failed.message.includes('recovery ended before configured recovery target was reached') &&
    Object.keys(target).length > 0
  )
    return false;
  throw failed;
}

function targetOf(until: Until, { restorePoint }: BackupManifest): PostgresSettings {
  if (until === 'end') return { recovery_target_timeline: "'latest'" };
  if (until === 'base') return { recovery_target_name: `'${restorePoint}'` };
  return {
    recovery_target_timeline: "'latest'",
    recovery_target_time: `'${until.at.toISOString().replace('T', ' ').replace('Z', '+00')}'`,
  };
}
