import type { Me } from '#server/platform/http/handler.ts';
import type { Vault } from '#server/platform/vault/vault.ts';
import { recordingStore } from './recording.store.ts';
import { openName } from './told.ts';
import { uploadStore } from './upload.store.ts';

/** Her recordings for her file: what she said of each version, and what its sound is. The sound is heard on her page. */
export async function exportedRecordings(me: Me, vault: Vault) {
  const [rows, upload] = await Promise.all([recordingStore.mine(me.tx), uploadStore.mine(me.tx)]);
  return {
    recordings: [
      ...rows.map((row) => ({
        part: 'recording',
        ...{ recording: row.recording_id, number: row.number, state: row.status, title: row.title, line: row.line },
        ...{ ledBy: openName(vault, row), phases: row.phases, needs: row.needs, cautions: row.cautions },
        ...{ captions: row.captions, audience: row.audience, file: row.file, format: row.format, bytes: row.bytes },
        ...{ seconds: row.seconds, loudness: row.loudness, note: row.note, quote: row.quote },
        changedAt: row.changed_at.toISOString(),
      })),
      ...(upload
        ? [
            {
              part: 'upload',
              recording: upload.recording_id,
              bytes: upload.bytes,
              begunAt: upload.begun_at.toISOString(),
            },
          ]
        : []),
    ],
  };
}
