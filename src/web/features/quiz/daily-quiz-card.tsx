import { href } from '#contract/screens.ts';
import { TextLink } from '#web/ui/actions/text-link.tsx';
import { Kicker } from '#web/ui/layout/page.tsx';
import { quiz } from './quiz.copy.ts';
import styles from './card.module.css';

/** The way to today's question, for other pages. It asks the server nothing. */
export function DailyQuizCard() {
  return (
    <section className={styles.card} aria-labelledby="daily-quiz-card">
      <Kicker>{quiz.title}</Kicker>
      <h2 id="daily-quiz-card">{quiz.card.title}</h2>
      <p>{quiz.card.text}</p>
      <TextLink href={href('dailyQuiz')}>{quiz.card.link}</TextLink>
    </section>
  );
}
