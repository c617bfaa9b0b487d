import type { User } from '#contract/account/account.schemas.ts';
import type { LocalDate } from '#domain/calendar/local-date.ts';
import { NetworkError } from '#web/platform/api-error.ts';
import { ErrorNote } from '#web/ui/status/states.tsx';
import { Skeleton, Skeletons } from '#web/ui/status/waiting.tsx';
import { GoalsPanel } from './goals/goals-panel.tsx';
import { home } from './home.copy.ts';
import styles from './home.module.css';

type Props = { readonly user: User; readonly today: LocalDate; readonly query: { readonly isError: boolean; readonly error: Error | null; readonly isFetching: boolean; readonly refetch: () => unknown } };

/** In the place of the wheel while her cycle is on its way, did not come, or cannot; her goals are known in any case. */
export function HomeWaiting({ user, today, query }: Props) {
  return (
    <section className={styles.hero} aria-label={home.today}>
      <Wheel query={query} />
      <div className={styles.side}>
        <GoalsPanel user={user} today={today} />
      </div>
    </section>
  );
}

function Wheel({ query }: Pick<Props, 'query'>) {
  if (query.isError) {
    const words = query.error instanceof NetworkError ? home.offline : home.failed;
    return (
      <ErrorNote title={words.title} onRetry={() => void query.refetch()} retrying={query.isFetching}>
        {words.text}
      </ErrorNote>
    );
  }
  return (
    <Skeletons label={home.loading}>
      <Skeleton shape="wheel" />
      <Skeleton shape="title" />
      <Skeleton shape="short" />
    </Skeletons>
  );
}
