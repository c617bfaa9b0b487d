import { PageHead } from '#web/ui/layout/page.tsx';
import { ErrorNote } from '#web/ui/status/states.tsx';
import { Skeleton, Skeletons } from '#web/ui/status/waiting.tsx';
import { management } from './management/management.copy.ts';
import { ManagementPage } from './management/management-page.tsx';
import { useSubscription } from './subscription.queries.ts';
import styles from './management/management.module.css';

/**
 * /subscription-management: the member's plan, what comes next, the member's card, the member's invoices, and the way
 * out.
 */
export function SubscriptionManagementScreen() {
  const { data, isError, isFetching, refetch } = useSubscription();
  return (
    <>
      <PageHead kicker={management.kicker} title={management.title} />
      {data ? (
        <ManagementPage now={data} />
      ) : isError ? (
        <ErrorNote title={management.failed.title} onRetry={() => void refetch()} retrying={isFetching}>
          {management.failed.text}
        </ErrorNote>
      ) : (
        <Skeletons label={management.loading}>
          <div className={styles.waiting}>
            <Skeleton shape="block" />
            <Skeleton shape="title" />
            <Skeleton />
            <Skeleton shape="short" />
          </div>
        </Skeletons>
      )}
    </>
  );
}
