import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Sent } from '#contract/kit/route.ts';
import type { Table } from '#contract/table.ts';
import { sendQueued } from '#web/platform/outbox/send-queued.ts';
import { keyOf, read } from '#web/platform/queries.ts';

/** The stages the member chose so far. */
export function useLifeStage() {
  return useQuery(read('getLifeStage'));
}

/** Leaves the question about the member's stage for later. */
export function useStageLater() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => sendQueued('putStageLater', {}, 'life stage'),
    onSuccess: async (reply) => {
      client.setQueryData(keyOf('getLifeStage'), reply);
      await client.invalidateQueries();
    },
  });
}

/** Chooses a stage. It is done when the pages on screen have heard of it. */
export function useChooseStage() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Sent<Table['putLifeStage']>['body']) => sendQueued('putLifeStage', { body }, 'life stage'),
    onSuccess: async (reply) => {
      client.setQueryData(keyOf('getLifeStage'), reply);
      // Every page, forecast and list may look different in another stage.
      await client.invalidateQueries();
    },
  });
}
