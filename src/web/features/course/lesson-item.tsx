import { Check, Circle } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import type { CourseReply } from '#contract/course/course.schemas.ts';
import { href } from '#contract/screens.ts';
import { FOLLOWED } from '#domain/course/course.ts';
import { lengthWords } from '#domain/meditation/length-words.ts';
import { DeferredCrisisHelp } from '#web/features/check-in/public.ts';
import { sentenceOf } from '#web/platform/api-error.ts';
import { useMember } from '#web/platform/session.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { TextButton } from '#web/ui/actions/text-link.tsx';
import { TextArea } from '#web/ui/fields/field.tsx';
import { toast } from '#web/ui/overlays/toast.ts';
import { Notice } from '#web/ui/status/notice.tsx';
import { course as words } from './course.copy.ts';
import { usePutLesson } from './course.queries.ts';
import styles from './course.module.css';

type Lesson = CourseReply['lessons'][number];
type Props = {
  readonly course: string;
  readonly of: Lesson;
  readonly number: number;
  readonly isAdded: boolean;
};

/** One lesson: the way to its recording, whether it was heard, its question, and her answer. */
export function LessonItem({ course, of, number, isAdded }: Props) {
  const { recording, title, line, seconds, question, isOpen, isDone } = of;
  return (
    <li className={styles.lesson} data-done={isDone || undefined}>
      <span className={styles.number} aria-hidden="true">
        {number}
      </span>
      <div className={styles.what}>
        <h3>
          <span className="vh">{words.lesson(number)}: </span>
          <a href={href('meditation', { params: { meditation: recording } })}>{title}</a>
        </h3>
        <p className={styles.line}>
          {line} <span>{lengthWords(seconds)}</span>
          {!isOpen && <span>{words.isClosed}</span>}
        </p>
        <p className={styles.question}>
          <span>{words.question}</span>
          {question}
        </p>
        {isAdded && <Mine course={course} of={of} />}
      </div>
    </li>
  );
}

/** What the member did with it: a mark, and an answer that she alone reads. */
function Mine({ course, of }: { readonly course: string; readonly of: Lesson }) {
  const { recording, title, isDone, answer } = of;
  const { mutate, isPending, error } = usePutLesson(course);
  const [isWriting, setWriting] = useState(false);
  return (
    <>
      {answer !== '' && !isWriting && (
        <blockquote className={styles.answer} dir="auto">
          {answer}
        </blockquote>
      )}
      {isWriting ? (
        <Write course={course} of={of} onEnd={() => setWriting(false)} />
      ) : (
        <div className={styles.acts}>
          <Button kind="line" size="small" onClick={() => setWriting(true)}>
            {answer === '' ? words.write : words.change}
            <span className="vh"> {title}</span>
          </Button>
          <Button
            kind="quiet"
            size="small"
            aria-pressed={isDone}
            busy={isPending}
            busyLabel={words.saving}
            onClick={() => mutate({ recording, isDone: !isDone, answer })}
          >
            {isDone ? <Check size={18} /> : <Circle size={18} />}
            {words.heard}
            <span className="vh"> {title}</span>
          </Button>
        </div>
      )}
      {error && <Notice tone="danger">{sentenceOf(error, words.answerFailed)}</Notice>}
    </>
  );
}

function Write({ course, of, onEnd }: { readonly course: string; readonly of: Lesson; readonly onEnd: () => void }) {
  const { timeZone } = useMember();
  const [text, setText] = useState(of.answer);
  const { mutate, isPending, error } = usePutLesson(course);
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    const done = { recording: of.recording, isDone: true, answer: text.trim() };
    mutate(done, {
      onSuccess: () => {
        toast({ title: words.saved });
        onEnd();
      },
    });
  };
  return (
    <form method="dialog" className={styles.write} onSubmit={save}>
      <TextArea
        label={words.answer}
        hint={words.private}
        name="answer"
        rows={3}
        maxLength={FOLLOWED.answer}
        value={text}
        onChange={setText}
      />
      <DeferredCrisisHelp text={text} timeZone={timeZone} teen={false} />
      <div className={styles.acts}>
        <Button type="submit" kind="line" size="small" busy={isPending} busyLabel={words.saving}>
          {words.save}
        </Button>
        <TextButton muted onClick={onEnd}>
          {words.cancel}
        </TextButton>
      </div>
      {error && <Notice tone="danger">{sentenceOf(error, words.answerFailed)}</Notice>}
    </form>
  );
}
