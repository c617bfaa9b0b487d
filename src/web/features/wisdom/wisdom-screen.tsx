import { useOffline } from '#web/platform/offline/offline-state.ts';
import { PageHead } from '#web/ui/layout/page.tsx';
import { ErrorNote } from '#web/ui/status/states.tsx';
import { Skeleton, Skeletons } from '#web/ui/status/waiting.tsx';
import { KeptHere } from './shelf/kept-here.tsx';
import { LibraryPage } from './shelf/library-page.tsx';
import { shelf } from './shelf/shelf.copy.ts';
import { useWisdom } from './wisdom.queries.ts';

/** /wisdom: the library; opened without a connection, what this device keeps of it. */
export function WisdomScreen() {
  const { data, isError, isFetching, refetch } = useWisdom();
  const isCopy = useOffline() !== null;
  if (data) return <LibraryPage reply={data} />;
  if (isCopy)
    return (
      <>
        <PageHead title={shelf.title} lead={shelf.offline} />
        <KeptHere kind="piece" saysNone />
      </>
    );
  return (
    <>
      <PageHead kicker={shelf.kicker.waiting} title={shelf.title} />
      {isError ? (
        <ErrorNote level="h2" title={shelf.failed.title} onRetry={() => void refetch()} retrying={isFetching}>
          {shelf.failed.text}
        </ErrorNote>
      ) : (
        <Skeletons label={shelf.loading}>
          <Skeleton shape="block" />
          <Skeleton shape="title" />
          <Skeleton />
          <Skeleton />
          <Skeleton />
        </Skeletons>
      )}
    </>
  );
}
