import { X } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import type { AppointmentReply } from '#contract/womb-health/womb-health.schemas.ts';
import { APPOINTMENT } from '#domain/womb-health/appointment.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { TextField } from '#web/ui/fields/field.tsx';
import { Notice } from '#web/ui/status/notice.tsx';
import { noQuestionWish, questionWish, useSheetWrite } from '../womb-health.queries.ts';
import { appointment as copy } from './appointment.copy.ts';
import styles from './appointment.module.css';

/** The questions she brings: those of the guides that she added, and her own. */
export function QuestionList({ questions }: Pick<AppointmentReply, 'questions'>) {
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const { write, error } = useSheetWrite();
  const add = (event: FormEvent) => {
    event.preventDefault();
    const text = typed.trim();
    if (text === '') return setProblem(copy.missing);
    if (questions.length >= APPOINTMENT.questions) return setProblem(copy.full);
    setProblem(null);
    setTyped('');
    write(questionWish(text, true), { onError: () => setTyped(text) });
  };
  return (
    <section className={styles.questions} aria-labelledby="my-questions">
      <h2 id="my-questions">{copy.questions}</h2>
      {questions.length === 0 ? (
        <p className={styles.quiet}>{copy.noQuestions}</p>
      ) : (
        <ol>
          {questions.map(({ id, text }) => (
            <li key={id}>
              <p>{text}</p>
              <IconButton label={copy.remove(text)} onClick={() => write(noQuestionWish(id))}>
                <X size={18} />
              </IconButton>
            </li>
          ))}
        </ol>
      )}
      <form method="post" className={styles.add} onSubmit={add} noValidate>
        <TextField
          label={copy.own}
          name="own-question"
          maxLength={APPOINTMENT.question}
          autoComplete="off"
          value={typed}
          error={problem ?? undefined}
          onChange={setTyped}
        />
        <Button kind="line" size="small" type="submit">
          {copy.add}
        </Button>
      </form>
      {error && <Notice tone="danger">{copy.notSaved}</Notice>}
    </section>
  );
}
