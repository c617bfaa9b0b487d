import type { Me } from '#server/platform/http/handler.ts';
import { recordingStore, type RecordingRow } from './recording.store.ts';

/** What a list of recordings says of one: its id, its title, how many seconds it lasts. */
export type ListedRecording = { readonly id: string; readonly title: string; readonly seconds: number };

const listed = ({ recording_id: id, title, seconds }: RecordingRow): ListedRecording => ({ id, title, seconds });

/** The member's own recordings that are public. */
export async function ownPublicRecordings({ tx }: Me): Promise<readonly ListedRecording[]> {
  return (await recordingStore.mine(tx)).filter(({ status }) => status === 'public').map(listed);
}

/** All public recordings that the member may know of; to an admin those of everybody. */
export async function publicRecordings({ tx }: Me): Promise<readonly ListedRecording[]> {
  return (await recordingStore.inState(tx, 'public')).map(listed);
}
