import { PageHead } from '#web/ui/layout/page.tsx';
import { ErrorNote } from '#web/ui/status/states.tsx';
import { Skeleton, Skeletons } from '#web/ui/status/waiting.tsx';
import { dailyFlow } from './daily-flow.copy.ts';
import { useDailyFlow } from './daily-flow.queries.ts';
import { FlowPage } from './flow-page.tsx';
import styles from './stage.module.css';

/** /daily-flow: a guided ten minutes that can be left and resumed. */
export function DailyFlowScreen() {
  const { data, isError, isFetching, refetch } = useDailyFlow();
  if (data) return <FlowPage reply={data} />;
  return (
    <>
      <PageHead kicker={dailyFlow.kicker} title={dailyFlow.title} />
      <div className={styles.place}>
        {isError ? (
          <ErrorNote level="h2" title={dailyFlow.failed.title} onRetry={() => void refetch()} retrying={isFetching}>
            {dailyFlow.failed.text}
          </ErrorNote>
        ) : (
          <Skeletons label={dailyFlow.loading}>
            <Skeleton shape="title" />
            <Skeleton shape="block" />
          </Skeletons>
        )}
      </div>
    </>
  );
}
