import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { OldLogYears } from '#domain/privacy/old-logs.ts';
import { call } from '#web/platform/api.ts';
import { keyOf } from '#web/platform/queries.ts';

/**
 * Keeps the member's choice. What went with it is gone from every page: all that was read of the member's days is read
 * anew.
 */
export function usePutOldLogs() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (years: OldLogYears | null) => call('putOldLogs', { body: { years } }),
    onSuccess: (reply, years) => {
      if (years !== null)
        client.removeQueries({
          predicate: ({ queryKey: [address] }) =>
            !String(address).startsWith('/api/privacy') && !String(address).startsWith('/api/consents'),
        });
      client.setQueryData(keyOf('getOldLogs'), reply);
    },
  });
}
