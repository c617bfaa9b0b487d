import { useState } from 'react';
import type { InsightReply } from '#contract/insight/insight.schemas.ts';
import { MONTHS_BACK, USUAL_MONTHS, type MonthsBack } from '#domain/insight/span.ts';
import { deferred } from '#web/platform/deferred.tsx';
import { Segments } from '#web/ui/choices/segments.tsx';
import { mendedPot } from '#web/ui/drawings/windows/things/mended-pot.ts';
import { Window } from '#web/ui/drawings/windows/window.tsx';
import { PageHead } from '#web/ui/layout/page.tsx';
import { ErrorNote } from '#web/ui/status/states.tsx';
import { Skeleton, Skeletons } from '#web/ui/status/waiting.tsx';
import { insight, MONTH_WORDS } from './insight.copy.ts';
import { useInsights } from './insight.queries.ts';
import styles from './insight.module.css';

const InsightPage = deferred(async () => (await import('./insight-page.tsx')).InsightPage, { fallback: <Waiting /> });
const OPTIONS = MONTHS_BACK.map((value) => ({ value, label: MONTH_WORDS[value] }));

/** /insights: the member's symptoms by cycle day, cycle history, mood and energy, and what went together. */
export function InsightScreen() {
  const [months, setMonths] = useState<MonthsBack>(USUAL_MONTHS);
  const { data, isError, isFetching, isPlaceholderData, refetch } = useInsights(months);
  return (
    <>
      <PageHead
        title={insight.title}
        kicker={
          <span role="status" className={styles.since}>
            {isPlaceholderData ? insight.updating : data && <Since reply={data} />}
          </span>
        }
        actions={
          <Segments label={insight.months} name="months" options={OPTIONS} value={months} onChange={setMonths} />
        }
      />
      {isError ? (
        <div className={styles.failed}>
          <Window of={mendedPot} size="small" />
          <ErrorNote title={insight.failed.title} onRetry={() => void refetch()} retrying={isFetching}>
            {insight.failed.text}
          </ErrorNote>
        </div>
      ) : data ? (
        <div className={styles.page} data-busy={isPlaceholderData || undefined}>
          <InsightPage reply={data} />
        </div>
      ) : (
        <Waiting />
      )}
    </>
  );
}

/** On a phone it breaks where we say: letters that come later would break it elsewhere. */
function Since({ reply: { span, lengths } }: { readonly reply: InsightReply }) {
  const [from, to] = insight.since(span, lengths?.count ?? 0);
  return (
    <>
      {from} <br />
      {to}
    </>
  );
}

function Waiting() {
  return (
    <Skeletons label={insight.loading}>
      <div className={styles.waiting}>
        <Skeleton shape="title" />
        <Skeleton shape="block" />
        <Skeleton shape="block" />
      </div>
    </Skeletons>
  );
}
