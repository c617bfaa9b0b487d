import { useState, type FormEvent } from 'react';
import type { QuizReply } from '#contract/quiz/quiz.schemas.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { RadioGroup } from '#web/ui/choices/radio-group.tsx';
import { Kicker } from '#web/ui/layout/page.tsx';
import { Notice } from '#web/ui/status/notice.tsx';
import { quiz, TOPIC_WORDS } from './quiz.copy.ts';
import { hasMovedOn, useAnswer } from './quiz.queries.ts';
import styles from './quiz.module.css';

type Props = { readonly question: NonNullable<QuizReply['question']>; readonly onSend: () => void };

/** Today's question: one choice, then one press. Choosing alone sends nothing, so that arrow keys may wander. */
export function QuestionForm({ question: { id, topic, ask, answers }, onSend }: Props) {
  const [chosen, setChosen] = useState<string>();
  const [asked, setAsked] = useState(false);
  const { mutate, isPending, error } = useAnswer();
  const options = answers.map((label, place) => ({ value: String(place), label }));
  const send = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (chosen === undefined) return;
    onSend();
    mutate({ question: id, answer: Number(chosen) });
  };
  const note = hasMovedOn(error) ? quiz.movedOn : quiz.lost;
  return (
    <form method="post" onSubmit={send} noValidate>
      <Kicker>{TOPIC_WORDS[topic]}</Kicker>
      <div className={styles.form}>
        <RadioGroup
          legend={ask}
          name="answer"
          options={options}
          value={chosen}
          onChange={setChosen}
          error={asked && chosen === undefined ? quiz.choose : undefined}
        />
        {error && !isPending && (
          <Notice tone="danger" title={note.title}>
            {note.text}
          </Notice>
        )}
        <div className={styles.send}>
          <Button type="submit" busy={isPending} busyLabel={quiz.answering}>
            {quiz.answer}
          </Button>
          <p className={styles.quiet}>{quiz.once}</p>
        </div>
      </div>
    </form>
  );
}
