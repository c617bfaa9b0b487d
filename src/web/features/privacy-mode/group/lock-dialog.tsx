import { useState, type FormEvent } from 'react';
import type { LockMinutes } from '#domain/privacy-mode/privacy-mode.ts';
import { call } from '#web/platform/api.ts';
import { sentenceOf } from '#web/platform/api-error.ts';
import { usePlaceUser } from '#web/platform/session.ts';
import { StepUpDeclined, withStepUp } from '#web/platform/step-up/step-up.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { TextField } from '#web/ui/fields/field.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { Notice } from '#web/ui/status/notice.tsx';
import { privacyModeCopy } from '../privacy-mode.copy.ts';
import styles from './privacy-mode-group.module.css';

const { dialog: words } = privacyModeCopy;
/** The minutes of a lock that is new. */
const FIRST_MINUTES = 5;
const DIGITS = { type: 'password', inputMode: 'numeric', autoComplete: 'off', maxLength: 8 } as const;

type Props = { readonly minutes: LockMinutes | null; readonly isEnding: boolean; readonly onClose: () => void };

/** Asks for a first PIN or another one, or whether the lock goes. A proof of identity stands before each. */
export function LockDialog({ minutes, isEnding, onClose }: Props) {
  const [pin, setPin] = useState('');
  const { send, busy, error } = useLock(onClose);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send(() =>
      isEnding ? call('endLock', { body: {} }) : call('putLock', { body: { pin, minutes: minutes ?? FIRST_MINUTES } }),
    );
  };
  return (
    <Dialog open wide onClose={onClose} title={isEnding ? words.end : minutes === null ? words.set : words.change}>
      <p>{isEnding ? words.endLead : words.setLead}</p>
      <form method="dialog" noValidate className={styles.fields} onSubmit={submit}>
        {!isEnding && <TextField {...DIGITS} label={words.pin} hint={words.hint} value={pin} onChange={setPin} />}
        {error !== null && <Notice tone="danger">{error}</Notice>}
        <Button type="submit" busy={busy} busyLabel={words.busy}>
          {isEnding ? words.saveEnd : words.save}
        </Button>
      </form>
    </Dialog>
  );
}

type Kept = Awaited<ReturnType<typeof call<'putLock'>>>;

function useLock(onKept: () => void) {
  const place = usePlaceUser();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const send = async (keep: () => Promise<Kept>) => {
    setBusy(true);
    setError(null);
    try {
      place((await withStepUp(keep)).user);
      onKept();
    } catch (failure) {
      if (!(failure instanceof StepUpDeclined)) setError(sentenceOf(failure, words.failed));
    }
    setBusy(false);
  };
  return { send, busy, error };
}
