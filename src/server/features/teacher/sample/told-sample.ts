import type { Sample } from '#contract/teacher/teacher.schemas.ts';
import { AUDIO_ENDINGS, type AudioKind } from '#server/platform/audio/walk.ts';
import { soundAddress } from '#server/platform/audio/sound-address.ts';
import type { ArchivedFile } from '#server/platform/files/zip.ts';
import type { Me } from '#server/platform/http/handler.ts';
import type { Services } from '#server/platform/manifest/services.ts';
import { sampleStore, type SampleRow } from './sample.store.ts';

/** A sample as its applicant or an admin sees it. */
export function toldSample(row: SampleRow, { me, now }: { me: Me; now: Date }): Sample {
  const { state, fault, bytes, seconds } = row;
  return {
    ...{ state, fault, bytes, seconds, peaks: [...(row.peaks ?? [])], begunAt: row.begun_at.toISOString() },
    upload: state === 'arriving' ? row.id : null,
    audio: soundAddress(me, row, now),
  };
}

/** What a sample is, for the export. */
export function exportedSample({ state, file, format, bytes, seconds, loudness, begun_at: begunAt }: SampleRow) {
  return { state, file, format, bytes, seconds, loudness, begunAt: begunAt.toISOString() };
}

/** The member's samples for the archive; the bytes are read when their turn comes. */
export async function archivedSamples(
  { largeFiles }: Pick<Services, 'largeFiles'>,
  me: Me,
): Promise<AsyncGenerator<ArchivedFile>> {
  const rows = await sampleStore.mine(me.tx, me.userId);
  return (async function* () {
    for (const [at, { file, format, bytes }] of rows.entries()) {
      const pieces = file && (await largeFiles.read(file, { from: 0, to: bytes - 1 }));
      if (!pieces) continue;
      yield { name: `recordings/sample-${at + 1}.${AUDIO_ENDINGS[format as AudioKind]}`, pieces, packed: true };
    }
  })();
}
