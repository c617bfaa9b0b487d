import { Check, Plus } from 'lucide-react';
import { href } from '#contract/screens.ts';
import { APPOINTMENT } from '#domain/womb-health/appointment.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { TextLink } from '#web/ui/actions/text-link.tsx';
import { Notice } from '#web/ui/status/notice.tsx';
import { noQuestionWish, questionWish, useAppointment, useSheetWrite } from '../womb-health.queries.ts';
import { guide } from './guide.copy.ts';
import styles from './guide.module.css';

const copy = guide.questions;

/** What to ask at the appointment: each can be put on the member's sheet, and taken off again. */
export function Questions({ title, questions }: { readonly title: string; readonly questions: readonly string[] }) {
  const { data } = useAppointment();
  const { write, error } = useSheetWrite();
  const mine = data?.questions ?? [];
  const isFull = mine.length >= APPOINTMENT.questions;
  return (
    <section className={styles.questions} aria-labelledby="questions">
      <h2 id="questions">{copy.title}</h2>
      <p className={styles.quiet}>{isFull ? copy.full : copy.addAll}</p>
      <ol>
        {questions.map((question) => {
          const found = mine.find(({ text }) => text === question);
          return (
            <li key={question}>
              <p>{question}</p>
              <Button
                kind="quiet"
                size="small"
                aria-pressed={found !== undefined}
                aria-label={`${found ? copy.added : copy.add}: ${question}`}
                onClick={() => write(found ? noQuestionWish(found.id) : questionWish(question, false))}
              >
                {found ? <Check size={16} /> : <Plus size={16} />}
                {found ? copy.added : copy.add}
              </Button>
            </li>
          );
        })}
      </ol>
      {error && <Notice tone="danger">{copy.failed}</Notice>}
      <p>
        <TextLink href={href('appointment')} aria-label={`${copy.open}, ${title}`}>
          {copy.open}
        </TextLink>
      </p>
    </section>
  );
}
