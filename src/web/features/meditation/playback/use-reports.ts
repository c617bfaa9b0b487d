import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { showListening } from '#web/features/meditation/listening.queries.ts';
import { ApiError, NetworkError } from '#web/platform/api-error.ts';
import { call } from '#web/platform/api.ts';
import { isKept } from '#web/platform/outbox/outbox-state.ts';
import { sendQueued } from '#web/platform/outbox/send-queued.ts';
import type { Told } from './playback.ts';

/**
 * Tells the server where the member is in one playing. A report on the way may be lost: the next one carries the whole.
 * One at a stop waits on the device where there is no connection. Where saving is refused (consent withdrawn, or a
 * meditation that is gone) the playing goes on without it.
 */
export function useReports(meditation: string) {
  const client = useQueryClient();
  return useCallback(
    (run: string) =>
      async ({ second, listened, isStop }: Told): Promise<void> => {
        const input = { params: { meditation }, body: { run, second, listened } };
        try {
          const listening = await call('putPlace', input).catch((error: unknown) => {
            if (!isStop || !(error instanceof NetworkError)) throw error;
            return sendQueued('putPlace', input, `place in ${meditation}`);
          });
          showListening(client, () => listening);
        } catch (error) {
          if (!(error instanceof ApiError || error instanceof NetworkError || isKept(error))) throw error;
        }
      },
    [client, meditation],
  );
}
