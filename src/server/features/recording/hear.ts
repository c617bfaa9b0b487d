import type { Me } from '#server/platform/http/handler.ts';
import { openSoundAddress } from '#server/platform/audio/sound-address.ts';
import type { RecordingDeps } from './recording-deps.ts';
import { recordingStore, type RecordingRow } from './recording.store.ts';

/** What a member hears at an address, and whether the shelf's doors have to be asked: of what is public, and not her own. */
export type Heard = { readonly row: RecordingRow; readonly isShelved: boolean };

/** What an address opens for a member: a public version, her own, or as an admin one that waits. */
export async function heardAt({ clock }: RecordingDeps, me: Me, token: string): Promise<Heard | null> {
  const id = openSoundAddress(me, token, clock.now());
  const row = id && (await recordingStore.version(me.tx, id));
  if (!row || !row.file) return null;
  const isOwn = me.roles.length > 0 && (await recordingStore.mine(me.tx)).some((mine) => mine.id === row.id);
  return { row, isShelved: !isOwn && !me.roles.includes('admin') };
}
