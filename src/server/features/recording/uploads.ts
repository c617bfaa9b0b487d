import { randomUUID } from 'node:crypto';
import { RECORDING, ROOM, UPLOAD_LIVES } from '#domain/recording/recording.ts';
import { refuse, type Refusal, type Me } from '#server/platform/http/handler.ts';
import type { RecordingDeps } from './recording-deps.ts';
import { recordingStore, soundStore } from './recording.store.ts';
import { uploadStore, type UploadRow } from './upload.store.ts';

const ID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/;
const REFUSED = {
  gone: 'not_found',
  busy: 'recording_busy',
  open: 'upload_open',
  full: 'recordings_full',
  waiting_full: 'recordings_waiting_full',
} as const;
const BATCH = 500;

/**
 * Lets an upload begin: of so many bytes, for a recording that is there or a new one. Judged before a byte is sent: its
 * size, the member's room, the disk's, and that none of the member's is under way. Throws a refusal.
 */
export async function beginUpload(
  deps: RecordingDeps,
  { me, bytes, recording, free }: { me: Me; bytes: number; recording: string | null; free: number },
): Promise<string> {
  if (!Number.isSafeInteger(bytes) || bytes < 1) throw refuse('invalid_input');
  if (bytes > RECORDING.bytes) throw refuse('recording_too_large');
  if (recording !== null && !ID.test(recording)) throw refuse('not_found');
  // While it is looked at its bytes lie there twice.
  if (free < bytes * 2) throw refuse('upload_no_room');
  const id = randomUUID();
  const begun = await uploadStore.begin(me.tx, {
    ...{ id, bytes, recording: recording ?? randomUUID(), now: deps.clock.now() },
    ...{ most: ROOM.most, waiting: ROOM.waiting },
  });
  if (begun !== 'done') throw refuse(REFUSED[begun]);
  return id;
}

/** The upload of this id that the member has under way; `whole` with its bytes where all of it came. */
export async function ownUpload(me: Me, id: string): Promise<UploadRow | { readonly whole: number } | null> {
  const [upload, versions] = await Promise.all([uploadStore.mine(me.tx), recordingStore.mine(me.tx)]);
  if (upload?.id === id) return upload;
  const version = versions.find((one) => one.id === id);
  return version ? { whole: version.bytes } : null;
}

/** All bytes are here. A refusal where the member may not go on: a role that ended meanwhile. */
export async function finishUpload(deps: RecordingDeps, me: Me, id: string): Promise<Refusal | null> {
  return (await uploadStore.finish(me.tx, id, deps.clock.now())) ? null : refuse('not_found');
}

/** Gives an upload up; its bytes go with it. */
export async function cancelUpload(me: Me, id: string): Promise<boolean> {
  return uploadStore.cancel(me.tx, id);
}

/** Removes the bytes of an upload that nobody needs any more. */
export async function dropUpload(deps: RecordingDeps, id: string): Promise<void> {
  if ((await uploadStore.kept(deps.db, [id])).has(id)) return;
  await deps.uploads.drop(id);
}

/** Removes uploads that nobody went on with for a day, and the bytes of those that are nobody's. Gives how many. */
export async function sweepUploads(deps: RecordingDeps): Promise<number> {
  const before = new Date(deps.clock.real().getTime() - UPLOAD_LIVES);
  const lapsed = await uploadStore.sweep(deps.db, before);
  const ids: string[] = [];
  for await (const id of deps.uploads.idsBefore(before)) ids.push(id);
  const kept = await uploadStore.kept(deps.db, ids);
  const gone = ids.filter((id) => !kept.has(id));
  for (const id of gone) await deps.uploads.drop(id);
  return Math.max(lapsed, gone.length);
}

/** Removes the sound of a version that is gone, unless somebody needs it. */
export async function dropSound({ db, largeFiles }: RecordingDeps, file: string): Promise<void> {
  if ((await soundStore.kept(db, [file])).has(file)) return;
  await largeFiles.remove(file);
}

/** A sound younger than this may be of a check that has not committed yet. */
const YOUNG_MS = 3_600_000;

/** Removes every sound that is nobody's: of checks and removals that broke off. Gives how many. */
export async function sweepSounds(deps: RecordingDeps): Promise<number> {
  let batch: string[] = [];
  let gone = 0;
  const drop = async () => {
    const kept = await soundStore.kept(deps.db, batch);
    for (const name of batch.filter((one) => !kept.has(one))) {
      await deps.largeFiles.remove(name);
      gone += 1;
    }
    batch = [];
  };
  for await (const name of deps.largeFiles.namesBefore(new Date(deps.clock.real().getTime() - YOUNG_MS))) {
    if (batch.push(name) >= BATCH) await drop();
  }
  await drop();
  return gone;
}
