import { Upload as UploadIcon } from 'lucide-react';
import { useId, useRef, useState, type DragEvent } from 'react';
import type { MyRecordingsReply } from '#contract/recording/recording.schemas.ts';
import { UPLOADS } from '#contract/uploads.ts';
import { RECORDING } from '#domain/recording/recording.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { TextButton } from '#web/ui/actions/text-link.tsx';
import { Notice } from '#web/ui/status/notice.tsx';
import { dashboard, sizeWords } from './dashboard.copy.ts';
import { useReadAnew } from './recording.queries.ts';
import { UploadProgress } from './upload-progress.tsx';
import { useUpload } from './use-upload.ts';
import styles from './dashboard.module.css';

const { upload: words } = dashboard;
/** The kinds of files that are offered. */
export const KINDS = '.mp3,.m4a,.ogg,.oga,.opus,.wav,.flac,audio/*';
type Props = { readonly of: MyRecordingsReply; /** What a new version is of. */ readonly recording: string | null };

/** Where a file is dropped or chosen: what room there is before, how far it is meanwhile, and what to do when it stopped. */
export function UploadBox({ of: { room, upload: left }, recording }: Props) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const anew = useReadAnew();
  const { state, start, goOn, cancel, tell } = useUpload({
    path: UPLOADS.recording,
    mostBytes: RECORDING.bytes,
    words,
    anew,
  });
  const isBusy = state.is === 'sending' || state.is === 'stopped';
  const waits = left && !isBusy ? left : null;
  const take = (file: File | undefined) => {
    if (!file || isBusy) return;
    if (waits && waits.bytes !== file.size) return tell(words.other(sizeWords(waits.bytes)));
    void start({ file, recording, goesOn: waits?.id ?? null });
  };
  const hover = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setIsOver(true);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    take(event.dataTransfer.files[0]);
  };
  const most = Math.min(room.most - room.used, room.waitingMost - room.waiting);
  return (
    <div
      className={styles.upload}
      data-over={isOver || undefined}
      onDragOver={hover}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <section aria-labelledby={id}>
        <h2 id={id}>{recording === null ? words.title : dashboard.acts.version}</h2>
        {isBusy ? (
          <UploadProgress state={state} onGoOn={goOn} onCancel={() => void cancel(null)} />
        ) : (
          <>
            <p>{words.text}</p>
            <p className={styles.small}>{words.room(sizeWords(Math.max(0, most)))}</p>
            {waits && (
              <Notice
                tone="info"
                action={<TextButton onClick={() => void cancel(waits.id)}>{words.leftCancel}</TextButton>}
              >
                {words.left(sizeWords(waits.bytes))}
              </Notice>
            )}
            {state.is === 'refused' && <Notice tone="danger">{state.why}</Notice>}
            <div>
              <Button onClick={() => input.current?.click()}>
                <UploadIcon size={18} aria-hidden="true" /> {words.choose}
              </Button>
            </div>
            <p className={styles.small}>{words.listens}</p>
          </>
        )}
      </section>
      <input
        ref={input}
        type="file"
        hidden
        accept={KINDS}
        aria-label={words.choose}
        onChange={(event) => {
          take(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
    </div>
  );
}
