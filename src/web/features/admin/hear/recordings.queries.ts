import '#web/platform/endpoints/staff-endpoints.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { RecordingDecision } from '#contract/recording/recording.schemas.ts';
import { ApiError } from '#web/platform/api-error.ts';
import { call } from '#web/platform/api.ts';
import { keyOf, read } from '#web/platform/queries.ts';
import { withStepUp } from '#web/platform/step-up/step-up.ts';

/** Recordings that wait to be heard. */
export function useWaitingRecordings() {
  return useQuery({ ...read('getWaitingRecordings'), staleTime: 0 });
}

/** What waits of one, beside what members hear. Each reading has a new audio address, so none happens while it plays. */
export function useReviewed(recording: string) {
  return useQuery({
    ...read('getReviewedRecording', { params: { recording } }),
    staleTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}

/** Answers one, with a proof of identity. One that changed meanwhile is read anew; one that is answered leaves the list. */
export function useDecideRecording(recording: string) {
  const client = useQueryClient();
  const params = { recording };
  return useMutation({
    mutationFn: (body: RecordingDecision) => withStepUp(() => call('decideRecording', { params, body })),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: keyOf('getWaitingRecordings') });
      await client.invalidateQueries({ queryKey: keyOf('getListedMeditations') });
    },
    onError: async (error) => {
      if (error instanceof ApiError && error.code === 'recording_moved_on')
        await client.invalidateQueries({ queryKey: keyOf('getReviewedRecording', { params }) });
    },
  });
}
