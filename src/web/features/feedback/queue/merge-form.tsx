import { useState, type FormEvent } from 'react';
import type { QueuedFeedback } from '#contract/feedback/feedback.schemas.ts';
import { sentenceOf } from '#web/platform/api-error.ts';
import { StepUpDeclined } from '#web/platform/step-up/step-up.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { TextField } from '#web/ui/fields/field.tsx';
import { useMissing } from '#web/ui/fields/use-missing.ts';
import { Fold } from '#web/ui/layout/fold.tsx';
import { toast } from '#web/ui/overlays/toast.ts';
import { Notice } from '#web/ui/status/notice.tsx';
import { queue } from './queue.copy.ts';
import { useMerge } from './queue.queries.ts';
import styles from './queue.module.css';

const words = queue.merge;
const NUMBER = /^\s*(?:no\.?\s*)?(\d{1,9})\s*$/i;

/** Lets a case wait with another one that says the same, named by its number. */
export function MergeForm({ of: one, onDone }: { readonly of: QueuedFeedback; readonly onDone: () => void }) {
  const [typed, setTyped] = useState('');
  const into = NUMBER.exec(typed)?.[1];
  const { mutate, isPending, error } = useMerge(one.id, () => {
    toast(words.done);
    onDone();
  });
  const { ref, error: missing, stops } = useMissing<HTMLInputElement>(into === undefined, words.missing);
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (isPending || stops() || into === undefined) return;
    mutate({ version: one.version, into: Number(into) });
  };
  return (
    <Fold bare summary={words.summary}>
      <form method="post" noValidate className={styles.form} onSubmit={send}>
        <TextField
          ref={ref}
          label={words.into}
          hint={words.hint}
          error={missing}
          name="feedback-into"
          inputMode="numeric"
          autoComplete="off"
          maxLength={14}
          value={typed}
          onChange={setTyped}
        />
        {error && !(error instanceof StepUpDeclined) && (
          <Notice tone="warning">{sentenceOf(error, queue.actFailed)}</Notice>
        )}
        <div>
          <Button type="submit" kind="line" size="small" busy={isPending} busyLabel={words.sending}>
            {words.send}
          </Button>
        </div>
      </form>
    </Fold>
  );
}
