import { href } from '#contract/screens.ts';
import { useMember } from '#web/platform/session.ts';
import { TextLink } from '#web/ui/actions/text-link.tsx';
import { Pictured } from '#web/ui/drawings/windows/stand-alone.tsx';
import { bellAndCushion } from '#web/ui/drawings/windows/things/bell-and-cushion.ts';
import { PageHead } from '#web/ui/layout/page.tsx';
import { ErrorNote } from '#web/ui/status/states.tsx';
import { Skeleton, Skeletons } from '#web/ui/status/waiting.tsx';
import { dashboard as words } from './dashboard/dashboard.copy.ts';
import { useRecordings } from './dashboard/recording.queries.ts';
import { RecordingRow } from './dashboard/recording-row.tsx';
import { OwnCourses } from './dashboard/courses/own-courses.tsx';
import { ReceivedThanks } from './dashboard/thanks/received-thanks.tsx';
import { UploadBox } from './dashboard/upload-box.tsx';
import { WeeksFigure } from './dashboard/weeks/weeks-figure.tsx';
import styles from './dashboard/dashboard.module.css';

/** /teacher-dashboard: a teacher brings recordings and follows them until members hear them. */
export function TeacherDashboardScreen() {
  const { firstName } = useMember();
  const { data, isError, isFetching, refetch } = useRecordings();
  return (
    <>
      <Pictured of={bellAndCushion}>
        <PageHead kicker={words.kicker(firstName)} title={words.title} />
        <TextLink href={href('teacherProfileSetup')}>{words.page}</TextLink>
      </Pictured>
      {data ? (
        <>
          <div className={styles.first}>
            <UploadBox of={data} recording={null} />
            <WeeksFigure />
          </div>
          <section className={styles.list} aria-label={words.list}>
            {data.recordings.length === 0 ? (
              <div className={styles.none}>
                <h2>{words.none.title}</h2>
                <p>{words.none.text}</p>
              </div>
            ) : (
              <ul>
                {data.recordings.map((one) => (
                  <RecordingRow key={one.id} of={one} all={data} />
                ))}
              </ul>
            )}
          </section>
          <OwnCourses />
          <ReceivedThanks />
        </>
      ) : isError ? (
        <ErrorNote level="h2" title={words.failed.title} onRetry={() => void refetch()} retrying={isFetching}>
          {words.failed.text}
        </ErrorNote>
      ) : (
        <Skeletons label={words.loading}>
          <Skeleton />
          <Skeleton />
          <Skeleton shape="short" />
        </Skeletons>
      )}
    </>
  );
}
