import { useEffect, useRef, useState } from 'react';
import type { ArchetypeReply } from '#contract/archetype/archetype.schemas.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { TextButton } from '#web/ui/actions/text-link.tsx';
import { RadioGroup } from '#web/ui/choices/radio-group.tsx';
import { Notice } from '#web/ui/status/notice.tsx';
import { archetype } from './archetype.copy.ts';
import styles from './archetype.module.css';
import { useFinish, useKeepAnswers, type ArchetypeAnswers } from './archetype.queries.ts';
import { Fireside } from './fireside/fireside.tsx';

type Props = {
  readonly questions: ArchetypeReply['questions'];
  readonly kept: ArchetypeAnswers;
  readonly onLeave: () => void;
};

/**
 * One situation at a time. Each answer is kept as it is chosen; one that did not arrive stays marked and is sent again.
 */
export function QuizSteps({ questions, kept, onLeave }: Props) {
  const [answers, setAnswers] = useState(kept);
  const [at, setAt] = useState(() =>
    Math.max(
      0,
      questions.findIndex(({ id }) => kept[id] === undefined),
    ),
  );
  const [asked, setAsked] = useState(false);
  const keep = useKeepAnswers();
  const finish = useFinish();
  const head = useStepFocus(at);
  const question = questions[at];
  if (!question) return null;
  const chosen = answers[question.id];
  const isLast = at === questions.length - 1;
  const choose = (place: string) => {
    const after = { ...answers, [question.id]: Number(place) };
    setAnswers(after);
    keep.mutate(after);
  };
  const go = (to: number) => {
    setAsked(false);
    setAt(to);
  };
  const onward = () => {
    if (chosen === undefined) return setAsked(true);
    return isLast ? finish.mutate(answers) : go(at + 1);
  };
  const note = finish.isError ? archetype.lostEnd : keep.isError ? archetype.lost : null;
  return (
    <div className={styles.situation}>
      <section aria-labelledby="step" className={styles.steps}>
        <StepArches total={questions.length} at={at} />
        <h2 id="step" ref={head} tabIndex={-1} className={styles.count}>
          {archetype.step(at + 1, questions.length)}
        </h2>
        <RadioGroup
          key={question.id}
          legend={question.ask}
          name={question.id}
          options={question.answers.map((label, place) => ({ value: String(place), label }))}
          value={chosen === undefined ? undefined : String(chosen)}
          onChange={choose}
          error={asked && chosen === undefined ? archetype.choose : undefined}
        />
        {note && (
          <Notice tone={finish.isError ? 'danger' : 'warning'} title={note.title}>
            {note.text}
          </Notice>
        )}
        <div className={styles.buttons}>
          {at > 0 && (
            <Button kind="line" onClick={() => go(at - 1)}>
              {archetype.back}
            </Button>
          )}
          <Button busy={finish.isPending} busyLabel={archetype.finishing} onClick={onward}>
            {isLast ? archetype.finish : archetype.next}
          </Button>
          <TextButton onClick={onLeave}>{archetype.leave}</TextButton>
        </div>
      </section>
      <Fireside share={at / questions.length} />
    </div>
  );
}

/** The head of a step takes the focus when the step changes, and when the steps come. */
function useStepFocus(at: number) {
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => head.current?.focus(), [at]);
  return head;
}

const WIDE = 14;

/** How far the member is, as low arches: filled ones lie behind the member. The words stand beside them. */
function StepArches({ total, at }: { readonly total: number; readonly at: number }) {
  return (
    <svg className={styles.arches} viewBox={`0 0 ${total * WIDE} 9`} width={total * WIDE} height="9" aria-hidden="true">
      {Array.from({ length: total }, (_, place) => (
        <path key={place} d={`M${place * WIDE + 1} 8.5a5 6 0 0 1 10 0Z`} data-on={place <= at || undefined} />
      ))}
    </svg>
  );
}
