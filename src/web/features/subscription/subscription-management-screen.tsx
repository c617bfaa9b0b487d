import { useMember } from '#web/platform/session.ts';
import { Pictured } from '#web/ui/drawings/windows/stand-alone.tsx';
import { hungKey } from '#web/ui/drawings/windows/things/hung-key.ts';
import { PageHead } from '#web/ui/layout/page.tsx';
import { ErrorNote } from '#web/ui/status/states.tsx';
import { Skeleton, Skeletons } from '#web/ui/status/waiting.tsx';
import { management } from './management/management.copy.ts';
import { ManagementPage } from './management/management-page.tsx';
import { FullAccess } from './staff/full-access.tsx';
import { isStaff } from './staff/is-staff.ts';
import { useSubscription } from './subscription.queries.ts';
import styles from './management/management.module.css';

/**
 * /subscription-management: the member's plan, what comes next, the member's card, the member's invoices, and the way
 * out.
 */
export function SubscriptionManagementScreen() {
  return isStaff(useMember()) ? <FullAccess /> : <Billing />;
}

function Billing() {
  const { data, isError, isFetching, refetch } = useSubscription();
  return (
    <>
      <Pictured of={hungKey}>
        <PageHead kicker={management.kicker} title={management.title} />
      </Pictured>
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
