import { useState } from 'react';
import { openGate } from '#web/ui/drawings/windows/places/open-gate.ts';
import { Pictured } from '#web/ui/drawings/windows/stand-alone.tsx';
import { PageHead } from '#web/ui/layout/page.tsx';
import { ErrorNote } from '#web/ui/status/states.tsx';
import { Skeleton, Skeletons } from '#web/ui/status/waiting.tsx';
import { applicationCopy as words } from './application.copy.ts';
import { ApplicationForm } from './application/application-form.tsx';
import { ApplicationState, TeachesAlready } from './application/application-state.tsx';
import { useMyApplication } from './teacher.queries.ts';
import styles from './teacher.module.css';

/** /teacher-application: what an adult writes to become a teacher, and how it stands. */
export function TeacherApplicationScreen() {
  return (
    <>
      <Pictured of={openGate}>
        <PageHead kicker={words.kicker} title={words.title} />
      </Pictured>
      <p className={styles.lead}>{words.lead}</p>
      <div className={styles.column}>
        <Body />
      </div>
    </>
  );
}

function Body() {
  const { data, isError, isFetching, refetch } = useMyApplication();
  const [isNew, setIsNew] = useState(false);
  if (!data)
    return isError ? (
      <ErrorNote level="h2" title={words.failed.title} onRetry={() => void refetch()} retrying={isFetching}>
        {words.failed.text}
      </ErrorNote>
    ) : (
      <Skeletons label={words.loading}>
        <Skeleton />
        <Skeleton />
        <Skeleton shape="short" />
      </Skeletons>
    );
  const { application, isTeacher } = data;
  if (isTeacher && application?.state !== 'accepted') return <TeachesAlready />;
  if (application && !isNew)
    return <ApplicationState of={application} isTeacher={isTeacher} onNew={() => setIsNew(true)} />;
  return <ApplicationForm before={application} onSent={() => setIsNew(false)} />;
}
