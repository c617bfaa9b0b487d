import type { GuideReply } from '#contract/health-guide/health-guide.schemas.ts';
import { useKept } from '#web/platform/offline/keep-here.ts';
import { PageHead } from '#web/ui/layout/page.tsx';
import { Notice } from '#web/ui/status/notice.tsx';
import { ErrorNote } from '#web/ui/status/states.tsx';
import { Skeleton, Skeletons } from '#web/ui/status/waiting.tsx';
import { guide as copy } from './guide.copy.ts';
import { useGuide } from './guide.queries.ts';
import { OVERVIEW, useKeepHere } from './keep-guide.ts';
import { GuidePage } from './overview/guide-page.tsx';

/** /health-guide: the twelve weeks, and where she is; without a line, as this device last had them. */
export function HealthGuideScreen() {
  const { data, isError, isFetching, refetch } = useGuide();
  const kept = useKept<{ readonly id: string; readonly reply: GuideReply }>('guide_week');
  useKeepHere(OVERVIEW, data);
  const here = kept.data?.find(({ whole }) => whole.id === OVERVIEW)?.whole.reply;
  if (data) return <GuidePage reply={data} />;
  if (isError && here)
    return (
      <>
        <Notice>{copy.offline}</Notice>
        <GuidePage reply={here} />
      </>
    );
  return (
    <>
      <PageHead kicker={copy.kicker} title={copy.title} />
      {isError && kept.isFetched ? (
        <ErrorNote level="h2" title={copy.failed.title} onRetry={() => void refetch()} retrying={isFetching}>
          {copy.failed.text}
        </ErrorNote>
      ) : (
        <Skeletons label={copy.loading}>
          <Skeleton shape="block" />
          <Skeleton shape="title" />
          <Skeleton />
          <Skeleton />
        </Skeletons>
      )}
    </>
  );
}
