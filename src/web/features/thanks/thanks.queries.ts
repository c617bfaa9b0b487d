import '#web/platform/endpoints/teaching-endpoints.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '#web/platform/api.ts';
import { keyOf, read } from '#web/platform/queries.ts';

/** The member's own thank-you for a recording. */
export function useMyThanks(recording: string) {
  return useQuery(read('getMyThanks', { params: { recording } }));
}

/** Sends one. */
export function useSayThanks(recording: string) {
  const client = useQueryClient();
  const params = { recording };
  return useMutation({
    mutationFn: (words: string) => call('sayThanks', { params, body: { words } }),
    onSuccess: (reply) => client.setQueryData(keyOf('getMyThanks', { params }), reply),
  });
}

/** Takes it back. */
export function useTakeThanksBack(recording: string) {
  const client = useQueryClient();
  const params = { recording };
  return useMutation({
    mutationFn: () => call('takeThanksBack', { params }),
    onSuccess: (reply) => client.setQueryData(keyOf('getMyThanks', { params }), reply),
  });
}
