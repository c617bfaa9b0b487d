import { useQueries } from '@tanstack/react-query';
import type { DayLog } from '#domain/cycle/day-log.ts';
import { read } from '#web/platform/queries.ts';
import { monthsOf, type ChartSpan } from './chart-days.ts';

/** The logs of a cycle, month by month, as the calendar asks for them. */
export function useCycleLogs(span: ChartSpan): {
  readonly logs: readonly DayLog[] | null;
  readonly isError: boolean;
  readonly isFetching: boolean;
  readonly refetch: () => void;
} {
  const months = useQueries({ queries: monthsOf(span).map((month) => read('getMonth', { query: { month } })) });
  const isHere = months.every(({ data }) => data !== undefined);
  return {
    logs: isHere ? months.flatMap(({ data }) => data?.logs ?? []) : null,
    isError: months.some(({ isError }) => isError),
    isFetching: months.some(({ isFetching }) => isFetching),
    refetch: () => months.forEach((month) => void (month.isError && month.refetch())),
  };
}
