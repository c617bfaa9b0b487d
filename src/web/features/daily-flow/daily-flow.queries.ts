import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { DailyFlowPatch, DailyFlowReply } from '#contract/daily-flow/daily-flow.schemas.ts';
import { withChange } from '#domain/daily-flow/daily-flow.ts';
import { ApiError } from '#web/platform/api-error.ts';
import { call } from '#web/platform/api.ts';
import { sendQueued } from '#web/platform/outbox/send-queued.ts';
import { isKept } from '#web/platform/outbox/outbox-state.ts';
import { keyOf, read } from '#web/platform/queries.ts';

/** What a step changes. */
export type DailyFlowChange = Omit<DailyFlowPatch, 'date'>;
const KEY = ['daily flow'];
/** Another device may have gone on meanwhile: soon asked anew when the member comes back to the page. */
const FRESH = 30_000;

/** Where the member is in today's flow. */
export function useDailyFlow() {
  return useQuery({ ...read('getDailyFlow'), staleTime: FRESH });
}

/**
 * Keeps a change. The page goes on at once; each request carries the member's whole place, so that one that was lost is
 * made good by the next. Words of an older answer never push the member back: only the last answer under way is taken
 * over.
 */
export function useKeepFlow({ date }: Pick<DailyFlowReply, 'date'>) {
  const client = useQueryClient();
  const key = keyOf('getDailyFlow');
  return useMutation({
    mutationKey: KEY,
    mutationFn: (change: DailyFlowChange) => {
      const { at, done } = client.getQueryData<DailyFlowReply>(key) ?? {};
      // What the member set themselves waits on the device where it must, alone: the member's place of then would push
      // the member back.
      if (change.intention !== undefined)
        return sendQueued('patchDailyFlow', { body: { date, ...change } }, `intention of ${date}`);
      return call('patchDailyFlow', { body: { date, ...(at && { at }), ...(done && { done }), ...change } });
    },
    onMutate: async ({ intention: _, ...change }) => {
      await client.cancelQueries({ queryKey: key });
      client.setQueryData<DailyFlowReply>(
        key,
        (now) =>
          now && {
            ...now,
            ...withChange(now, change),
            breathing: change.breathing ?? now.breathing,
            bell: change.bell ?? now.bell,
          },
      );
    },
    onSuccess: (reply) => {
      if (client.isMutating({ mutationKey: KEY }) === 1) client.setQueryData(key, reply);
    },
    onError: (error, { intention }) => {
      if (intention !== undefined && isKept(error))
        client.setQueryData<DailyFlowReply>(key, (now) => now && { ...now, intention });
      return hasTurned(error) ? client.invalidateQueries({ queryKey: key }) : undefined;
    },
  });
}

/** Whether the day turned while the page was open. */
export function hasTurned(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'flow_moved_on';
}
