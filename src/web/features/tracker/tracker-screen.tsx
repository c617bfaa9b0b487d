import { useCycles, useCycleView } from '#web/features/cycle/public.ts';
import { PageHead } from '#web/ui/layout/page.tsx';
import { ErrorNote } from '#web/ui/status/states.tsx';
import { Skeleton, Skeletons } from '#web/ui/status/waiting.tsx';
import { tracker } from './tracker.copy.ts';
import { TrackerPage } from './tracker-page.tsx';
import styles from './tracker.module.css';

/** /tracker: the member's wheel, the day's log, the month, the forecast and the member's cycles. */
export function TrackerScreen() {
  const view = useCycleView();
  const cycles = useCycles();
  if (view.data && cycles.data) return <TrackerPage reply={view.data} cycles={cycles.data} />;
  const again = () => [view, cycles].forEach((query) => void (query.isError && query.refetch()));
  return (
    <>
      <PageHead title={tracker.title} />
      <div className={styles.waiting}>
        {view.isError || cycles.isError ? (
          <ErrorNote title={tracker.failed.title} onRetry={again} retrying={view.isFetching || cycles.isFetching}>
            {tracker.failed.text}
          </ErrorNote>
        ) : (
          <Skeletons label={tracker.loading}>
            <div className={styles.top}>
              <Skeleton shape="wheel" />
              <div className={styles.wells}>
                <Skeleton shape="title" />
                <Skeleton shape="block" />
                <Skeleton shape="block" />
                <Skeleton shape="block" />
              </div>
            </div>
          </Skeletons>
        )}
      </div>
    </>
  );
}
