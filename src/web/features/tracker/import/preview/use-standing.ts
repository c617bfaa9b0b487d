import { useQuery } from '@tanstack/react-query';
import type { DayLog } from '#domain/cycle/day-log.ts';
import { call } from '#web/platform/api.ts';
import { keyOf } from '#web/platform/queries.ts';

/**
 * The member's days of the years a file tells of, asked for anew for each file: what is compared must be what stands.
 * Nothing of the file is sent.
 */
export function useStanding(days: readonly DayLog[]) {
  const years = [...new Set(days.map(({ date }) => date.slice(0, 4)))];
  const { data, isError, refetch } = useQuery({
    queryKey: years.flatMap((year) => keyOf('getStandingDays', { query: { year } })),
    queryFn: ({ signal }) => Promise.all(years.map((year) => call('getStandingDays', { query: { year }, signal }))),
    staleTime: 0,
    gcTime: 0,
  });
  return { standing: data ?? null, isError, retry: () => void refetch() };
}
