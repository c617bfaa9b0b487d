import { AUDIO_ENDINGS, type AudioKind } from '#server/platform/audio/walk.ts';
import type { ArchivedFile } from '#server/platform/files/zip.ts';
import type { Me } from '#server/platform/http/handler.ts';
import type { RecordingDeps } from './recording-deps.ts';
import { recordingStore, type RecordingRow } from './recording.store.ts';

const LONGEST_NAME = 40;

/**
 * The member's own recordings for the archive, every version as it is kept, with its captions beside it. Which there are
 * is read now; the bytes when their turn comes, as a stream. One that went meanwhile is left out.
 */
export async function archivedSounds(
  { largeFiles }: Pick<RecordingDeps, 'largeFiles'>,
  me: Me,
): Promise<AsyncGenerator<ArchivedFile>> {
  const rows = await recordingStore.mine(me.tx);
  return (async function* () {
    for (const [at, row] of rows.entries()) {
      if (!row.file) continue;
      const name = `recordings/${at + 1}-${spelled(row)}`;
      const pieces = await largeFiles.read(row.file, { from: 0, to: row.bytes - 1 });
      if (!pieces) continue;
      yield { name: `${name}.${AUDIO_ENDINGS[row.format as AudioKind]}`, pieces, packed: true };
      if (row.captions !== '') yield { name: `${name}.vtt`, pieces: [Buffer.from(row.captions)] };
    }
  })();
}

/** A title and its version as a file is called anywhere. */
function spelled({ title, number }: RecordingRow): string {
  const words = title.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? ['recording'];
  return `${[...words.join('-')].slice(0, LONGEST_NAME).join('')}-version-${number}`;
}
