import { PageHead } from '#web/ui/layout/page.tsx';
import { useMember } from '#web/platform/session.ts';
import { ErrorNote } from '#web/ui/status/states.tsx';
import { Skeleton, Skeletons } from '#web/ui/status/waiting.tsx';
import { BackupPart, DiskPart } from './disk-part.tsx';
import { ErrorsPart } from './errors-part.tsx';
import { JobsPart } from './jobs-part.tsx';
import { MailPart } from './mail-part.tsx';
import { overviewCopy as words } from './overview.copy.ts';
import { useOverview } from './overview.queries.ts';
import { PeoplePart } from './people-part.tsx';
import { WarningsBand } from './warnings-band.tsx';
import styles from './overview.module.css';

/** /admin/overview: how the place runs, for whoever runs it. */
export function AdminOverviewScreen() {
  return (
    <>
      <PageHead kicker={words.kicker} title={words.title} />
      <Whole />
    </>
  );
}

function Whole() {
  const { timeZone } = useMember();
  const { data, isError, isFetching, refetch } = useOverview();
  if (!data)
    return isError ? (
      <ErrorNote level="h2" title={words.failed.title} onRetry={() => void refetch()} retrying={isFetching}>
        {words.failed.text}
      </ErrorNote>
    ) : (
      <div className={styles.waiting}>
        <Skeletons label={words.loading}>
          <Skeleton shape="title" />
          <Skeleton />
          <Skeleton shape="block" />
        </Skeletons>
      </div>
    );
  return (
    <>
      <WarningsBand of={data} timeZone={timeZone} />
      <div className={styles.pair}>
        <MailPart of={data} timeZone={timeZone} />
        <PeoplePart of={data} />
      </div>
      <div className={styles.pair}>
        <ErrorsPart of={data} timeZone={timeZone} />
        <JobsPart of={data} timeZone={timeZone} />
      </div>
      <div className={styles.pair}>
        <DiskPart of={data} />
        <BackupPart of={data} timeZone={timeZone} />
      </div>
      <p className={styles.foot}>{words.days}</p>
    </>
  );
}
