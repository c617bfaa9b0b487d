import '#web/platform/endpoints/staff-endpoints.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type {
  FeedbackAnswerPost,
  FeedbackQueueReply,
  HandledFeedbackReply,
} from '#contract/feedback/feedback.schemas.ts';
import { call } from '#web/platform/api.ts';
import { read } from '#web/platform/queries.ts';
import { usePages, type Pages } from '#web/platform/paging/pages.ts';
import { withStepUp } from '#web/platform/step-up/step-up.ts';

/** What waits, page by page. */
export function useQueue(): Pages<FeedbackQueueReply> {
  return usePages('getFeedbackQueue');
}

/** What waits for nothing, the newest change first. */
export function useHandled(): Pages<HandledFeedbackReply> {
  return usePages('getHandledFeedback');
}

/** The notes under What’s new that a case can be linked to. */
export function useNotes() {
  return useQuery(read('getOwnAnnouncements'));
}

/** Takes a case. */
export function useTake(id: string) {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: () => withStepUp(() => call('takeFeedback', { params: { feedback: id } })),
    onSettled: refresh,
  });
}

/** Gives a case back: nothing of it can be opened from then on until somebody takes it. `done` as for an answer. */
export function useGiveBack(id: string, done: () => void) {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: () => withStepUp(() => call('giveBackFeedback', { params: { feedback: id } })),
    onSuccess: async () => {
      await refresh();
      done();
    },
  });
}

/** Opens a case that one holds: each time a line is written, so it is asked for by a press alone. What it gave is kept by this page alone. */
export function useOpen(id: string) {
  return useMutation({ mutationFn: () => call('openFeedback', { params: { feedback: id } }), gcTime: 0 });
}

/** Answers a case; `done` is called when the list says so too, also where its item is gone by then. */
export function useAnswer(id: string, done: () => void) {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (body: FeedbackAnswerPost) =>
      withStepUp(() => call('answerFeedback', { params: { feedback: id }, body })),
    onSuccess: async () => {
      await refresh();
      done();
    },
  });
}

/** Merges a case into another; `done` as for an answer. */
export function useMerge(id: string, done: () => void) {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (body: { readonly version: number; readonly into: number }) =>
      withStepUp(() => call('mergeFeedback', { params: { feedback: id }, body })),
    onSuccess: async () => {
      await refresh();
      done();
    },
  });
}

function useRefresh(): () => Promise<void> {
  const client = useQueryClient();
  return () =>
    client.invalidateQueries({
      predicate: ({ queryKey: [key] }) => typeof key === 'string' && key.startsWith('/api/admin/feedback'),
    });
}
