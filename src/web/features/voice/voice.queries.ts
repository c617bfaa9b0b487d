import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '#web/platform/api.ts';
import { keyOf, read } from '#web/platform/queries.ts';

/**
 * The member's consent to voice input: whether the member gave it and when; undefined while it is not known, with the
 * way to ask again.
 */
export function useVoiceConsent() {
  const query = useQuery({
    ...read('getConsents'),
    select: ({ consents }) => consents.find(({ purpose }) => purpose === 'voice'),
  });
  return { consent: query.data, ask: async () => (await query.refetch()).data };
}

/** Gives or takes back the member's consent. It holds only once the server has it, so it is never left for later. */
export function usePutVoiceConsent() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (given: boolean) => call('putConsent', { params: { purpose: 'voice' }, body: { given } }),
    onSuccess: (reply) => client.setQueryData(keyOf('getConsents'), reply),
  });
}
