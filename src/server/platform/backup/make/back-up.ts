import { layoutOf, type BackupManifest } from '../folder/layout.ts';
import { makeBase, refuseUnsound, type BackupOptions } from './base.ts';
import { ClusterCopy, type Patience } from './cluster.store.ts';
import { prune } from './prune.ts';

export type BackedUp = {
  readonly manifest: BackupManifest;
  /** How many bases were too old. */ readonly pruned: number;
};

/**
 * Makes a base and removes what is too old, under the one lock that the server and the command share. The base was found
 * sound before and after the removal. Null when somebody else is still making one at the end of the patience.
 */
export async function backUp({ patience, onWait, ...options }: BackupOptions & Patience): Promise<BackedUp | null> {
  const copy = await ClusterCopy.open(options.adminUrl, { patience, onWait });
  if (!copy) return null;
  try {
    const manifest = await makeBase(copy, options);
    const pruned = await prune({ to: options.to, from: options.brought.folder, now: options.now() });
    await refuseUnsound({ layout: layoutOf(options.to), manifest });
    return { manifest, pruned };
  } finally {
    await copy.close();
  }
}
