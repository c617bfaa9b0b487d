import { Check } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { QuizReply } from '#contract/quiz/quiz.schemas.ts';
import { Kicker } from '#web/ui/layout/page.tsx';
import { quiz, TOPIC_WORDS } from './quiz.copy.ts';
import { SourceLine } from './source-line.tsx';
import styles from './quiz.module.css';

type Props = {
  readonly question: NonNullable<QuizReply['question']>;
  readonly answered: NonNullable<QuizReply['answered']>;
  /** The member answered just now, on this page. */ readonly justNow: boolean;
};

/** The question with its answer, the reason and the source. The member's is named beside it, without a judgement. */
export function QuizAnswered({
  question: { topic, ask, answers },
  answered: { chosen, right, why, source },
  justNow,
}: Props) {
  const head = useRef<HTMLHeadingElement>(null);
  // The button the member pressed is gone: the focus goes to what took its place.
  useEffect(() => {
    if (justNow) head.current?.focus();
  }, [justNow]);
  return (
    <section aria-labelledby="question">
      <Kicker>{TOPIC_WORDS[topic]}</Kicker>
      <h2 id="question" ref={head} tabIndex={-1} className={styles.ask}>
        {ask}
      </h2>
      <ul className={styles.answers}>
        {answers.map((answer, place) => (
          <li key={answer} data-right={place === right || undefined}>
            <span>{answer}</span>
            <span className={styles.mark}>
              {place === chosen && place !== right && quiz.yours}
              {place === right && (chosen === right ? quiz.both : quiz.right)}
              {place === right && <Check size={18} strokeWidth={2.2} aria-hidden="true" />}
            </span>
          </li>
        ))}
      </ul>
      <div role="status" className={styles.why}>
        <p>
          <b>{chosen === right ? quiz.yes : quiz.is(answers[right] ?? '')}</b> {why}
        </p>
      </div>
      <SourceLine source={source} />
      <p className={styles.quiet}>
        {quiz.once} {quiz.next}
      </p>
    </section>
  );
}
