import { useState } from 'react';
import type { ArchetypeReply } from '#contract/archetype/archetype.schemas.ts';
import { DailyQuizCard } from '#web/features/quiz/public.ts';
import { PageHead } from '#web/ui/layout/page.tsx';
import { ErrorNote } from '#web/ui/status/states.tsx';
import { Skeleton, Skeletons } from '#web/ui/status/waiting.tsx';
import { archetype } from './archetype.copy.ts';
import { useArchetypes } from './archetype.queries.ts';
import { MirrorPage } from './mirror-page.tsx';
import { QuizSteps } from './quiz-steps.tsx';
import { StartPanel } from './start-panel.tsx';
import styles from './archetype.module.css';

/**
 * /archetype-quiz: the start or the place where the member left, sixteen questions, the member's mirror with its pages.
 */
export function ArchetypeQuizScreen() {
  const [taking, setTaking] = useState(false);
  const { data, isError, isFetching, refetch } = useArchetypes();
  // On a phone the frame would push the answers out of sight; it has been read before the first one. A mirror
  // bears its own name at its head.
  const atQuestions = taking && (data?.questions.length ?? 0) > 0;
  const hasMirror = (data?.mirrors.length ?? 0) > 0;
  return (
    <>
      {(atQuestions || !hasMirror) && (
        <PageHead title={archetype.title} lead={atQuestions ? undefined : archetype.lead} />
      )}
      {data ? (
        <div className={styles.page}>
          <Whole reply={data} taking={taking} onTaking={setTaking} />
        </div>
      ) : isError ? (
        <div className={styles.waiting}>
          <ErrorNote level="h2" title={archetype.failed.title} onRetry={() => void refetch()} retrying={isFetching}>
            {archetype.failed.text}
          </ErrorNote>
        </div>
      ) : (
        <Skeletons label={archetype.loading}>
          <div className={styles.waiting}>
            <Skeleton shape="title" />
            <Skeleton shape="block" />
          </div>
        </Skeletons>
      )}
    </>
  );
}

type Props = { readonly reply: ArchetypeReply; readonly taking: boolean; readonly onTaking: (taking: boolean) => void };

function Whole({ reply, taking, onTaking }: Props) {
  const answered = Object.keys(reply.answers).length;
  if (taking && reply.questions.length > 0)
    return <QuizSteps questions={reply.questions} kept={reply.answers} onLeave={() => onTaking(false)} />;
  return (
    <>
      {reply.mirrors.length > 0 && (
        <MirrorPage
          reply={reply}
          justMade={taking}
          onRetake={reply.questions.length > 0 && answered === 0 ? () => onTaking(true) : undefined}
        />
      )}
      {(reply.mirrors.length === 0 || answered > 0) && (
        <StartPanel answered={answered} of={reply.questions.length} onStart={() => onTaking(true)} />
      )}
      {reply.mirrors.length === 0 && <DailyQuizCard />}
    </>
  );
}
