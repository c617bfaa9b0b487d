import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { CircleReply, RepliesPage } from '#contract/circle/circle.schemas.ts';
import { call } from '#web/platform/api.ts';
import { keyOf } from '#web/platform/queries.ts';
import { routeIn } from '../circle.queries.ts';
import { useRoomKind } from '../room-kind.tsx';

/** The answers of a thread, oldest first. Its first page came with the thread; the next come as they are asked for. */
export function useReplies(post: string, first: RepliesPage) {
  const { room } = useRoomKind();
  const route = routeIn(room, 'Replies');
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  const { data, hasNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: [...keyOf(route, { params: { post }, query: {} }), 'pages'],
    queryFn: ({ pageParam, signal }): Promise<RepliesPage> =>
      call(route, { params: { post }, query: pageParam === null ? {} : { after: pageParam }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }: RepliesPage) => next,
    initialData: { pages: [first], pageParams: [null] },
  });
  const more = async () => {
    setState('loading');
    const { isError } = await fetchNextPage({ cancelRefetch: false });
    setState(isError ? 'failed' : 'idle');
  };
  return { items: onceEach(data.pages), hasMore: hasNextPage, state, more: () => void more() };
}

/** Each answer once, where the newest page has it. */
function onceEach(pages: readonly RepliesPage[]): readonly CircleReply[] {
  return [...new Map(pages.flatMap(({ items }) => items.map((item) => [item.id, item] as const))).values()];
}
