import '#web/platform/endpoints/staff-endpoints.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import type { CourseDecision, WaitingCoursesReply } from '#contract/course/course.schemas.ts';
import { lengthWords } from '#domain/meditation/length-words.ts';
import { ApiError, sentenceOf } from '#web/platform/api-error.ts';
import { call } from '#web/platform/api.ts';
import { keyOf, read } from '#web/platform/queries.ts';
import { useMember } from '#web/platform/session.ts';
import { StepUpDeclined, withStepUp } from '#web/platform/step-up/step-up.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { RadioGroup } from '#web/ui/choices/radio-group.tsx';
import { TextArea } from '#web/ui/fields/field.tsx';
import { Fold } from '#web/ui/layout/fold.tsx';
import { toast } from '#web/ui/overlays/toast.ts';
import { Notice } from '#web/ui/status/notice.tsx';
import { ErrorNote } from '#web/ui/status/states.tsx';
import { momentOf } from '../moment-of.ts';
import { coursesCopy as words } from './courses-to-read.copy.ts';
import own from './courses-to-read.module.css';
import styles from '../meditations.module.css';

const WAITING = keyOf('getWaitingCourses');
const DECISIONS = ['public', 'change', 'decline'] as const;
type Waiting = WaitingCoursesReply['waiting'][number];

/** Courses that wait for an answer. Nothing is drawn where none wait. */
export function CoursesToRead() {
  const { data, isError, isFetching, refetch } = useQuery({ ...read('getWaitingCourses'), staleTime: 0 });
  if (!data)
    return isError ? (
      <ErrorNote title={words.failed.title} onRetry={() => void refetch()} retrying={isFetching}>
        {words.failed.text}
      </ErrorNote>
    ) : null;
  if (data.waiting.length === 0) return null;
  return (
    <section className={styles.hear} aria-labelledby="courses-to-read">
      <h2 id="courses-to-read">{words.title}</h2>
      <p className={styles.quiet}>{words.lead}</p>
      <ol className={styles.list}>
        {data.waiting.map((one) => (
          <Row key={one.id} of={one} />
        ))}
      </ol>
    </section>
  );
}

function Row({ of }: { readonly of: Waiting }) {
  const { timeZone } = useMember();
  const { title, lessons, since } = of;
  return (
    <li>
      <Fold
        summary={<span className={styles.title}>{title}</span>}
        note={[words.lessons(lessons.length), words.since(momentOf(since, timeZone))].join(' · ')}
      >
        <div className={styles.whole}>
          <div className={styles.read}>
            {of.isShown && <Notice>{words.isShown}</Notice>}
            <p>{of.words}</p>
            <ol className={own.lessons}>
              {lessons.map((lesson) => (
                <li key={lesson.recording}>
                  <b>{lesson.title ?? words.gone}</b>
                  {lesson.seconds > 0 && <span className={styles.quiet}> {lengthWords(lesson.seconds)}</span>}
                  <p>{lesson.question}</p>
                </li>
              ))}
            </ol>
          </div>
          {of.isOwn ? <Notice tone="warning">{words.isOwn}</Notice> : <Decide of={of} />}
        </div>
      </Fold>
    </li>
  );
}

/** The answer to one, by the version that was read, with a proof of identity. */
function Decide({ of: { id, version, title } }: { readonly of: Waiting }) {
  const client = useQueryClient();
  const [decision, setDecision] = useState<CourseDecision['decision']>();
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const { mutate, isPending, error } = useMutation({
    mutationFn: (body: CourseDecision) => withStepUp(() => call('decideCourse', { params: { course: id }, body })),
    onSuccess: (reply) => {
      client.setQueryData(WAITING, reply);
      toast({ title: words.form.done });
    },
    onError: (failure) =>
      failure instanceof ApiError && failure.code === 'course_moved_on'
        ? client.invalidateQueries({ queryKey: WAITING })
        : undefined,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (decision && reason.trim() !== '' && !isPending) mutate({ version, decision, reason: reason.trim() });
  };
  const { form } = words;
  return (
    <form method="post" noValidate className={styles.form} aria-label={form.label(title)} onSubmit={submit}>
      <RadioGroup
        legend={form.legend}
        name={`course-${id}`}
        options={DECISIONS.map((value) => ({ value, label: form.choices[value] }))}
        value={decision}
        onChange={setDecision}
        error={tried && !decision ? form.missing : undefined}
      />
      <TextArea
        label={form.reason}
        hint={form.reasonHint}
        name="course-reason"
        rows={3}
        maxLength={600}
        value={reason}
        onChange={setReason}
        error={tried && reason.trim() === '' ? form.reasonMissing : undefined}
      />
      {error && !(error instanceof StepUpDeclined) && <Notice tone="danger">{sentenceOf(error, form.failed)}</Notice>}
      <div>
        <Button type="submit" busy={isPending} busyLabel={form.busy}>
          {form.act}
        </Button>
      </div>
    </form>
  );
}
