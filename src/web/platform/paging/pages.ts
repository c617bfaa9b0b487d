import { useInfiniteQuery, useQuery, useQueryClient, type InfiniteData, type QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Page } from '#contract/kit/paging.ts';
import type { RouteName } from '#contract/table.ts';
import { ApiError } from '#web/platform/api-error.ts';
import { call, type CallInput, type CallReply } from '#web/platform/api.ts';
import { read } from '#web/platform/queries.ts';

type Item = { readonly id: string };
type Query = Readonly<Record<string, string | undefined>>;
/** The endpoints that read a paged list. */
export type PagedRoute = {
  [N in RouteName]: CallInput<N> extends { readonly query: object }
    ? CallReply<N> extends Page<Item>
      ? N
      : never
    : never;
}[RouteName];
type PageOf<N extends PagedRoute> = CallReply<N> & Page<Item>;
type Loaded<Reply> = InfiniteData<Reply, string | null>;
/** How often the next page is asked for where something else was being read meanwhile. */
const TRIES = 3;

/**
 * Query options of a paged list. All its pages lie under one key that begins with the list's address: whoever
 * invalidates the address has them read anew, from the top and one after the other, so that no cursor outlives the page
 * it came with. The first page is the one under the address alone, where the document, a prefetch or an offline copy
 * may have put it.
 */
export function pagesOf<N extends PagedRoute>(client: QueryClient, name: N, query: Query = {}) {
  type Reply = PageOf<N>;
  const asking = (more: Query) => ({ query: { ...query, ...more } }) as unknown as CallInput<N>;
  const { queryKey: address } = read(name, asking({}));
  const queryKey = [...address, 'pages'];
  const known = client.getQueryState<Reply>(address);
  const readFirst = (): Promise<Reply> => {
    const [first, all] = [client.getQueryState<Reply>(address), client.getQueryState(queryKey)];
    const isNews = first?.data && !first.isInvalidated && first.dataUpdatedAt > (all?.dataUpdatedAt ?? 0);
    return isNews
      ? Promise.resolve(first.data as Reply)
      : (client.fetchQuery({ ...read(name, asking({})), staleTime: 0 }) as Promise<Reply>);
  };
  return {
    queryKey,
    queryFn: ({ pageParam, signal }: { pageParam: string | null; signal: AbortSignal }): Promise<Reply> =>
      pageParam === null ? readFirst() : (call(name, { ...asking({ after: pageParam }), signal }) as Promise<Reply>),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }: Reply): string | null => next,
    ...(known?.data && {
      initialData: { pages: [known.data], pageParams: [null] } satisfies Loaded<Reply>,
      initialDataUpdatedAt: known.isInvalidated ? 0 : known.dataUpdatedAt,
    }),
  };
}

/** A list as far as it was read. */
export type Pages<Reply extends Page<Item>> = {
  /** The newest first page, with whatever else its endpoint tells; undefined while none has come. */
  readonly first: Reply | undefined;
  readonly items: Reply['items'];
  readonly hasMore: boolean;
  /** Reads the next page; what is there stays there, also where that fails. */
  readonly more: () => Promise<void>;
  readonly state: 'idle' | 'loading' | 'failed';
  readonly isError: boolean;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
};

/** Reads a paged list from the top on, page by page as the member asks. */
export function usePages<N extends PagedRoute>(name: N, query: Query = {}): Pages<PageOf<N>> {
  const client = useQueryClient();
  const options = pagesOf(client, name, query);
  const { data, hasNextPage, fetchNextPage, refetch, isError, isFetching } = useInfiniteQuery(options);
  // Not for asking: others may put a newer first page under the address, and it must not be forgotten while the list is
  // shown.
  const first = useQuery({ ...read(name, { query } as unknown as CallInput<N>), enabled: false }) as {
    data?: PageOf<N>;
  };
  const [state, setState] = useState<Pages<PageOf<N>>['state']>('idle');
  const more = async () => {
    setState('loading');
    const countPages = () => client.getQueryData<Loaded<PageOf<N>>>(options.queryKey)?.pages.length ?? 0;
    const isThere = await nextPage({ countPages, fetchNextPage, refetch });
    setState(isThere ? 'idle' : 'failed');
  };
  const pages = data?.pages ?? (first.data ? [first.data] : []);
  const shown = first.data ?? pages[0];
  return { first: shown, items: itemsOf(pages), hasMore: hasNextPage, more, state, isError, isFetching, refetch };
}

type Fetched = { readonly hasNextPage: boolean; readonly error: Error | null };
type Fetch = (options: { readonly cancelRefetch: boolean }) => Promise<Fetched>;

/**
 * Reads one more page; false where it did not come. A list that is being read anew at that moment, because the member
 * wrote, is waited for and never cancelled: else what the member wrote would be missing. With a cursor that no longer
 * opens the list is read anew from its top first.
 */
async function nextPage({
  countPages,
  fetchNextPage,
  refetch,
}: {
  readonly countPages: () => number;
  readonly fetchNextPage: Fetch;
  readonly refetch: (options: { readonly cancelRefetch: boolean }) => Promise<unknown>;
}): Promise<boolean> {
  const before = countPages();
  for (let tries = 0; tries < TRIES; tries += 1) {
    const { hasNextPage, error } = await fetchNextPage({ cancelRefetch: false });
    if (countPages() > before || (error === null && !hasNextPage)) return true;
    if (error === null) continue;
    if (!(error instanceof ApiError && error.code === 'bad_cursor')) return false;
    await refetch({ cancelRefetch: false });
  }
  return false;
}

/**
 * The items of all pages in their order, each once: one that moved while the list was read is where the newer page has
 * it.
 */
function itemsOf<Reply extends Page<Item>>(pages: readonly Reply[]): Reply['items'] {
  const last = new Map(pages.flatMap(({ items }, page) => items.map(({ id }) => [id, page] as const)));
  return pages.flatMap(({ items }, page) => items.filter(({ id }) => last.get(id) === page));
}
