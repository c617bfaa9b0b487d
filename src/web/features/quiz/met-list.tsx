import type { QuizReply } from '#contract/quiz/quiz.schemas.ts';
import { Fold } from '#web/ui/layout/fold.tsx';
import { Section } from '#web/ui/layout/page.tsx';
import { quiz } from './quiz.copy.ts';
import { SourceLine } from './source-line.tsx';
import styles from './quiz.module.css';

/** The questions the member has met, newest first, each to be opened again. */
export function MetList({ met }: Pick<QuizReply, 'met'>) {
  return (
    <Section id="met" title={quiz.met.title}>
      {met.length === 0 ? (
        <p className={styles.quiet}>{quiz.met.none}</p>
      ) : (
        <ul className={styles.met}>
          {met.map(({ date, ask, answers, right, chosen, why, source }) => (
            <li key={date}>
              <Fold bare summary={ask} note={<time dateTime={date}>{quiz.met.on(date)}</time>}>
                <p>
                  <b>{quiz.is(answers[right] ?? '')}</b> {why}
                </p>
                {chosen !== right && (
                  <p className={styles.quiet}>
                    {quiz.yours}: {answers[chosen]}
                  </p>
                )}
                <SourceLine source={source} />
              </Fold>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
