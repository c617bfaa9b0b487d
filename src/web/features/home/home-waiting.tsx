import type { User } from '#contract/account/account.schemas.ts';
import type { LocalDate } from '#domain/calendar/local-date.ts';
import { CheckInCard } from '#web/features/check-in/public.ts';
import { NetworkError } from '#web/platform/api-error.ts';
import { ErrorNote } from '#web/ui/status/states.tsx';
import { Skeleton, Skeletons } from '#web/ui/status/waiting.tsx';
import { homeWaiting } from './home-waiting.copy.ts';
import { DeferredFlow, DeferredWelcome } from './deferred-home.tsx';
import styles from './home.module.css';

type Query = {
  readonly isError: boolean;
  readonly error: Error | null;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
};
type Props = { readonly user: User; readonly today: LocalDate; readonly query: Query };

/**
 * In the place of the wheel while the member's cycle is on its way, did not come, or cannot; the greeting and today's
 * check-in need no cycle.
 */
export function HomeWaiting({ user, today, query }: Props) {
  return (
    <section className={styles.hero} aria-label={homeWaiting.today}>
      <DeferredWelcome />
      <div className={styles.wheel}>
        <Wheel query={query} />
      </div>
      <DeferredFlow />
      <div className={styles.side}>
        <CheckInCard user={user} today={today} />
      </div>
    </section>
  );
}

function Wheel({ query }: { readonly query: Query }) {
  if (query.isError) {
    const words = query.error instanceof NetworkError ? homeWaiting.offline : homeWaiting.failed;
    return (
      <ErrorNote level="h2" title={words.title} onRetry={() => void query.refetch()} retrying={query.isFetching}>
        {words.text}
      </ErrorNote>
    );
  }
  return (
    <Skeletons label={homeWaiting.loading}>
      <Skeleton shape="wheel" />
      <Skeleton shape="title" />
      <Skeleton shape="short" />
    </Skeletons>
  );
}
