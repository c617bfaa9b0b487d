import { href, screens } from '#contract/screens.ts';
import type { CourseReply } from '#contract/course/course.schemas.ts';
import { useScreenParams } from '#web/platform/address/screen-address.ts';
import { sentenceOf } from '#web/platform/api-error.ts';
import { useAccess } from '#web/platform/membership/access.ts';
import { askForPremium } from '#web/platform/membership/premium.ts';
import { WithoutThing } from '#web/platform/address/without-thing.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { TextLink } from '#web/ui/actions/text-link.tsx';
import { PageHead } from '#web/ui/layout/page.tsx';
import { toast } from '#web/ui/overlays/toast.ts';
import { Notice } from '#web/ui/status/notice.tsx';
import { Skeleton } from '#web/ui/status/waiting.tsx';
import { Arches } from './arches.tsx';
import { course as words } from './course.copy.ts';
import { useAddCourse, useCourse } from './course.queries.ts';
import { Leave } from './leave.tsx';
import { LessonItem } from './lesson-item.tsx';
import styles from './course.module.css';

/** /courses/:course: what is in a course, how far the member is, and her answers. */
export function CourseScreen() {
  const { course } = useScreenParams('course');
  const found = useCourse(course);
  const { data } = found;
  if (data) return <Course of={data} />;
  return (
    <WithoutThing
      of={found}
      page={screens.course.title}
      gone={words.gone}
      back={{ to: href('meditations'), label: words.gone.back }}
      failed={words.failed}
      loading={words.loading}
    >
      <Skeleton shape="title" />
      <Skeleton />
      <Skeleton shape="block" />
    </WithoutThing>
  );
}

function Course({ of }: { readonly of: CourseReply }) {
  const { title, ledBy, teacherId, lessons, seconds, isAdded, gone } = of;
  const done = lessons.map(({ isDone }) => isDone);
  return (
    <>
      <PageHead
        kicker={words.kicker}
        title={title}
        actions={<TextLink href={href('meditations')}>{words.back}</TextLink>}
      />
      <div className={styles.head}>
        <div className={styles.about}>
          <p className={styles.line}>
            {words.line(lessons.length, seconds)} <By name={ledBy} teacher={teacherId} />
          </p>
          <p className={styles.words}>{of.words}</p>
        </div>
        {isAdded ? (
          <div className={styles.so}>
            <Arches done={done} label={words.arches(done.filter(Boolean).length, done.length)} />
            <p>{words.pace}</p>
          </div>
        ) : (
          <Add course={of.id} lessons={lessons.length} />
        )}
      </div>
      {gone > 0 && <Notice tone="info">{lessons.length === 0 ? words.noneLeft : words.left(gone)}</Notice>}
      <section className={styles.lessons} aria-labelledby="lessons">
        <h2 id="lessons">{words.lessons}</h2>
        <ol>
          {lessons.map((lesson, at) => (
            <LessonItem key={lesson.recording} course={of.id} of={lesson} number={at + 1} isAdded={isAdded} />
          ))}
        </ol>
      </section>
      {isAdded && <Leave course={of.id} />}
    </>
  );
}

function By({ name, teacher }: { readonly name: string; readonly teacher: string | null }) {
  if (name === '') return null;
  if (teacher === null) return words.by(name);
  return <TextLink href={href('teacher', { params: { teacher } })}>{words.by(name)}</TextLink>;
}

/** Adding is part of Premium; in limited access the modal says so, and the page stays as it is. */
function Add({ course, lessons }: { readonly course: string; readonly lessons: number }) {
  const isLimited = useAccess() === 'limited';
  const { mutate, isPending, error } = useAddCourse(course);
  const add = () => (isLimited ? askForPremium('courses') : mutate(undefined, { onSuccess: () => toast(words.added) }));
  return (
    <div className={styles.so}>
      <Arches done={Array.from({ length: lessons }, () => false)} />
      <p>{isLimited ? words.closed : words.own}</p>
      <div>
        <Button
          busy={isPending}
          busyLabel={words.adding}
          aria-haspopup={isLimited ? 'dialog' : undefined}
          onClick={add}
        >
          {words.add}
        </Button>
      </div>
      {error && <Notice tone="danger">{sentenceOf(error, words.addFailed)}</Notice>}
    </div>
  );
}
