import { useState } from 'react';
import { useMember } from '#web/platform/session.ts';
import { blanketTent } from '#web/ui/drawings/windows/places/blanket-tent.ts';
import { emptyNest } from '#web/ui/drawings/windows/things/empty-nest.ts';
import { Pictured } from '#web/ui/drawings/windows/stand-alone.tsx';
import { Window } from '#web/ui/drawings/windows/window.tsx';
import { PageHead } from '#web/ui/layout/page.tsx';
import { Tabs } from '#web/ui/layout/tabs.tsx';
import { PagedList } from '#web/ui/lists/paged-list.tsx';
import { ErrorNote } from '#web/ui/status/states.tsx';
import { Skeleton, Skeletons } from '#web/ui/status/waiting.tsx';
import { AuthorRequests } from './author-requests.tsx';
import { CaseCard } from './case-card.tsx';
import { Categories } from './categories.tsx';
import { DecidedList } from './decided-list.tsx';
import { moderation as words } from './moderation.copy.ts';
import { useQueue } from './moderation.queries.ts';
import styles from './moderation.module.css';

/** /admin/moderation: what waits for a moderator, the most urgent first. */
export function ModerationScreen() {
  const { first } = useQueue();
  const [list, setList] = useState<'queue' | 'decided'>('queue');
  return (
    <>
      <Pictured of={blanketTent}>
        <PageHead kicker={words.kicker} title={words.title} />
      </Pictured>
      {first && first.items.length > 0 && (
        <p className={styles.waits}>
          {words.waits} {words.waiting(countOf(first.waiting, 'community') ?? 0, countOf(first.waiting, 'teen'))}.
        </p>
      )}
      <div className={styles.page}>
        <section aria-labelledby="moderation-cases">
          <h2 id="moderation-cases" className="vh">
            {words.queue}
          </h2>
          <Tabs
            label={words.lists}
            value={list}
            onChange={setList}
            tabs={[
              { key: 'queue', label: words.list.queue, panel: <Queue /> },
              { key: 'decided', label: words.list.decided, panel: <DecidedList /> },
            ]}
          />
        </section>
        <aside className={styles.side}>
          <AuthorRequests />
          <Categories />
        </aside>
      </div>
    </>
  );
}

function countOf(waiting: readonly { room: string; count: number }[], room: string): number | null {
  return waiting.find((one) => one.room === room)?.count ?? null;
}

function Queue() {
  const { first, items, hasMore, more, state, isError, isFetching, refetch } = useQueue();
  const { timeZone } = useMember();
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
  if (items.length === 0)
    return (
      <div className={styles.empty}>
        <Window of={emptyNest} label={words.empty.alt} />
        <div>
          <h3>{words.empty.title}</h3>
          <p>{words.empty.text}</p>
        </div>
      </div>
    );
  return (
    <PagedList items={items} words={words.paged} hasMore={hasMore} state={state} onMore={() => void more()}>
      {(one) => <CaseCard key={one.id} of={one} reasons={first.reasons} timeZone={timeZone} />}
    </PagedList>
  );
}
