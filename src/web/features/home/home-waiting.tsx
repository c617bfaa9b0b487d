import { NetworkError } from '#web/platform/api-error.ts';
import { ErrorNote } from '#web/ui/status/states.tsx';
import { Skeleton, Skeletons } from '#web/ui/status/waiting.tsx';
import { homeWaiting } from './home-waiting.copy.ts';
import { LateGoals } from './late-home.tsx';
import styles from './home.module.css';

type Props = { readonly query: { readonly isError: boolean; readonly error: Error | null; readonly isFetching: boolean; readonly refetch: () => unknown } };

/** In the place of the wheel while her cycle is on its way, did not come, or cannot; her goals are known in any case. */
export function HomeWaiting({ query }: Props) {
  return (
    <section className={styles.hero} aria-label={homeWaiting.today}>
      <Wheel query={query} />
      <div className={styles.side}>
        <LateGoals />
      </div>
    </section>
  );
}

function Wheel({ query }: Props) {
  if (query.isError) {
    const words = query.error instanceof NetworkError ? homeWaiting.offline : homeWaiting.failed;
    return (
      <ErrorNote title={words.title} onRetry={() => void query.refetch()} retrying={query.isFetching}>
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
