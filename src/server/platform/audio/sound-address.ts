import { DOWNLOADS } from '#contract/downloads.ts';
import { gainOf } from '#domain/recording/recording.ts';
import type { Me } from '../http/handler.ts';
import { AUDIO_TYPES, type AudioKind } from './walk.ts';

const PLACE = { table: 'audio', rowId: 'address' };
/** How long an address of a sound is good, in milliseconds. */
const LIVES = 6 * 3_600_000;

type Token = { readonly version: string; readonly until: number };
type Hers = Pick<Me, 'keys'>;
/** A sound as its row tells it; `file` is null while there is none. */
export type Sound = {
  readonly id: string;
  readonly file: string | null;
  readonly format: string | null;
  readonly bytes: number;
  readonly loudness: number | null;
  readonly peaks: Buffer | null;
};

/** Where a sound is heard for six hours by this member, sealed under her own key: to anybody else it opens nothing. */
export function soundAddress(me: Hers, row: Sound, now: Date) {
  if (!row.file || row.loudness === null) return null;
  const token: Token = { version: row.id, until: now.getTime() + LIVES };
  const highest = row.peaks?.reduce((most, peak) => Math.max(most, peak), 0) ?? 255;
  return {
    address: DOWNLOADS.audio.replace(':token', me.keys.seal(PLACE, token).toString('base64url')),
    type: soundType(row),
    bytes: row.bytes,
    gain: gainOf({ loudness: row.loudness, highest: highest / 255 }),
  };
}

/** The sound that an address opens for this member now; null where it is another's, changed, or has run out. */
export function openSoundAddress({ keys }: Hers, token: string, now: Date): string | null {
  try {
    const { version, until } = keys.open(PLACE, Buffer.from(token, 'base64url')) as Token;
    return until > now.getTime() ? version : null;
  } catch {
    return null;
  }
}

/** The type that a sound is sent as, whatever its name was. */
export function soundType({ format }: Pick<Sound, 'format'>): string {
  return AUDIO_TYPES[(format ?? 'mp3') as AudioKind];
}
