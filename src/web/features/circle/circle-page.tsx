import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { Bookmark } from 'lucide-react';
import { useQueryClient } from '@tanstack/react-query';
import type { RoomReply } from '#contract/circle/circle.schemas.ts';
import type { Sort } from '#domain/circle/circle.ts';
import { call } from '#web/platform/api.ts';
import { deferred } from '#web/platform/deferred.tsx';
import { Segments } from '#web/ui/choices/segments.tsx';
import { ErrorNote, OfflineNote } from '#web/ui/status/states.tsx';
import { Skeleton, Skeletons } from '#web/ui/status/waiting.tsx';
import { SearchField } from '#web/ui/fields/search-field.tsx';
import { circle } from './circle.copy.ts';
import { routeIn, useBookmarks, usePosts, useRoom } from './circle.queries.ts';
import { ClosedWriting, isClosed } from './composer/closed-writing.tsx';
import { Composer } from './composer/composer.tsx';
import { RoomHead } from './head/room-head.tsx';
import { OwnOnTheWay } from './own/own-on-the-way.tsx';
import { useRoomKind } from './room-kind.tsx';
import { Side } from './side/side.tsx';
import { Niches } from './voices/niches.tsx';
import { Voices } from './voices/voices.tsx';
import styles from './circle.module.css';

const LONGEST_SEARCH = 100;

const DeferredOwnWords = deferred(async () => (await import('./own-words/own-words.tsx')).OwnWords);
const FoundPosts = deferred(async () => (await import('./side/found.tsx')).FoundPosts);

/** What a room may add: above its heading, under the composer, at the side. */
type Slots = { readonly above?: ReactNode; readonly below?: ReactNode; readonly side?: ReactNode };

/** A room: the fire, the member's cushion, the niches, and the voices. */
export function CirclePage({ above, below, side }: Slots) {
  const { data, isError, isFetching, refetch } = useRoom();
  return (
    <div className={styles.page}>
      <RoomHead fresh={data?.newCount ?? 0}>{above}</RoomHead>
      {data && isClosed(data) ? <ClosedWriting room={data} /> : <Composer room={data} />}
      {below}
      {data ? (
        <Listening room={data} side={side} />
      ) : (
        <div className={styles.waiting}>
          {isError ? (
            <ErrorNote level="h2" title={circle.failed.title} onRetry={() => void refetch()} retrying={isFetching}>
              {circle.failed.text}
            </ErrorNote>
          ) : (
            <Skeletons label={circle.loading}>
              <Skeleton shape="title" />
              <Skeleton shape="block" />
              <Skeleton shape="block" />
            </Skeletons>
          )}
        </div>
      )}
    </div>
  );
}

type View = { readonly category: string | null; readonly sort: Sort; readonly saved: boolean; readonly words: string };

function Listening({ room, side }: { readonly room: RoomReply; readonly side: ReactNode }) {
  const [view, setView] = useState<View>({ category: null, sort: 'newest', saved: false, words: '' });
  const [searches, setSearches] = useState(0);
  const { room: kind } = useRoomKind();
  useVisit();
  const set = (next: Partial<View>) => setView((before) => ({ ...before, ...next }));
  return (
    <div className={styles.circle}>
      <div>
        <Niches
          niches={room.categories.map(({ slug, name, icon, newCount }) => ({ slug, name, icon, fresh: newCount }))}
          chosen={view.category}
          onChoose={(category) => set({ category })}
          fresh={room.newCount}
        />
      </div>
      <div>
        <SearchField
          key={searches}
          label={circle.search.label}
          most={LONGEST_SEARCH}
          onSearch={(words) => set({ words })}
        />
      </div>
      <section aria-label={circle.voices}>
        <div className={styles.offline}>
          <OfflineNote>{circle.offline}</OfflineNote>
        </div>
        <OwnOnTheWay own={room.own.filter(({ isReply }) => !isReply)} />
        <DeferredOwnWords room={kind} />
        {view.words === '' ? (
          <>
            <Tools view={view} onView={set} />
            {view.saved ? (
              <Saved room={room} />
            ) : (
              <Spoken key={`${view.category} ${view.sort}`} room={room} view={view} />
            )}
          </>
        ) : (
          <FoundPosts
            text={view.words}
            category={view.category}
            categories={room.categories}
            onAll={() => {
              set({ words: '' });
              setSearches(searches + 1);
            }}
          />
        )}
      </section>
      <aside className={styles.side}>
        <Side>{side}</Side>
      </aside>
    </div>
  );
}

const SORTS = [
  { value: 'newest', label: circle.sort.newest },
  { value: 'answered', label: circle.sort.answered },
] as const;

function Tools({ view, onView }: { readonly view: View; readonly onView: (next: Partial<View>) => void }) {
  return (
    <div className={styles.tools}>
      <Segments
        label={circle.sort.label}
        name="circle-sort"
        options={SORTS}
        value={view.sort}
        onChange={(sort) => onView({ sort, saved: false })}
      />
      <button
        type="button"
        className={styles.saved}
        aria-pressed={view.saved}
        onClick={() => onView({ saved: !view.saved })}
      >
        <Bookmark size={17} {...(view.saved && { fill: 'currentColor' })} />
        {circle.saved}
      </button>
    </div>
  );
}

function Spoken({ room, view }: { readonly room: RoomReply; readonly view: View }) {
  const pages = usePosts(view);
  const own = useRoomKind().words.empty;
  const empty = { ...circle.empty, ...own };
  return (
    <Voices
      pages={pages}
      categories={room.categories}
      divided={view.sort === 'newest'}
      empty={
        view.category === null
          ? { title: empty.title, text: empty.text }
          : { title: empty.category, text: empty.categoryText }
      }
    />
  );
}

function Saved({ room }: { readonly room: RoomReply }) {
  const pages = useBookmarks();
  const { bookmarks, bookmarksText } = circle.empty;
  return (
    <Voices
      pages={pages}
      categories={room.categories}
      divided={false}
      empty={{ title: bookmarks, text: bookmarksText }}
    />
  );
}

/** The member is here: what she sees now is new no more. The page keeps its marks until it is left. */
function useVisit(): void {
  const { room } = useRoomKind();
  const client = useQueryClient();
  const visit = useEffectEvent(async () => {
    try {
      await call(routeIn(room, 'Visit'), {});
      await client.invalidateQueries({ queryKey: ['/api/home-data'] });
    } catch {
      // A visit that is not noted costs a badge that stays a little longer.
    }
  });
  useEffect(() => void visit(), []);
}
