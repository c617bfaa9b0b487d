import { ok } from '#contract/kit/scalars.ts';
import { READ, route } from '#contract/kit/route.ts';
import {
  myRecordingsReply,
  recording,
  recordingDecision,
  recordingParams,
  recordingPatch,
  reviewReply,
  submitBody,
  waitingReply,
} from './recording.schemas.ts';

const read = {
  access: { who: 'teacher', age: 'adult', plan: 'any' },
  ...READ,
} as const;
const one = { ...read, params: recordingParams } as const;
const write = { ...one, method: 'POST', rate: 'write' } as const;
const ADMIN = { who: 'admin', age: 'adult', plan: 'any' } as const;

export const recordingRoutes = {
  getMyRecordings: route({
    ...read,
    path: '/api/recordings/mine',
    summary: 'The teacher’s own recordings, how much room they take, and the upload under way',
    reply: myRecordingsReply,
  }),
  getRecording: route({
    ...one,
    path: '/api/recordings/:recording',
    summary: 'One of the teacher’s own recordings',
    reply: recording,
  }),
  describeRecording: route({
    ...write,
    method: 'PATCH',
    path: '/api/recordings/:recording',
    summary: 'Change what is said of the version that is worked on',
    bodyLimit: 1024 * 1024,
    body: recordingPatch,
    reply: recording,
    errors: ['recording_moved_on'],
  }),
  submitRecording: route({
    ...write,
    path: '/api/recordings/:recording/submit',
    summary: 'Hand a recording to somebody who listens',
    bodyLimit: 128,
    body: submitBody,
    reply: recording,
    errors: ['recording_moved_on', 'recording_unfinished'],
  }),
  withdrawRecording: route({
    ...write,
    path: '/api/recordings/:recording/withdraw',
    summary: 'Take a recording back from who listens, or off the shelf',
    reply: recording,
    errors: ['recording_moved_on'],
  }),
  removeRecording: route({
    ...write,
    method: 'DELETE',
    path: '/api/recordings/:recording',
    summary: 'Delete a recording with its bytes, in every version',
    reply: ok,
  }),
  getWaitingRecordings: route({
    ...read,
    access: ADMIN,
    path: '/api/admin/recordings',
    summary: 'Recordings that wait to be listened to, the oldest first',
    reply: waitingReply,
  }),
  getReviewedRecording: route({
    ...one,
    access: ADMIN,
    path: '/api/admin/recordings/:recording',
    summary: 'What waits of a recording, beside what members hear of it',
    reply: reviewReply,
  }),
  decideRecording: route({
    ...write,
    access: ADMIN,
    path: '/api/admin/recordings/:recording/decision',
    summary: 'Make a recording public, ask for a change, or decline it, with a reason',
    bodyLimit: 8192,
    body: recordingDecision,
    reply: reviewReply,
    stepUp: 'staff',
    errors: ['recording_moved_on'],
  }),
} as const;
