export { archivedSounds } from './archived-sounds.ts';
export { layDemoRecording } from './demo/demo-recording.ts';
export type { HeardNow } from './figures.ts';
export { heardAt } from './hear.ts';
export { ownPublicRecordings, publicRecordings } from './public-recordings.ts';
export type { RecordingDeps } from './recording-deps.ts';
export { recordingSource } from './recording-source.ts';
export { beginUpload, cancelUpload, dropUpload, finishUpload, ownUpload } from './uploads.ts';
