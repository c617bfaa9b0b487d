import { Empty } from '#web/ui/status/empty.tsx';
import { ErrorNote } from '#web/ui/status/states.tsx';
import { Skeleton, Skeletons } from '#web/ui/status/waiting.tsx';
import { PagedList } from '#web/ui/lists/paged-list.tsx';
import type { Clocks } from '#web/ui/drawings/moon/instant-words.ts';
import type { Hemisphere } from '#web/ui/drawings/moon/lit-path.ts';
import { events } from '../event.copy.ts';
import { useEvents } from '../event.queries.ts';
import { EventRow } from './event-row.tsx';
import styles from './list.module.css';

type Props = {
  readonly which: 'all' | 'mine';
  /** Shown above already. */ readonly but: string | null;
  readonly now: number;
  readonly clocks: Clocks;
  readonly hemisphere: Hemisphere;
};

/** The circles to come, a page at a time. */
export function EventList({ which, but, ...shown }: Props) {
  const { first, items, hasMore, more, state, isError, isFetching, refetch } = useEvents(which);
  if (!first)
    return isError ? (
      <ErrorNote title={events.failed.title} onRetry={() => void refetch()} retrying={isFetching}>
        {events.failed.text}
      </ErrorNote>
    ) : (
      <Skeletons label={events.loading}>
        <Skeleton shape="block" />
        <Skeleton shape="block" />
      </Skeletons>
    );
  const rows = items.filter(({ id }) => id !== but);
  if (rows.length === 0 && !hasMore)
    return which === 'mine' ? (
      <Empty title={events.none.mine}>{events.none.mineText}</Empty>
    ) : (
      <p className={styles.note}>{but === null ? events.none.text : events.list.paged.end}</p>
    );
  return (
    <>
      <PagedList items={rows} words={events.list.paged} hasMore={hasMore} state={state} onMore={() => void more()}>
        {(event) => <EventRow key={event.id} event={event} {...shown} />}
      </PagedList>
      <p className={styles.note}>{events.list.note}</p>
    </>
  );
}
