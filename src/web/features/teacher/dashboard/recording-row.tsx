import { useState } from 'react';
import type { MyRecordingsReply, Recording, RecordingVersion } from '#contract/recording/recording.schemas.ts';
import { OPEN_STATES, type RecordingState } from '#domain/recording/recording.ts';
import { sentenceOf } from '#web/platform/api-error.ts';
import { deferred } from '#web/platform/deferred.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { TextButton } from '#web/ui/actions/text-link.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { toast } from '#web/ui/overlays/toast.ts';
import { Notice } from '#web/ui/status/notice.tsx';
import { lengthOf } from '#web/ui/sound/second-words.ts';
import { Waveform } from '#web/ui/sound/waveform.tsx';
import { dashboard } from './dashboard.copy.ts';
import { useRemoveRecording, useWithdrawRecording } from './recording.queries.ts';
import { UploadBox } from './upload-box.tsx';
import styles from './dashboard.module.css';

const RecordingForm = deferred(async () => (await import('./recording-form.tsx')).RecordingForm);

/** How many of the four steps are done: uploaded, with a listener, answered, public. */
const STEPS: Readonly<Record<RecordingState, number>> = {
  checking: 0,
  refused: 0,
  draft: 1,
  withdrawn: 1,
  listening: 2,
  change_asked: 2,
  public: 4,
};
/** The states in which there is something to do inside, and those that take a new version. */
const OPENED: readonly RecordingState[] = [...OPEN_STATES, 'public'];
const RENEWED: readonly RecordingState[] = ['public', 'refused', 'draft', 'change_asked', 'withdrawn'];
type Props = { readonly of: Recording; readonly all: MyRecordingsReply };

/** One recording: how it sounds, where it stands, what can be done with it now. */
export function RecordingRow({ of, all }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const now = of.work ?? of.shown;
  if (!now) return null;
  const title = now.title || dashboard.untitled;
  const { edit, note, close } = dashboard.open;
  return (
    <li className={styles.recording}>
      <div className={styles.row}>
        <Waveform peaks={now.peaks} />
        <What of={of} now={now} title={title} />
        <Standing state={now.state} />
        {OPENED.includes(now.state) && (
          <Button
            kind={isOpen ? 'quiet' : 'line'}
            size="small"
            aria-expanded={isOpen}
            onClick={() => setIsOpen(!isOpen)}
          >
            {isOpen ? close : now.note === null ? edit : note}
            <span className="vh"> {title}</span>
          </Button>
        )}
        {now.state === 'listening' && <Withdraw of={of} />}
      </div>
      {now.fault && (
        <Notice tone="warning">
          {dashboard.faults[now.fault]} {now.state !== 'refused' && dashboard.earlierStays}
        </Notice>
      )}
      {now.note !== null && (
        <Notice tone="info" title={dashboard.note}>
          {now.quote && <q className={styles.quote}>{now.quote}</q>} {now.note}
        </Notice>
      )}
      {isOpen && <Opened of={of} now={now} all={all} />}
    </li>
  );
}

type Shown = { readonly of: Recording; readonly now: RecordingVersion };

function What({ of: { figures }, now, title }: Shown & { readonly title: string }) {
  const { plays, minutes, finished } = figures;
  return (
    <div className={styles.what}>
      <h3>{title}</h3>
      <p className={styles.small}>
        {now.seconds > 0 && lengthOf(now.seconds)} {now.number > 1 && dashboard.version(now.number)}
      </p>
      {plays !== null && <p className={styles.small}>{dashboard.figures(plays, minutes, finished)}</p>}
    </div>
  );
}

/** What can be changed of it, a new version, and the ways to take it away. */
function Opened({ of, now, all }: Shown & { readonly all: MyRecordingsReply }) {
  const canEdit = of.work !== null && now.state !== 'refused' && OPEN_STATES.includes(now.state);
  return (
    <div className={styles.open}>
      {canEdit && <RecordingForm key={now.number} recording={of.id} of={now} />}
      {RENEWED.includes(now.state) && <UploadBox of={all} recording={of.id} />}
      <div className={styles.acts}>
        {now.state === 'public' && <Withdraw of={of} />}
        <Remove of={of} />
      </div>
    </div>
  );
}

function Standing({ state }: { readonly state: RecordingState }) {
  return (
    <div className={styles.standing} data-state={state}>
      <span className={styles.steps} aria-hidden="true">
        {[1, 2, 3, 4].map((step) => (
          <span
            key={step}
            data-done={step <= STEPS[state] || undefined}
            data-asked={(state === 'change_asked' && step === 3) || undefined}
          />
        ))}
      </span>
      <b>{dashboard.states[state]}</b>
    </div>
  );
}

function Withdraw({ of }: { readonly of: Recording }) {
  const { mutate, isPending, error } = useWithdrawRecording(of.id);
  return (
    <div>
      <Button
        kind="quiet"
        size="small"
        busy={isPending}
        busyLabel={dashboard.acts.withdrawing}
        onClick={() => mutate(undefined, { onSuccess: () => toast({ title: dashboard.acts.withdrawn }) })}
      >
        {of.work?.state === 'listening' ? dashboard.acts.withdraw : dashboard.acts.withdrawPublic}
      </Button>
      {error && <Notice tone="danger">{sentenceOf(error, dashboard.acts.failed)}</Notice>}
    </div>
  );
}

function Remove({ of }: { readonly of: Recording }) {
  const [asks, setAsks] = useState(false);
  const { mutate, isPending, error } = useRemoveRecording(of.id);
  const words = dashboard.remove;
  const close = () => setAsks(false);
  return (
    <>
      <TextButton muted onClick={() => setAsks(true)}>
        {dashboard.acts.remove}
      </TextButton>
      <Dialog
        open={asks}
        onClose={close}
        title={words.title}
        actions={
          <>
            <Button
              kind="danger"
              busy={isPending}
              busyLabel={words.busy}
              onClick={() => mutate(undefined, { onSuccess: () => toast({ title: words.done }) })}
            >
              {words.act}
            </Button>
            <Button kind="line" onClick={close}>
              {words.stay}
            </Button>
          </>
        }
      >
        <p>{words.text}</p>
        {error && <p role="alert">{sentenceOf(error, dashboard.acts.failed)}</p>}
      </Dialog>
    </>
  );
}
