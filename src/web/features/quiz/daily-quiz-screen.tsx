import { useState } from 'react';
import { href } from '#contract/screens.ts';
import { ArchetypeCard } from '#web/features/archetype/public.ts';
import { LinkButton } from '#web/ui/actions/button.tsx';
import { PageHead } from '#web/ui/layout/page.tsx';
import { ErrorNote } from '#web/ui/status/states.tsx';
import { Skeleton, Skeletons } from '#web/ui/status/waiting.tsx';
import { Pictured } from '#web/ui/drawings/windows/stand-alone.tsx';
import { jarShelf } from '#web/ui/drawings/windows/things/jar-shelf.ts';
import { MetList } from './met-list.tsx';
import { QuestionForm } from './question-form.tsx';
import { QuizAnswered } from './quiz-answered.tsx';
import { quiz } from './quiz.copy.ts';
import { useDailyQuiz } from './quiz.queries.ts';
import styles from './quiz.module.css';

/**
 * /daily-quiz: the question of the member's day, its answer once the member gave the member's, and those the member has
 * met.
 */
export function DailyQuizScreen() {
  const [sent, setSent] = useState(false);
  const { data, isError, isFetching, refetch } = useDailyQuiz();
  return (
    <>
      <Pictured of={jarShelf}>
        <PageHead title={quiz.title} lead={quiz.lead} />
      </Pictured>
      {data ? (
        <div className={styles.page}>
          <div className={styles.today}>
            {data.question ? (
              data.answered ? (
                <QuizAnswered question={data.question} answered={data.answered} justNow={sent} />
              ) : (
                <QuestionForm key={data.question.id} question={data.question} onSend={() => setSent(true)} />
              )
            ) : (
              <Nothing />
            )}
          </div>
          <div className={styles.beside}>
            <MetList met={data.met} />
            <ArchetypeCard />
          </div>
        </div>
      ) : isError ? (
        <div className={styles.waiting}>
          <ErrorNote level="h2" title={quiz.failed.title} onRetry={() => void refetch()} retrying={isFetching}>
            {quiz.failed.text}
          </ErrorNote>
        </div>
      ) : (
        <Skeletons label={quiz.loading}>
          <div className={styles.waiting}>
            <Skeleton shape="title" />
            <Skeleton shape="block" />
          </div>
        </Skeletons>
      )}
    </>
  );
}

function Nothing() {
  return (
    <div className={styles.nothing}>
      <h2>{quiz.nothing.title}</h2>
      <p className={styles.quiet}>{quiz.nothing.text}</p>
      <LinkButton kind="line" href={href('tracker')}>
        {quiz.nothing.action}
      </LinkButton>
    </div>
  );
}
