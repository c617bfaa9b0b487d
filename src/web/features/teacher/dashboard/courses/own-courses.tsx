import { useState } from 'react';
import type { MyCoursesReply, OwnCourse } from '#contract/course/course.schemas.ts';
import { href } from '#contract/screens.ts';
import { COURSE } from '#domain/course/course.ts';
import { sentenceOf } from '#web/platform/api-error.ts';
import { deferred } from '#web/platform/deferred.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { TextLink } from '#web/ui/actions/text-link.tsx';
import { toast } from '#web/ui/overlays/toast.ts';
import { Notice } from '#web/ui/status/notice.tsx';
import { ErrorNote } from '#web/ui/status/states.tsx';
import { Skeleton, Skeletons } from '#web/ui/status/waiting.tsx';
import { courses as words } from './courses.copy.ts';
import { useMakeCourse, useMyCourses, useWithdrawCourse } from './courses.queries.ts';
import { RemoveCourse } from './remove-course.tsx';
import styles from '../dashboard.module.css';

const CourseEditor = deferred(async () => (await import('./course-editor.tsx')).CourseEditor);
/** How many of the four steps are done: begun, with a listener, answered, public. */
const STEPS = { draft: 1, withdrawn: 1, listening: 2, change_asked: 2, public: 4 } as const;

/** A teacher's courses: where each stands, and what can be done with it now. */
export function OwnCourses() {
  const { data, isError, isFetching, refetch } = useMyCourses();
  if (data) return <Courses of={data} />;
  if (isError)
    return (
      <ErrorNote level="h2" title={words.unread.title} onRetry={() => void refetch()} retrying={isFetching}>
        {words.unread.text}
      </ErrorNote>
    );
  return (
    <Skeletons label={words.loading}>
      <Skeleton />
      <Skeleton shape="short" />
    </Skeletons>
  );
}

function Courses({ of }: { readonly of: MyCoursesReply }) {
  const { mutate, isPending, error } = useMakeCourse();
  const isAble = of.recordings.length >= COURSE.lessons.least;
  return (
    <section className={styles.courses} aria-labelledby="own-courses">
      <h2 id="own-courses">{words.title}</h2>
      <p className={styles.small}>{words.lead}</p>
      {of.courses.length > 0 && (
        <ul>
          {of.courses.map((one) => (
            <Row key={one.id} of={one} all={of} />
          ))}
        </ul>
      )}
      {isAble ? (
        <Button kind="line" busy={isPending} busyLabel={words.making} onClick={() => mutate()}>
          {words.make}
        </Button>
      ) : (
        <p className={styles.small}>{words.few(of.recordings.length)}</p>
      )}
      {error && <Notice tone="danger">{sentenceOf(error, words.failed)}</Notice>}
    </section>
  );
}

function Row({ of, all }: { readonly of: OwnCourse; readonly all: MyCoursesReply }) {
  const [isOpen, setOpen] = useState(false);
  const title = of.title || words.untitled;
  const { state, isShown, note, lessons } = of;
  return (
    <li className={styles.recording}>
      <div className={styles.course}>
        <div className={styles.what}>
          <h3>{title}</h3>
          <p className={styles.small}>{words.lessons(lessons.length)}</p>
          {isShown && state !== 'public' && <p className={styles.small}>{words.stillShown}</p>}
          {isShown && <TextLink href={href('course', { params: { course: of.id } })}>{words.see}</TextLink>}
        </div>
        <div className={styles.standing}>
          <span className={styles.steps} aria-hidden="true">
            {[1, 2, 3, 4].map((step) => (
              <span
                key={step}
                data-done={step <= STEPS[state] || undefined}
                data-asked={(state === 'change_asked' && step === 3) || undefined}
              />
            ))}
          </span>
          <b>{words.states[state]}</b>
        </div>
        {state === 'listening' ? (
          <Withdraw of={of} />
        ) : (
          <Button kind={isOpen ? 'quiet' : 'line'} size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {isOpen ? words.close : words.edit}
            <span className="vh"> {title}</span>
          </Button>
        )}
      </div>
      {note !== null && (
        <Notice tone="info" title={words.note}>
          {note}
        </Notice>
      )}
      {isOpen && state !== 'listening' && (
        <div className={styles.open}>
          <CourseEditor of={of} recordings={all.recordings} />
          <div className={styles.acts}>
            {isShown && <Withdraw of={of} />}
            <RemoveCourse of={of} />
          </div>
        </div>
      )}
    </li>
  );
}

function Withdraw({ of }: { readonly of: OwnCourse }) {
  const { mutate, isPending, error } = useWithdrawCourse(of.id);
  return (
    <div>
      <Button
        kind="quiet"
        size="small"
        busy={isPending}
        busyLabel={words.withdrawing}
        onClick={() => mutate(undefined, { onSuccess: () => toast({ title: words.withdrawn }) })}
      >
        {of.state === 'listening' ? words.withdraw : words.withdrawPublic}
      </Button>
      {error && <Notice tone="danger">{sentenceOf(error, words.failed)}</Notice>}
    </div>
  );
}
