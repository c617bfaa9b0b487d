import { PageHead } from '#web/ui/layout/page.tsx';
import { ErrorNote } from '#web/ui/status/states.tsx';
import { Skeleton, Skeletons } from '#web/ui/status/waiting.tsx';
import { HeldList } from './payouts/held-list.tsx';
import { OwedPart } from './payouts/owed-part.tsx';
import { payoutsCopy as words } from './payouts/payouts.copy.ts';
import { usePayouts } from './payouts/payouts.queries.ts';
import { RunList } from './payouts/run-list.tsx';
import styles from './payouts/payouts.module.css';

/** /admin/payouts: sign-ups to check, what is owed, and the runs that send it. */
export function AdminPayoutsScreen() {
  const { data, isError, isFetching, refetch } = usePayouts();
  return (
    <>
      <PageHead kicker={words.kicker} title={words.title} />
      {!data &&
        (isError ? (
          <ErrorNote level="h2" title={words.failed.title} onRetry={() => void refetch()} retrying={isFetching}>
            {words.failed.text}
          </ErrorNote>
        ) : (
          <Skeletons label={words.loading}>
            <Skeleton shape="title" />
            <Skeleton shape="block" />
          </Skeletons>
        ))}
      {data && (
        <div className={styles.whole}>
          <OwedPart owed={data.owed} />
          <div className={styles.lists}>
            <HeldList held={data.held} />
            <RunList runs={data.runs} isOnlyAdmin={data.isOnlyAdmin} />
          </div>
        </div>
      )}
    </>
  );
}
