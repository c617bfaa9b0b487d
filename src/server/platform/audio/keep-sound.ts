import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import type { RecordingFault } from '#domain/recording/recording.ts';
import type { LargeFiles } from '../files/large/large-files.ts';
import { checkAudio, rewritten } from './check-audio.ts';

/** So few bytes left are a matter of the disk, not of the sound. */
const FULL = new Set(['ENOSPC', 'EDQUOT']);

/** What was kept of an upload: its file, and what was measured of it. */
export type KeptSound = {
  readonly file: string;
  readonly format: string;
  readonly bytes: number;
  readonly seconds: number;
  readonly loudness: number;
  readonly peaks: Buffer;
};
type Keeping = {
  readonly largeFiles: LargeFiles;
  /** Lets somebody work with the bytes as a file; its path leads nowhere where they are gone. */
  readonly withFile: <T>(work: (path: string) => Promise<T>) => Promise<T>;
  /** The least and the most seconds. */ readonly limits: { readonly least: number; readonly most: number };
  readonly signal: AbortSignal;
  /** Says that no further try will come. */ readonly last: boolean;
  /** Notes what was kept; false where nobody needs it any more, and then it goes. */
  readonly take: (sound: KeptSound) => Promise<boolean>;
  /** Notes why it is not kept. */ readonly refuse: (fault: RecordingFault) => Promise<void>;
};

/**
 * Looks at the bytes of an upload: what is no sound is refused with its fault; of a sound everything but its frames is
 * left out, and what was measured is handed to `take`. The upload itself stays. Throws where it has to be tried again;
 * with the last try it is refused before, so that nobody waits for it.
 */
export async function keepSound(keeping: Keeping): Promise<void> {
  try {
    const fault = await keeping.withFile((path) => kept(path, keeping));
    if (fault) await keeping.refuse(fault);
  } catch (error) {
    const isFull = FULL.has(String((error as NodeJS.ErrnoException).code));
    if (keeping.last) await keeping.refuse(isFull ? 'room' : 'lost');
    if (!keeping.last || !isFull) throw error;
  }
}

async function kept(path: string, { largeFiles, limits, signal, take }: Keeping): Promise<RecordingFault | null> {
  // After a restore it is gone: the backup holds what was taken, and no upload.
  if (!existsSync(path)) return 'lost';
  const found = await checkAudio(path, { ...limits, signal });
  if ('fault' in found) return found.fault;
  const { kind, pieces, bytes, seconds, loudness, peaks } = found;
  const file = randomUUID();
  try {
    await largeFiles.put(file, { content: rewritten(path, pieces), bytes });
    if (!(await take({ file, format: kind, bytes, seconds, loudness, peaks: Buffer.from(peaks) })))
      await largeFiles.remove(file);
    return null;
  } catch (error) {
    await largeFiles.remove(file);
    throw error;
  }
}
