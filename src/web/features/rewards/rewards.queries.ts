import '#web/platform/endpoints/trading-endpoints.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { PointsReply } from '#contract/points/points.schemas.ts';
import type { TradeName } from '#domain/points/trades.ts';
import { call } from '#web/platform/api.ts';
import { keyOf, read } from '#web/platform/queries.ts';

/** The member's points with the newest of their history. */
export function usePoints() {
  return useQuery(read('getPoints', { query: {} }));
}

export function useKeepsakes() {
  return useQuery(read('getKeepsakes'));
}

/** The history from its newest page on; `more` fetches the page after the last one shown. */
export function useHistory(first: PointsReply) {
  const [earlier, setEarlier] = useState<readonly PointsReply[]>([]);
  const pages = [first, ...earlier];
  const next = pages.at(-1)?.next ?? null;
  const { mutate, isPending, isError } = useMutation({
    mutationFn: (after: string) => call('getPoints', { query: { after } }),
    onSuccess: (page) => setEarlier((before) => [...before, page]),
  });
  return {
    rows: pages.flatMap(({ history }) => history),
    hasMore: next !== null,
    more: () => next !== null && mutate(next),
    isPending,
    isError,
  };
}

/** What points can be traded for, for an adult. */
export function useTrades() {
  return useQuery(read('getTrades'));
}

/** Trades points. `press` is one press: sent again, it is the same trade. */
export function useTrade() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { readonly trade: TradeName; readonly press: string }) => call('makeTrade', { body }),
    onSuccess: (reply) => {
      client.setQueryData(keyOf('getTrades'), reply);
      // The balance, her plan and her downloads stand otherwise now; a move of the charge is told a little later.
      void client.invalidateQueries({ queryKey: keyOf('getPoints', { query: {} }) });
      void client.invalidateQueries({ queryKey: keyOf('getDigitalGoods') });
      void client.invalidateQueries({ queryKey: keyOf('getSubscription') });
    },
  });
}
