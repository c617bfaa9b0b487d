import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { PointsReply } from '#contract/points/points.schemas.ts';
import { call } from '#web/platform/api.ts';
import { read } from '#web/platform/queries.ts';

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
