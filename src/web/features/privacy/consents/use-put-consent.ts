import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { AskedPurpose } from '#domain/account/consent-versions.ts';
import { call } from '#web/platform/api.ts';
import { useAppState } from '#web/platform/app-state.ts';
import { keyOf } from '#web/platform/queries.ts';
import { askUser } from '#web/platform/session.ts';

/**
 * Gives or takes back a consent. It holds only once the server has it, so it is never left for later; what follows from
 * it is read anew.
 */
export function usePutConsent(purpose: AskedPurpose) {
  const client = useQueryClient();
  const appState = useAppState();
  return useMutation({
    mutationFn: (given: boolean) =>
      call('putConsent', { params: { purpose }, body: { given, at: 'privacy_settings' } }),
    onSuccess: async (reply) => {
      client.setQueryData(keyOf('getConsents'), reply);
      if (purpose === 'reminders') client.removeQueries({ queryKey: keyOf('getReminders') });
      await Promise.all([
        client.invalidateQueries({ queryKey: keyOf('getConsentHistory') }),
        purpose === 'health_processing' ? askUser(appState) : undefined,
      ]);
    },
  });
}
