import type { QuizSource } from '#contract/quiz/quiz.schemas.ts';
import { quiz } from './quiz.copy.ts';
import styles from './quiz.module.css';

/** Where an answer comes from. The address is text: no page of ours sends the member's elsewhere by itself. */
export function SourceLine({ source }: { readonly source: QuizSource }) {
  return (
    <p className={styles.source}>
      {quiz.source}: {source.organisation}, <cite>{source.title}</cite>, {quiz.year(source)}.{' '}
      <span>{source.address}</span>. {source.yearOf === 'published' && quiz.reviewed(source)}
    </p>
  );
}
