import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { FeedTitles } from '#domain/feed/feed-events.ts';
import { refreshCycle } from '#web/features/cycle/public.ts';
import { call } from '#web/platform/api.ts';
import { sendQueued } from '#web/platform/outbox/send-queued.ts';
import { keyOf, read } from '#web/platform/queries.ts';
import { withStepUp } from '#web/platform/step-up/step-up.ts';

/** Whether the member's calendar has an address. */
export function useFeed() {
  return useQuery(read('getFeed'));
}

/** Makes an address or lets it live on, each after a proof of identity; changes how its titles speak; takes it back. */
export function useFeedChanges() {
  const client = useQueryClient();
  const keep = (reply: { readonly feed: unknown }) => void client.setQueryData(keyOf('getFeed'), { feed: reply.feed });
  return {
    make: useMutation({
      mutationFn: (titles: FeedTitles) => withStepUp(() => call('makeFeed', { body: { titles } })),
      onSuccess: keep,
    }),
    renew: useMutation({ mutationFn: () => withStepUp(() => call('renewFeed')), onSuccess: keep }),
    change: useMutation({
      mutationFn: (titles: FeedTitles) => call('changeFeed', { body: { titles } }),
      onSuccess: keep,
    }),
    end: useMutation({ mutationFn: () => call('endFeed'), onSuccess: keep }),
  };
}

/** What came from elsewhere and can be taken back. */
export function useImports() {
  return useQuery(read('getImports'));
}

/** Takes an import back. */
export function useUndoImport() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (importId: string) => sendQueued('undoImport', { body: { importId } }, `undo ${importId}`),
    onSuccess: () => {
      void refreshCycle(client);
      return client.invalidateQueries({ queryKey: keyOf('getImports') });
    },
  });
}
