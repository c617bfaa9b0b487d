import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { VisitReply } from '#contract/engagement/engagement.schemas.ts';
import { addressOf, call } from '#web/platform/api.ts';
import { sendQueued } from '#web/platform/outbox/send-queued.ts';
import { keyOf, read } from '#web/platform/queries.ts';

/** §7: the member's engagement, keyed by the member's id. */
export function useEngagement(userId: string) {
  return useQuery({ ...read('getUserEngagement'), queryKey: [...keyOf('getUserEngagement'), userId] });
}

/** Asks for the points of the member's return where they are due, once; how many came, 0 until then. */
export function useReturnPoints({ pointsDue, daysAway }: VisitReply): number {
  const client = useQueryClient();
  const [awarded, setAwarded] = useState(0);
  useEffect(() => {
    if (!pointsDue) return;
    const fetched = async () => {
      const reply = await sendQueued('awardReturn', { body: { daysMissed: daysAway ?? 0 } }, 'return');
      setAwarded(reply.awarded);
      const points = addressOf('getPoints');
      await client.invalidateQueries({
        predicate: ({ queryKey }) => typeof queryKey[0] === 'string' && queryKey[0].startsWith(points),
      });
    };
    // Where they could not be given now, they are due still at the next load of today.
    fetched().catch(() => undefined);
  }, [client, pointsDue, daysAway]);
  return awarded;
}

/**
 * Tells the server that the member was welcomed, so that no other page or device of the member's does it again today.
 */
export function tellWelcomed(): void {
  // Where this is lost the dialog comes once more: better twice than never.
  call('recordVisit', { body: { welcomed: true } }).catch(() => undefined);
}
