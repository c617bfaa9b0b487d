import { useState } from 'react';
import type { QueuedFeedback } from '#contract/feedback/feedback.schemas.ts';
import type { Page } from '#contract/kit/paging.ts';
import type { Pages } from '#web/platform/paging/pages.ts';
import { Pictured } from '#web/ui/drawings/windows/stand-alone.tsx';
import { candles } from '#web/ui/drawings/windows/things/candles.ts';
import { PageHead } from '#web/ui/layout/page.tsx';
import { Tabs } from '#web/ui/layout/tabs.tsx';
import { PagedList } from '#web/ui/lists/paged-list.tsx';
import { Empty } from '#web/ui/status/empty.tsx';
import { ErrorNote } from '#web/ui/status/states.tsx';
import { Skeleton, Skeletons } from '#web/ui/status/waiting.tsx';
import { CaseItem } from './queue/case-item.tsx';
import { queue as words } from './queue/queue.copy.ts';
import { useHandled, useQueue } from './queue/queue.queries.ts';
import styles from './queue/queue.module.css';

/** /admin/feedback: what waits for an answer, Yearly first (§9), and what was answered. */
export function AdminFeedbackScreen() {
  const { first } = useQueue();
  const [list, setList] = useState<'waiting' | 'handled'>('waiting');
  return (
    <>
      <Pictured of={candles}>
        <PageHead kicker={words.kicker} title={words.title} />
      </Pictured>
      <p className={styles.waits}>
        {first && <b>{words.waits(first.waiting)}</b>} {words.order}
      </p>
      <Tabs
        label={words.lists}
        value={list}
        onChange={setList}
        tabs={[
          { key: 'waiting', label: words.list.waiting, panel: <Waiting title={words.list.waiting} /> },
          { key: 'handled', label: words.list.handled, panel: <Handled title={words.list.handled} /> },
        ]}
      />
    </>
  );
}

type Titled = { /** For readers: what stands in a list has headings of its own. */ readonly title: string };

function Waiting({ title }: Titled) {
  const pages = useQueue();
  return (
    <>
      <h2 className="vh">{title}</h2>
      {pages.first && pages.items.length === 0 ? (
        <Empty title={words.empty.title}>{words.empty.text}</Empty>
      ) : (
        <Cases of={pages} />
      )}
    </>
  );
}

function Handled({ title }: Titled) {
  const pages = useHandled();
  return (
    <>
      <h2 className="vh">{title}</h2>
      {pages.first && pages.items.length === 0 ? <p className={styles.quiet}>{words.nothing}</p> : <Cases of={pages} />}
    </>
  );
}

function Cases({ of: pages }: { readonly of: Pages<Page<QueuedFeedback>> }) {
  const { first, items, hasMore, more, state, isError, isFetching, refetch } = pages;
  if (!first)
    return isError ? (
      <ErrorNote title={words.failed.title} onRetry={() => void refetch()} retrying={isFetching}>
        {words.failed.text}
      </ErrorNote>
    ) : (
      <Skeletons label={words.loading}>
        <Skeleton />
        <Skeleton />
        <Skeleton shape="short" />
      </Skeletons>
    );
  return (
    <PagedList items={items} words={words.paged} hasMore={hasMore} state={state} onMore={() => void more()}>
      {(one) => <CaseItem key={one.id} of={one} />}
    </PagedList>
  );
}
