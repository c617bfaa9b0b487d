import type { RecordingVersion } from '#contract/recording/recording.schemas.ts';
import type { Me } from '#server/platform/http/handler.ts';
import type { Vault } from '#server/platform/vault/vault.ts';
import { soundAddress, soundType } from '#server/platform/audio/sound-address.ts';
import type { RecordingRow } from './recording.store.ts';

const placeOf = (recording: string) => `recording|led-by|${recording}`;

/** Seals the name under which a recording is shown. */
export function sealName(vault: Vault, recording: string, name: string): Buffer {
  return vault.sealUnder('recording', { place: placeOf(recording), bytes: Buffer.from(name) });
}

export function openName(vault: Vault, { recording_id: recording, led_by: sealed }: RecordingRow): string {
  return sealed ? vault.openUnder('recording', { place: placeOf(recording), sealed }).toString() : '';
}

/** A version as its teacher and who listens see it. */
export function toldVersion(
  row: RecordingRow,
  { vault, me, now }: { vault: Vault; me: Me; now: Date },
): RecordingVersion {
  const { number, version, status: state, fault, title, line, phases, needs, cautions, captions, audience } = row;
  const { bytes, seconds, loudness, note, quote, changed_at: changedAt } = row;
  return {
    ...{ number, version, state, fault, title, line, phases, needs, cautions, captions, audience },
    ...{ bytes, seconds, loudness, note, quote, changedAt: changedAt.toISOString() },
    ledBy: openName(vault, row),
    type: row.format && soundType(row),
    peaks: [...(row.peaks ?? [])],
    audio: soundAddress(me, row, now),
  };
}
