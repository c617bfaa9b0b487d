import './endpoints/member-endpoints.ts';
import type { QueryKey, UseQueryOptions } from '@tanstack/react-query';
import type { RouteName } from '#contract/table.ts';
import { addressOf, call, type CallInput, type CallReply } from './api.ts';

/** The cache key of a reading endpoint: its address (§7), so that first data, prefetch and screens meet on one key. */
export function keyOf<N extends RouteName>(name: N, input?: CallInput<N>): QueryKey {
  return [addressOf(name, input as Parameters<typeof addressOf>[1])];
}

/**
 * Query options of a reading endpoint, for useQuery, prefetchQuery and fetchQuery. `input` must hold what the route
 * declares.
 */
export function read<N extends RouteName>(name: N, input?: CallInput<N>) {
  return {
    queryKey: keyOf(name, input),
    queryFn: ({ signal }) => call(name, { ...input, signal } as CallInput<N>) as Promise<CallReply<N>>,
  } satisfies UseQueryOptions<CallReply<N>, Error, CallReply<N>>;
}
