import { RECORDING } from '#domain/recording/recording.ts';
import { keepSound } from '#server/platform/audio/keep-sound.ts';
import type { JobRun } from '#server/platform/jobs/task.ts';
import type { RecordingDeps } from './recording-deps.ts';
import { soundStore } from './recording.store.ts';
import { dropUpload } from './uploads.ts';

/**
 * Looks at the bytes of a version: what is no recording is refused with its reason; of a recording everything but its
 * sound is left out, and what was measured goes to its row. The bytes of the upload go either way. Bears running twice.
 */
export async function checkRecording(deps: RecordingDeps, { id, last, signal }: JobRun): Promise<void> {
  const { db, clock, largeFiles, uploads } = deps;
  if (!(await soundStore.isToCheck(db, id))) return dropUpload(deps, id);
  await keepSound({
    ...{ largeFiles, limits: RECORDING.seconds, signal, last },
    withFile: (work) => uploads.withFile(id, work),
    take: (sound) => soundStore.take(db, id, { ...sound, now: clock.now() }),
    refuse: (fault) => soundStore.refuse(db, id, { fault, now: clock.now() }),
  });
  await dropUpload(deps, id);
}
