import { useState } from 'react';
import type { Room } from '#domain/circle/limits.ts';
import { useMember } from '#web/platform/session.ts';
import { Segments } from '#web/ui/choices/segments.tsx';
import { PagedList } from '#web/ui/lists/paged-list.tsx';
import { Empty } from '#web/ui/status/empty.tsx';
import { ErrorNote } from '#web/ui/status/states.tsx';
import { Skeleton, Skeletons } from '#web/ui/status/waiting.tsx';
import { CaseCard } from './case-card.tsx';
import { moderation } from './moderation.copy.ts';
import { useDecided } from './moderation.queries.ts';
import styles from './moderation.module.css';

const { decided: words } = moderation;
type Choice = Room | 'all';

/** What was decided, the newest first: each can be changed, also long after. */
export function DecidedList() {
  const [room, setRoom] = useState<Choice>('all');
  const rooms = useDecided('all').first?.rooms ?? [];
  const choices: readonly Choice[] = ['all', ...rooms];
  return (
    <>
      {rooms.length > 1 && (
        <div className={styles.filter}>
          <Segments
            label={words.room}
            name="decided-room"
            value={room}
            onChange={setRoom}
            options={choices.map((value) => ({ value, label: words.rooms[value] }))}
          />
        </div>
      )}
      <Cases key={room} room={room} />
    </>
  );
}

function Cases({ room }: { readonly room: Choice }) {
  const { first, items, hasMore, more, state, isError, isFetching, refetch } = useDecided(room);
  const { timeZone } = useMember();
  if (!first)
    return isError ? (
      <ErrorNote title={words.failed.title} onRetry={() => void refetch()} retrying={isFetching}>
        {words.failed.text}
      </ErrorNote>
    ) : (
      <Skeletons label={moderation.loading}>
        <Skeleton />
        <Skeleton shape="short" />
      </Skeletons>
    );
  if (items.length === 0) return <Empty title={words.empty.title}>{words.empty.text}</Empty>;
  return (
    <PagedList items={items} words={words.paged} hasMore={hasMore} state={state} onMore={() => void more()}>
      {(one) => <CaseCard key={one.id} of={one} decision={one.decision} reasons={first.reasons} timeZone={timeZone} />}
    </PagedList>
  );
}
