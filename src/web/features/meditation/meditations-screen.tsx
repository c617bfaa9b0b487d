import { useOffline } from '#web/platform/offline/offline-state.ts';
import { PageHead } from '#web/ui/layout/page.tsx';
import { ErrorNote } from '#web/ui/status/states.tsx';
import { Skeleton, Skeletons } from '#web/ui/status/waiting.tsx';
import { useMeditations } from './listening.queries.ts';
import { KeptHere } from './shelf/kept-here.tsx';
import { shelf } from './shelf/shelf.copy.ts';
import { ShelfPage } from './shelf/shelf-page.tsx';
import styles from './shelf/shelf.module.css';

/** /meditations: a door for each meditation; opened without a connection, what this device keeps. */
export function MeditationsScreen() {
  const { data, isError, isFetching, refetch } = useMeditations();
  const isCopy = useOffline() !== null;
  if (data) return <ShelfPage reply={data} />;
  if (isCopy)
    return (
      <>
        <PageHead title={shelf.title} lead={shelf.offline} />
        <KeptHere saysNone />
      </>
    );
  return (
    <>
      <PageHead kicker={shelf.kicker.all} title={shelf.title} />
      {isError ? (
        <ErrorNote level="h2" title={shelf.failed.title} onRetry={() => void refetch()} retrying={isFetching}>
          {shelf.failed.text}
        </ErrorNote>
      ) : (
        <Skeletons label={shelf.loading}>
          <div className={styles.waiting}>
            <Skeleton shape="block" />
            {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
              <i key={key} className={styles.comingDoor} data-door={key} />
            ))}
          </div>
        </Skeletons>
      )}
    </>
  );
}
