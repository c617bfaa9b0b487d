import { useOffline } from '#web/platform/offline/offline-state.ts';
import { PageHead } from '#web/ui/layout/page.tsx';
import { ErrorNote } from '#web/ui/status/states.tsx';
import { Skeleton, Skeletons } from '#web/ui/status/waiting.tsx';
import { KeptHere } from './shelf/kept-here.tsx';
import { wellness } from './shelf/wellness.copy.ts';
import { WellnessPage } from './shelf/wellness-page.tsx';
import { useWellness } from './wellness.queries.ts';

/** /wellness: what eases a body today; opened without a connection, what this device keeps of it. */
export function WellnessScreen() {
  const { data, isError, isFetching, refetch } = useWellness();
  const isCopy = useOffline() !== null;
  if (data) return <WellnessPage all={data.sequences} />;
  if (isCopy)
    return (
      <>
        <PageHead title={wellness.title} lead={wellness.offline} />
        <KeptHere saysNone />
      </>
    );
  return (
    <>
      <PageHead kicker={wellness.kicker} title={wellness.title} />
      {isError ? (
        <ErrorNote level="h2" title={wellness.failed.title} onRetry={() => void refetch()} retrying={isFetching}>
          {wellness.failed.text}
        </ErrorNote>
      ) : (
        <Skeletons label={wellness.loading}>
          <Skeleton shape="title" />
          <Skeleton shape="block" />
          <Skeleton />
          <Skeleton />
          <Skeleton />
        </Skeletons>
      )}
    </>
  );
}
