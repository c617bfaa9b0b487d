import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { OldLogsReply } from '#contract/privacy/privacy.schemas.ts';
import type { OldLogYears } from '#domain/privacy/old-logs.ts';
import { call } from '#web/platform/api.ts';
import { keyOf } from '#web/platform/queries.ts';
import { withStepUp } from '#web/platform/step-up/step-up.ts';

/**
 * Chooses after how many years the member's logs go, after a proof of identity; takes back what waits for its day; or
 * has nothing go any more.
 */
export function useOldLogs() {
  const client = useQueryClient();
  const onSuccess = (reply: OldLogsReply) => void client.setQueryData(keyOf('getOldLogs'), reply);
  return {
    put: useMutation({
      mutationFn: (years: OldLogYears) => withStepUp(() => call('putOldLogs', { body: { years } })),
      onSuccess,
    }),
    stop: useMutation({ mutationFn: () => call('stopOldLogs'), onSuccess }),
    end: useMutation({ mutationFn: () => call('endOldLogs'), onSuccess }),
  };
}
