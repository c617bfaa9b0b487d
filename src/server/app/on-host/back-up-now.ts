import { backUp, type BackedUp } from '#server/platform/backup/make/back-up.ts';
import type { Brought } from '#server/platform/backup/make/beside.ts';
import type { Env } from '#server/platform/env.ts';
import type { Store } from '#server/platform/store/open-store.ts';
import { PATIENCE_MS, STILL_BUSY, WAITING } from './backup-words.ts';

type Place = Pick<Parameters<typeof backUp>[0], 'to' | 'dataDir' | 'brought' | 'adminUrl' | 'recipient'>;

/** What of a store goes into a backup: the files that lie in a folder, and the ledger wherever it lies. */
export function broughtOf(
  { dataDir }: Pick<Env, 'dataDir'>,
  { folder, ledger }: Pick<Store, 'folder' | 'ledger'>,
): Brought {
  return { folder: folder ?? dataDir, ledger };
}

/** Makes one whole backup for a command, and says where it waits for another. Throws where that one does not end. */
export async function backUpNow(place: Place, say: (line: string) => void): Promise<BackedUp> {
  const made = await backUp({
    ...place,
    now: () => new Date(),
    patience: PATIENCE_MS,
    onWait: () => say(WAITING),
  });
  if (!made) throw new Error(STILL_BUSY);
  return made;
}
