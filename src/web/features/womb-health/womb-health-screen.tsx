import { useOffline } from '#web/platform/offline/offline-state.ts';
import { useMember } from '#web/platform/session.ts';
import { KeptHere } from '#web/features/wisdom/public.ts';
import { PageHead } from '#web/ui/layout/page.tsx';
import { ErrorNote } from '#web/ui/status/states.tsx';
import { Skeleton, Skeletons } from '#web/ui/status/waiting.tsx';
import { ShelfPage } from './shelf/shelf-page.tsx';
import { shelf } from './shelf/guides-shelf.copy.ts';
import { TeenPage } from './shelf/teen-page.tsx';
import { useWombHealth } from './womb-health.queries.ts';

/** /womb-health: the shelf of the guides; opened without a connection, what this device keeps of them. */
export function WombHealthScreen() {
  const { data, isError, isFetching, refetch } = useWombHealth();
  const { ageGroup } = useMember();
  const isCopy = useOffline() !== null;
  if (data && data.guides.length === 0 && ageGroup === 'teen') return <TeenPage />;
  if (data) return <ShelfPage reply={data} />;
  if (isCopy)
    return (
      <>
        <PageHead title={shelf.title} lead={shelf.offline} />
        <KeptHere kind="guide" saysNone />
      </>
    );
  return (
    <>
      <PageHead kicker={shelf.kicker} title={shelf.title} />
      {isError ? (
        <ErrorNote level="h2" title={shelf.failed.title} onRetry={() => void refetch()} retrying={isFetching}>
          {shelf.failed.text}
        </ErrorNote>
      ) : (
        <Skeletons label={shelf.loading}>
          <Skeleton shape="block" />
          <Skeleton />
          <Skeleton />
          <Skeleton />
        </Skeletons>
      )}
    </>
  );
}
