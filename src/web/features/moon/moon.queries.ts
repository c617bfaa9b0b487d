import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { read } from '#web/platform/queries.ts';
import { useMember } from '#web/platform/session.ts';
import { monthsLater } from '#web/ui/drawings/calendar/month-grid.ts';
import { isKnownMonth } from './month/known-months.ts';

const monthOfZone = (month: string, zone: string) => read('getMoonMonth', { query: { month, zone } });

/**
 * The moon of a month in the member's zone. Its neighbours are fetched once it is here, so that turning the page waits
 * for nothing.
 */
export function useMoonMonth(month: string) {
  const zone = useMember().timeZone;
  const client = useQueryClient();
  const query = useQuery({ ...monthOfZone(month, zone), placeholderData: keepPreviousData });
  const here = query.isSuccess && !query.isPlaceholderData;
  useEffect(() => {
    if (here)
      for (const other of [-1, 1].map((step) => monthsLater(month, step)).filter(isKnownMonth))
        void client.prefetchQuery(monthOfZone(other, zone));
  }, [client, here, month, zone]);
  return { ...query, here };
}

/** The member's periods against the moon. */
export function useMoonPeriods() {
  return useQuery(read('getMoonPeriods'));
}
