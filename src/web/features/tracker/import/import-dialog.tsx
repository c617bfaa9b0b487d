import { useState } from 'react';
import type { LocalDate } from '#domain/calendar/local-date.ts';
import { sentenceOf } from '#web/platform/api-error.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { FieldFrame } from '#web/ui/fields/field-frame.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { useBack } from '#web/ui/overlays/use-back.ts';
import { Notice } from '#web/ui/status/notice.tsx';
import { focusIt } from '../focus-it.ts';
import { ImportPreview } from './preview/import-preview.tsx';
import { importing as words } from './import.copy.ts';
import type { Counts } from './send-batches.ts';
import { useImport, type ImportState } from './use-import.ts';
import styles from './import.module.css';

type Props = { readonly today: LocalDate; readonly onClose: () => void };

/** Brings the member's history from another tracker: choose, see, import. A wrong file changes nothing. */
export function ImportDialog({ today, onClose }: Props) {
  const { state, choose, again, start, goOn, stop } = useImport(today);
  const [asked, setAsked] = useState(false);
  const counts = doneOf(state);
  const sending = state.step === 'send' && state.sending.running;
  // A stray tap beside the dialog must not break off what is on its way.
  const close = () => (sending ? setAsked(true) : onClose());
  useBack(true, close);
  const title = counts
    ? isNew(counts)
      ? words.done.title
      : words.done.same
    : state.step === 'preview'
      ? words.preview.title(state.found.source)
      : words.title;
  return (
    <Dialog open onClose={close} kicker={words.kicker} title={title}>
      <div className={styles.steps}>
        {state.step === 'choose' && <Choose state={state} onFile={choose} onStop={again} />}
        {state.step === 'preview' && (
          <ImportPreview found={state.found} today={today} onStart={start} onOther={again} />
        )}
        {state.step === 'send' && !counts && <Send state={state} onGoOn={goOn} onStop={stop} />}
        {sending && asked && <Leave onStay={() => setAsked(false)} onLeave={onClose} />}
        {counts && <Done counts={counts} onClose={onClose} />}
      </div>
    </Dialog>
  );
}

function doneOf(state: ImportState): Counts | null {
  if (state.step !== 'send') return null;
  const { running, stopped, error, counts } = state.sending;
  return running || stopped || error !== null ? null : counts;
}

function isNew({ imported, merged, kept, pages }: Counts): boolean {
  return imported + merged + kept + pages > 0;
}

type ChooseProps = {
  readonly state: Extract<ImportState, { step: 'choose' }>;
  readonly onFile: (file: File) => void;
  readonly onStop: () => void;
};

function Choose({ state, onFile, onStop }: ChooseProps) {
  return (
    <>
      <p>{words.lead}</p>
      <FieldFrame label={words.file} hint={words.fileHint}>
        {(control) => (
          <input
            {...control}
            type="file"
            className={styles.file}
            accept=".json,.csv,.tsv,.txt,.xml,.zip,.cluedata,application/json,text/csv,text/plain,text/xml,application/zip"
            onChange={(event) => {
              const file = event.target.files?.[0];
              // The same file may be chosen again after it was mended.
              event.target.value = '';
              if (file) onFile(file);
            }}
          />
        )}
      </FieldFrame>
      {state.share !== null && (
        <>
          <progress className={styles.progress} aria-label={words.readingLabel} value={state.share} max={1} />
          <div className={styles.acts}>
            <p role="status">{words.reading(state.share)}</p>
            <Button kind="line" size="small" onClick={onStop}>
              {words.stop}
            </Button>
          </div>
        </>
      )}
      {state.refused !== null && (
        <Notice tone="warning" title={words.refused}>
          {state.refused}
        </Notice>
      )}
    </>
  );
}

function Leave({ onStay, onLeave }: { readonly onStay: () => void; readonly onLeave: () => void }) {
  const { leave } = words;
  return (
    <Notice
      tone="warning"
      title={leave.title}
      action={
        <>
          <Button size="small" ref={focusIt} onClick={onStay}>
            {leave.stay}
          </Button>{' '}
          <Button kind="line" size="small" onClick={onLeave}>
            {leave.go}
          </Button>
        </>
      }
    >
      {leave.text}
    </Notice>
  );
}

type SendProps = {
  readonly state: Extract<ImportState, { step: 'send' }>;
  readonly onGoOn: () => void;
  readonly onStop: () => void;
};

function Send({ state: { found, sending }, onGoOn, onStop }: SendProps) {
  const [sent, all] = [sending.days, found.days.length];
  const goOn = (
    <Button size="small" onClick={onGoOn}>
      {words.stopped.goOn}
    </Button>
  );
  return (
    <>
      <progress className={styles.progress} aria-label={words.sendingLabel} value={sent} max={Math.max(all, 1)} />
      {sending.running && (
        <div className={styles.acts}>
          <p role="status">{words.sending(sent, all)}</p>
          <Button kind="line" size="small" onClick={onStop}>
            {words.stop}
          </Button>
        </div>
      )}
      {sending.stopped && (
        <Notice tone="info" title={words.stopped.byHer} action={goOn}>
          {words.stopped.text(sent, all)}
        </Notice>
      )}
      {sending.error !== null && (
        <Notice tone="danger" title={words.stopped.title} action={goOn}>
          {sentenceOf(sending.error, '')} {words.stopped.text(sent, all)}
        </Notice>
      )}
    </>
  );
}

function Done({ counts, onClose }: { readonly counts: Counts; readonly onClose: () => void }) {
  const told = (['imported', 'merged', 'unchanged', 'differing', 'kept', 'pages'] as const).filter(
    (kind) => counts[kind] > 0,
  );
  return (
    <>
      {isNew(counts) ? (
        <ul className={styles.told} role="status">
          {told.map((kind) => (
            <li key={kind}>{words.done[kind](counts[kind])}</li>
          ))}
        </ul>
      ) : (
        <p className={styles.told} role="status">
          {words.done.nothingNew(counts.unchanged)}
        </p>
      )}
      {!isNew(counts) && counts.differing > 0 && (
        <p className={styles.muted}>{words.done.differing(counts.differing)}.</p>
      )}
      {isNew(counts) && <p className={styles.muted}>{words.done.undo}</p>}
      <div>
        <Button onClick={onClose}>{words.done.close}</Button>
      </div>
    </>
  );
}
