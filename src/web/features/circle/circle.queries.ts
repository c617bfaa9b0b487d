import '#web/platform/endpoints/circle-endpoints.ts';
import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { RouteName } from '#contract/table.ts';
import type { Sort } from '#domain/circle/circle.ts';
import type { Room } from '#domain/circle/limits.ts';
import { usePages } from '#web/platform/paging/pages.ts';
import { read } from '#web/platform/queries.ts';
import { useRoomKind } from './room-kind.tsx';

type Of<Prefix extends string> = RouteName extends infer N
  ? N extends `${Prefix}${infer Rest}`
    ? Rest
    : never
  : never;
/** What both rooms offer, under one name: `Posts` is `communityPosts` or `teenPosts`. */
export type CircleRoute = Of<'community'> & Of<'teen'>;

/** The route of a room. Both rooms have the same shapes, so it is typed as the adults'. */
export function routeIn<N extends CircleRoute>(room: Room, name: N): `community${N}` {
  return `${room}${name}` as `community${N}`;
}

const ADDRESSES: Readonly<Record<Room, string>> = { community: '/api/community', teen: '/api/teen-circle' };

/** The room: its categories, what is new, what the member may do here. */
export function useRoom() {
  const { room } = useRoomKind();
  return useQuery({ ...read(routeIn(room, 'Room')), staleTime: 0 });
}

/** How many posts come at once: what the page has room for. */
export const POSTS_AT_ONCE = '4';

/** Posts of the room, page by page. */
export function usePosts({ category, sort }: { readonly category: string | null; readonly sort: Sort }) {
  const { room } = useRoomKind();
  return usePages(routeIn(room, 'Posts'), {
    limit: POSTS_AT_ONCE,
    ...(category !== null && { category }),
    ...(sort !== 'newest' && { sort }),
  });
}

/** What the member put a ribbon on, newest first. */
export function useBookmarks() {
  const { room } = useRoomKind();
  return usePages(routeIn(room, 'Bookmarks'), { limit: POSTS_AT_ONCE });
}

/** How the room sits together, and why words are reported there. */
export function useHouseRules() {
  const { room } = useRoomKind();
  return useQuery(read(routeIn(room, 'HouseRules')));
}

/** A post with its first answers. */
export function useThread(post: string) {
  const { room } = useRoomKind();
  return useQuery({ ...read(routeIn(room, 'Thread'), { params: { post } }), staleTime: 0 });
}

/** Has everything of a room read anew that is shown, and home with it. */
export function refreshRoom(client: QueryClient, room: Room): Promise<void> {
  return client.invalidateQueries({
    predicate: ({ queryKey: [key] }) =>
      typeof key === 'string' && (key.startsWith(ADDRESSES[room]) || key === '/api/home-data'),
  });
}

/** The same, for a part that writes. */
export function useRefresh(): () => Promise<void> {
  const client = useQueryClient();
  const { room } = useRoomKind();
  return () => refreshRoom(client, room);
}
