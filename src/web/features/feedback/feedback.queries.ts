import '#web/platform/endpoints/feedback-endpoints.ts';
import { useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { FeedbackPost, FeedbackReply } from '#contract/feedback/feedback.schemas.ts';
import { call } from '#web/platform/api.ts';
import { useOutbox } from '#web/platform/outbox/outbox-state.ts';
import { sendQueued } from '#web/platform/outbox/send-queued.ts';
import { keyOf, read } from '#web/platform/queries.ts';

/** What the member wrote to us, and what changed because members asked. */
export function useFeedback() {
  return useQuery(read('getFeedback'));
}

/** One case whole, asked for when it is opened. */
export function useThread(id: string) {
  return useQuery({ ...read('getFeedbackThread', { params: { feedback: id } }), staleTime: 0 });
}

/** Sends feedback; without a line it waits on this device, its picture too. */
export function useSendFeedback() {
  const client = useQueryClient();
  return useMutation({
    // Each is a thing of its own: the same words, sent again before they were answered, do nothing twice.
    mutationFn: (body: FeedbackPost) => sendQueued('sendFeedback', { body }, 'feedback'),
    onSuccess: (item) =>
      client.setQueryData<FeedbackReply>(
        keyOf('getFeedback'),
        (reply) => reply && { ...reply, items: [item, ...reply.items.filter(({ id }) => id !== item.id)] },
      ),
  });
}

/** More words to a case. */
export function useSayMore(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (words: string) =>
      sendQueued('sayMoreFeedback', { params: { feedback: id }, body: { words } }, `feedback ${id}`),
    onSuccess: () => refresh(client),
  });
}

/** The member has looked at an answer. Where that does not reach the server the mark stays, and goes with the next look. */
export function useSeen(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (word: string) => call('seeFeedback', { params: { feedback: id }, body: { word } }),
    onSuccess: () =>
      client.setQueryData<FeedbackReply>(
        keyOf('getFeedback'),
        (reply) =>
          reply && { ...reply, items: reply.items.map((one) => (one.id === id ? { ...one, hasNews: false } : one)) },
      ),
  });
}

/** Closes a case, or deletes it with all that was said. */
export function useEndFeedback(id: string) {
  const client = useQueryClient();
  const params = { feedback: id };
  return useMutation({
    mutationFn: async (end: 'close' | 'delete') => {
      if (end === 'close') await call('closeFeedback', { params });
      else await call('deleteFeedback', { params });
    },
    onSuccess: (_, end) => {
      if (end === 'delete') client.removeQueries({ queryKey: keyOf('getFeedbackThread', { params }) });
      return refresh(client, end === 'delete' ? id : undefined);
    },
  });
}

/** The words of feedback that wait on this device, the newest first. */
export function useWaitingFeedback(): { readonly order: number; readonly words: string }[] {
  return useOutbox()
    .waiting.filter(({ name }) => name === 'sendFeedback')
    .map(({ order, input }) => ({ order, words: (input as { body: FeedbackPost }).body.words }))
    .toReversed();
}

function refresh(client: QueryClient, but?: string): Promise<void> {
  return client.invalidateQueries({
    predicate: ({ queryKey: [key] }) =>
      typeof key === 'string' && key.startsWith('/api/feedback') && !(but !== undefined && key.endsWith(but)),
  });
}
