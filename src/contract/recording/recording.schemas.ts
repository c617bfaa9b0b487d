import { z } from 'zod';
import type { Wire } from '#contract/kit/route.ts';
import { id, instant, writtenText } from '#contract/kit/scalars.ts';
import { NEEDS, PHASES } from '#domain/meditation/meditation.ts';
import { RECORDING, RECORDING_FAULTS, RECORDING_STATES } from '#domain/recording/recording.ts';

/**
 * One version of a recording. `fault`: why its bytes are not taken; `note` and `quote`: what the listener answered, and
 * the sentence it is about; `audio`: where it is heard for six hours, by this member alone; `gain` evens its loudness.
 */
export const recordingVersion = z.object({
  number: z.int(),
  version: z.int(),
  state: z.enum(RECORDING_STATES),
  fault: z.enum(RECORDING_FAULTS).nullable(),
  title: z.string(),
  line: z.string(),
  ledBy: z.string(),
  phases: z.array(z.enum(PHASES)),
  needs: z.array(z.enum(NEEDS)),
  cautions: z.string(),
  captions: z.string(),
  audience: z.enum(['both', 'adult']),
  type: z.string().nullable(),
  bytes: z.int(),
  seconds: z.int(),
  loudness: z.number().nullable(),
  peaks: z.array(z.int()),
  note: z.string().nullable(),
  quote: z.string().nullable(),
  changedAt: instant,
  audio: z.object({ address: z.string(), type: z.string(), bytes: z.int(), gain: z.number() }).nullable(),
});
export type RecordingVersion = Wire<typeof recordingVersion>;

/** What was heard of a recording in all its weeks; what is below five is null and told to nobody. */
const figures = z.object({
  plays: z.int().nullable(),
  minutes: z.int().nullable(),
  finished: z.int().nullable(),
});

/** A recording of the teacher's: the version that members hear, and the one that is worked on. */
export const recording = z.object({
  id,
  shown: recordingVersion.nullable(),
  work: recordingVersion.nullable(),
  figures,
});
export type Recording = Wire<typeof recording>;

/** GET /api/recordings/mine: all of them, how much room is taken, and the upload under way. Sizes in bytes. */
export const myRecordingsReply = z.object({
  recordings: z.array(recording),
  room: z.object({ used: z.int(), most: z.int(), waiting: z.int(), waitingMost: z.int() }),
  upload: z.object({ id, recording: id, bytes: z.int(), begunAt: instant }).nullable(),
});
export type MyRecordingsReply = Wire<typeof myRecordingsReply>;

export const recordingParams = z.object({ recording: id });

/** PATCH /api/recordings/{recording}: what is said of the version that is worked on; `version` as it was seen. */
export const recordingPatch = z.strictObject({
  version: z.int().min(1),
  title: writtenText(RECORDING.title).optional(),
  line: writtenText(RECORDING.line).optional(),
  ledBy: writtenText(RECORDING.ledBy).optional(),
  phases: z.array(z.enum(PHASES)).max(PHASES.length).optional(),
  needs: z.array(z.enum(NEEDS)).max(6).optional(),
  cautions: writtenText(RECORDING.cautions).optional(),
  captions: writtenText(RECORDING.captions).optional(),
});
export type RecordingPatch = Wire<typeof recordingPatch>;

/** POST .../submit: hands the version that was seen to somebody who listens. */
export const submitBody = z.strictObject({ version: z.int().min(1) });

/** GET /api/admin/recordings: what waits to be listened to, the oldest first. */
export const waitingReply = z.object({
  waiting: z.array(z.object({ recording: id, title: z.string(), ledBy: z.string(), seconds: z.int(), since: instant })),
});
export type WaitingReply = Wire<typeof waitingReply>;

/** GET /api/admin/recordings/{recording}: the version that waits, beside the one that members hear. */
export const reviewReply = z.object({ waiting: recordingVersion.nullable(), shown: recordingVersion.nullable() });
export type ReviewReply = Wire<typeof reviewReply>;

/**
 * POST .../decision: `quote` is the sentence of the captions that a wish is about; `both`: teens may hear it too, where
 * it becomes public.
 */
export const recordingDecision = z.strictObject({
  version: z.int().min(1),
  decision: z.enum(['public', 'change', 'decline']),
  quote: writtenText(500).optional(),
  reason: writtenText(600).refine((text) => text.trim() !== '', 'Please write a reason'),
  both: z.boolean().optional(),
});
export type RecordingDecision = Wire<typeof recordingDecision>;
