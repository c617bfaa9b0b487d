import type { LocalDate } from '#domain/calendar/local-date.ts';
import { sentenceOf } from '#web/platform/api-error.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { FieldFrame } from '#web/ui/fields/field-frame.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { Notice } from '#web/ui/status/notice.tsx';
import { Spinner } from '#web/ui/status/waiting.tsx';
import { ImportPreview } from './import-preview.tsx';
import { importing as words } from './import.copy.ts';
import { useImport, type Counts, type ImportState } from './use-import.ts';
import styles from './import.module.css';

type Props = { readonly today: LocalDate; readonly onClose: () => void };

/** Brings her history from another tracker: choose, see, import. A wrong file changes nothing. */
export function ImportDialog({ today, onClose }: Props) {
  const { state, choose, again, start, goOn } = useImport(today);
  const done = state.step === 'send' && !state.sending.running && state.sending.error === null;
  return (
    <Dialog open onClose={onClose} kicker={words.kicker} title={done ? words.done.title : state.step === 'preview' ? words.preview.title(state.found.source) : words.title}>
      <div className={styles.steps}>
        {state.step === 'choose' && <Choose state={state} onFile={choose} />}
        {state.step === 'preview' && <ImportPreview found={state.found} onStart={start} onOther={again} />}
        {state.step === 'send' && !done && <Send state={state} onGoOn={goOn} />}
        {state.step === 'send' && done && <Done counts={state.sending.counts} onClose={onClose} />}
      </div>
    </Dialog>
  );
}

type ChooseProps = { readonly state: Extract<ImportState, { step: 'choose' }>; readonly onFile: (file: File) => void };

function Choose({ state, onFile }: ChooseProps) {
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
      {state.reading && <Spinner>{words.reading}</Spinner>}
      {state.refused !== null && <Notice tone="warning" title={words.refused}>{state.refused}</Notice>}
    </>
  );
}

type SendProps = { readonly state: Extract<ImportState, { step: 'send' }>; readonly onGoOn: () => void };

function Send({ state: { found, sending }, onGoOn }: SendProps) {
  const { imported, merged, unchanged } = sending.counts;
  const [sent, all] = [imported + merged + unchanged, found.days.length];
  return (
    <>
      <progress className={styles.progress} aria-label={words.sendingLabel} value={sent} max={all} />
      {sending.error === null ? (
        <p role="status">{words.sending(sent, all)}</p>
      ) : (
        <Notice tone="danger" title={words.stopped.title} action={<Button size="small" onClick={onGoOn}>{words.stopped.goOn}</Button>}>
          {sentenceOf(sending.error, '')} {words.stopped.text(sent, all)}
        </Notice>
      )}
    </>
  );
}

function Done({ counts, onClose }: { readonly counts: Counts; readonly onClose: () => void }) {
  const told = (['imported', 'merged', 'unchanged'] as const).filter((kind) => counts[kind] > 0);
  return (
    <>
      <ul className={styles.told} role="status">{told.map((kind) => <li key={kind}>{words.done[kind](counts[kind])}</li>)}</ul>
      <div><Button onClick={onClose}>{words.done.close}</Button></div>
    </>
  );
}
