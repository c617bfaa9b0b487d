import { Mic } from 'lucide-react';
import { useRef } from 'react';
import type { Sample } from '#contract/teacher/teacher.schemas.ts';
import { UPLOADS } from '#contract/uploads.ts';
import { SAMPLE } from '#domain/teacher/teacher.ts';
import { sentenceOf } from '#web/platform/api-error.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { TextButton } from '#web/ui/actions/text-link.tsx';
import { toast } from '#web/ui/overlays/toast.ts';
import { HeardSound } from '#web/ui/sound/heard-sound.tsx';
import { lengthOf } from '#web/ui/sound/second-words.ts';
import { Notice } from '#web/ui/status/notice.tsx';
import { sizeWords } from '../dashboard/dashboard.copy.ts';
import { KINDS } from '../dashboard/upload-box.tsx';
import { UploadProgress } from '../dashboard/upload-progress.tsx';
import { useUpload } from '../dashboard/use-upload.ts';
import { useReadApplicationAnew, useRemoveSample } from '../teacher.queries.ts';
import { sampleCopy as words } from './sample.copy.ts';
import styles from '../teacher.module.css';

type Props = { readonly of: Sample | null; /** While the application waits. */ readonly isOpen: boolean };

/** The sample recording beside an application: sent, on its way, there, or what was wrong with it. */
export function SamplePart({ of, isOpen }: Props) {
  return (
    <section className={styles.sample} aria-labelledby="sample">
      <h3 id="sample">{words.title}</h3>
      {of?.state === 'ready' && <Ready of={of} isOpen={isOpen} />}
      {of?.state === 'checking' && <p role="status">{words.checking}</p>}
      {isOpen && (of === null || of.state === 'arriving' || of.state === 'refused') && <SampleBox of={of} />}
    </section>
  );
}

function Ready({ of: { audio, seconds, peaks }, isOpen }: { readonly of: Sample; readonly isOpen: boolean }) {
  const { mutate, isPending, error } = useRemoveSample();
  return (
    <>
      <p>{isOpen ? words.ready(lengthOf(seconds)) : words.answered}</p>
      {audio && <HeardSound audio={audio} seconds={seconds} peaks={peaks} label={words.player} />}
      {isOpen && <p className={styles.small}>{words.kept}</p>}
      <div className={styles.outdent}>
        <Button
          kind="quiet"
          size="small"
          busy={isPending}
          busyLabel={words.removing}
          onClick={() => mutate(undefined, { onSuccess: () => toast({ title: words.removed }) })}
        >
          {words.remove}
        </Button>
      </div>
      {error && <Notice tone="danger">{sentenceOf(error, words.removeFailed)}</Notice>}
    </>
  );
}

function SampleBox({ of }: { readonly of: Sample | null }) {
  const input = useRef<HTMLInputElement>(null);
  const anew = useReadApplicationAnew();
  const { state, start, goOn, cancel, tell } = useUpload({
    ...{ path: UPLOADS.sample, mostBytes: SAMPLE.bytes, words: words.upload, anew },
  });
  if (state.is === 'sending' || state.is === 'stopped')
    return <UploadProgress state={state} onGoOn={goOn} onCancel={() => void cancel(null)} />;
  const left = of?.upload ? { id: of.upload, bytes: of.bytes } : null;
  const take = (file: File | undefined) => {
    if (!file) return;
    if (left && left.bytes !== file.size) return tell(words.other(sizeWords(left.bytes)));
    void start({ file, recording: null, goesOn: left?.id ?? null });
  };
  return (
    <>
      <p>{words.text}</p>
      {left && (
        <Notice tone="info" action={<TextButton onClick={() => void cancel(left.id)}>{words.leftCancel}</TextButton>}>
          {words.left(sizeWords(left.bytes))}
        </Notice>
      )}
      {of?.fault && state.is === 'none' && <Notice tone="warning">{words.faults[of.fault]}</Notice>}
      {state.is === 'refused' && <Notice tone="danger">{state.why}</Notice>}
      <div>
        <Button kind="line" onClick={() => input.current?.click()}>
          <Mic size={18} aria-hidden="true" /> {of?.fault ? words.anew : words.choose}
        </Button>
      </div>
      <p className={styles.small}>{words.kept}</p>
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
    </>
  );
}
