import { useInfiniteQuery } from '@tanstack/react-query';
import type { CircleFound } from '#contract/circle/contact.schemas.ts';
import type { RoomReply } from '#contract/circle/circle.schemas.ts';
import { call, type CallReply } from '#web/platform/api.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { ErrorNote } from '#web/ui/status/states.tsx';
import { Skeleton, Skeletons } from '#web/ui/status/waiting.tsx';
import { circle } from '../circle.copy.ts';
import { routeIn } from '../circle.queries.ts';
import { useRoomKind } from '../room-kind.tsx';
import { speakerOf } from '../voices/speaker.ts';
import { Veil } from '../voices/veil.tsx';
import { useAgo } from '../voices/voice.tsx';
import voice from '../voices/voice.module.css';
import styles from './side.module.css';

type Page = CallReply<'communitySearch'>;
const words = circle.search;

type Props = {
  readonly text: string;
  readonly category: string | null;
  readonly categories: RoomReply['categories'];
  readonly onAll: () => void;
};

/** What a search found, with what matched marked. The words are a key in memory alone, never in an address. */
export function FoundPosts({ text, category, categories, onAll }: Props) {
  const { room } = useRoomKind();
  const { data, isError, isFetching, refetch, hasNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: ['circle search', room, text, category],
    queryFn: ({ pageParam, signal }): Promise<Page> =>
      call(routeIn(room, 'Search'), {
        body: {
          words: text,
          language: navigator.language,
          ...(category !== null && { category }),
          ...(pageParam !== null && { after: pageParam }),
        },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }: Page) => next,
    staleTime: 0,
  });
  if (isError && !data)
    return (
      <ErrorNote title={words.failed} onRetry={() => void refetch()} retrying={isFetching}>
        {words.again}
      </ErrorNote>
    );
  if (!data)
    return (
      <Skeletons label={words.searching}>
        <Skeleton shape="block" />
        <Skeleton shape="block" />
      </Skeletons>
    );
  const items = data.pages.flatMap((page) => page.items);
  const names = new Map(categories.map(({ slug, name }) => [slug, name]));
  return (
    <>
      <p role="status" className={styles.told}>
        {items.length > 0 ? words.found(items.length, hasNextPage) : words.none(text)}
      </p>
      {items.length === 0 && (
        <div className={styles.nowhere}>
          <p>{words.hint}</p>
          <Button kind="line" size="small" onClick={onAll}>
            {words.all}
          </Button>
        </div>
      )}
      <ol>
        {items.map((found) => (
          <li key={found.id}>
            <Result found={found} category={names.get(found.post.category) ?? ''} />
          </li>
        ))}
      </ol>
      {hasNextPage && (
        <Button kind="line" size="small" busy={isFetching} onClick={() => void fetchNextPage()}>
          {circle.list.more}
        </Button>
      )}
    </>
  );
}

function Result({ found, category }: { readonly found: CircleFound; readonly category: string }) {
  const { thread } = useRoomKind();
  const at = useAgo(found.post.at);
  return (
    <article className={voice.voice}>
      <header className={voice.who}>
        <Veil of={found.post} size="small" />
        <p>
          <b dir="auto">{speakerOf(found.post)}</b>
          <span className={voice.meta}>
            {[found.isReply ? circle.inAnswer : null, category, at].filter(Boolean).join(', ')}
          </span>
        </p>
      </header>
      <p className={styles.found} dir="auto">
        {found.segments.map(({ text, hit }, index) => (
          // Pieces of one text: their place is what they are.
          <Piece key={index} text={text} hit={hit} />
        ))}
      </p>
      <a className={`${voice.act} ${voice.on}`} href={thread(found.post.id)}>
        {circle.readOn}
      </a>
    </article>
  );
}

function Piece({ text, hit }: { readonly text: string; readonly hit: boolean }) {
  return hit ? <mark>{text}</mark> : text;
}
