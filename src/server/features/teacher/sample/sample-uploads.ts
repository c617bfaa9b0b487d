import { randomUUID } from 'node:crypto';
import { SAMPLE } from '#domain/teacher/teacher.ts';
import { keepSound } from '#server/platform/audio/keep-sound.ts';
import { openSoundAddress } from '#server/platform/audio/sound-address.ts';
import { refuse, type Me, type Refusal } from '#server/platform/http/handler.ts';
import type { JobRun } from '#server/platform/jobs/task.ts';
import type { Services } from '#server/platform/manifest/services.ts';
import { sampleStore, type HeardSample } from './sample.store.ts';

export type SampleDeps = Pick<Services, 'db' | 'clock' | 'largeFiles' | 'uploads'>;
const REFUSED = { gone: 'application_decided', open: 'upload_open', there: 'sample_there' } as const;

/**
 * Lets the upload of a sample begin: of so many bytes, beside an application of hers that waits. Judged before a byte is
 * sent. Throws a refusal.
 */
export async function beginSample(
  { clock }: Pick<SampleDeps, 'clock'>,
  { me, bytes, free }: { me: Me; bytes: number; free: number },
): Promise<string> {
  if (!Number.isSafeInteger(bytes) || bytes < 1) throw refuse('invalid_input');
  if (bytes > SAMPLE.bytes) throw refuse('sample_too_large');
  // While it is looked at its bytes lie there twice.
  if (free < bytes * 2) throw refuse('upload_no_room');
  const id = randomUUID();
  const begun = await sampleStore.begin(me.tx, { id, bytes, now: clock.now() });
  if (begun !== 'done') throw refuse(REFUSED[begun]);
  return id;
}

/** The upload of this id that the member has under way; `whole` with its bytes where all of it came. */
export async function ownSample(
  me: Me,
  id: string,
): Promise<{ readonly id: string } | { readonly whole: number } | null> {
  const row = (await sampleStore.mine(me.tx, me.userId)).find((one) => one.id === id);
  if (!row) return null;
  return row.state === 'arriving' ? { id } : { whole: row.bytes };
}

/** All bytes are here. A refusal where the application was answered or withdrawn meanwhile. */
export async function finishSample(me: Me, id: string): Promise<Refusal | null> {
  return (await sampleStore.finish(me.tx, id)) ? null : refuse('application_decided');
}

/** Gives an upload up; its bytes go with it. */
export async function cancelSample(me: Me, id: string): Promise<void> {
  await sampleStore.cancel(me.tx, id);
}

/** The job of a sample: what is no sound is refused; of a sound what is not sound is left out. Bears running twice. */
export async function checkSample(
  { db, largeFiles, uploads }: SampleDeps,
  { id, last, signal }: JobRun,
): Promise<void> {
  if (await sampleStore.isToCheck(db, id))
    await keepSound({
      ...{ largeFiles, limits: SAMPLE.seconds, signal, last },
      withFile: (work) => uploads.withFile(id, work),
      take: (sound) => sampleStore.take(db, id, sound),
      refuse: (fault) => sampleStore.refuse(db, id, fault),
    });
  await uploads.drop(id);
}

/** What an address opens for a member: the member's own sample, or as an admin that of an application that waits. */
export async function sampleAt(
  { clock }: Pick<SampleDeps, 'clock'>,
  me: Me,
  token: string,
): Promise<HeardSample | null> {
  const id = openSoundAddress(me, token, clock.now());
  return id ? sampleStore.heard(me.tx, id) : null;
}
