import { useState, type FormEvent } from 'react';
import type { QueuedFeedback } from '#contract/feedback/feedback.schemas.ts';
import { ANSWER_STATES, FEEDBACK, type AnswerState } from '#domain/feedback/feedback.ts';
import { sentenceOf } from '#web/platform/api-error.ts';
import { StepUpDeclined } from '#web/platform/step-up/step-up.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { SelectField, TextArea } from '#web/ui/fields/field.tsx';
import { toast } from '#web/ui/overlays/toast.ts';
import { Notice } from '#web/ui/status/notice.tsx';
import { lengthHint } from '../write-form.tsx';
import { queue } from './queue.copy.ts';
import { useAnswer, useNotes } from './queue.queries.ts';
import styles from './queue.module.css';

const words = queue.answer;
const NO_NOTE = 'none';

/** The answer to a case as it was opened, what becomes of it, and the note that tells of it. */
export function AnswerForm({ of: one, onDone }: { readonly of: QueuedFeedback; readonly onDone: () => void }) {
  const notes = useNotes().data?.items.filter(({ state }) => state !== 'taken_back') ?? [];
  const [text, setText] = useState('');
  const [state, setState] = useState<AnswerState>('answered');
  const [note, setNote] = useState(one.announcement ?? NO_NOTE);
  const { mutate, isPending, error } = useAnswer(one.id, () => {
    toast(words.sent);
    onDone();
  });
  const { error: over, hint = words.hint } = lengthHint(text);
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (isPending || over !== undefined) return;
    const said = text.trim() === '' ? null : text;
    const body = { version: one.version, words: said, state, announcement: note === NO_NOTE ? null : note };
    mutate(body);
  };
  return (
    <form method="post" noValidate className={styles.form} onSubmit={send}>
      {one.merged > 0 && <Notice tone="warning">{words.toAll(one.merged)}</Notice>}
      <TextArea
        label={words.words}
        hint={hint}
        error={over}
        name="feedback-answer"
        rows={4}
        maxLength={FEEDBACK.typed}
        value={text}
        onChange={setText}
      />
      <SelectField
        label={words.state}
        name="feedback-state"
        value={state}
        onChange={(value) => setState(value as AnswerState)}
        options={ANSWER_STATES.map((value) => ({ value, label: words.states[value] }))}
      />
      <SelectField
        label={words.note}
        hint={words.noteHint}
        name="feedback-note"
        value={note}
        onChange={setNote}
        options={[
          { value: NO_NOTE, label: words.noNote },
          ...notes.map(({ id, title }) => ({ value: id, label: title })),
        ]}
      />
      {error && !(error instanceof StepUpDeclined) && <Notice tone="warning">{sentenceOf(error, words.failed)}</Notice>}
      <div>
        <Button type="submit" size="small" busy={isPending} busyLabel={words.sending}>
          {words.send}
        </Button>
      </div>
    </form>
  );
}
