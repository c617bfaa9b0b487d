import { backUp, type BackedUp } from '#server/platform/backup/make/back-up.ts';
import { PATIENCE_MS, STILL_BUSY, WAITING } from './backup-words.ts';

type Place = Pick<Parameters<typeof backUp>[0], 'to' | 'dataDir' | 'adminUrl' | 'recipient'>;

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
