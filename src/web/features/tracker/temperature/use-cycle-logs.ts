import { useQuery } from '@tanstack/react-query';
import type { DayLog } from '#domain/cycle/day-log.ts';
import { read } from '#web/platform/queries.ts';
import { monthsOf, type ChartSpan } from './chart-days.ts';

type CycleLogs = {
  readonly logs: readonly DayLog[] | null;
  readonly isError: boolean;
  readonly isFetching: boolean;
  readonly refetch: () => void;
};

/**
 * The logs of a cycle, month by month, as the calendar asks for them: six at most. One by one, since asking for a list
 * of queries would weigh on every page.
 */
export function useCycleLogs(span: ChartSpan): CycleLogs {
  const [one = '', two, three, four, five, six] = monthsOf(span);
  const months = [
    useMonthLogs(one, one),
    useMonthLogs(two, one),
    useMonthLogs(three, one),
    useMonthLogs(four, one),
    useMonthLogs(five, one),
    useMonthLogs(six, one),
  ].filter((month) => month !== null);
  const isHere = months.every(({ data }) => data !== undefined);
  return {
    logs: isHere ? months.flatMap(({ data }) => data?.logs ?? []) : null,
    isError: months.some(({ isError }) => isError),
    isFetching: months.some(({ isFetching }) => isFetching),
    refetch: () => months.forEach((month) => void (month.isError && month.refetch())),
  };
}

function useMonthLogs(month: string | undefined, instead: string) {
  const query = useQuery({ ...read('getMonth', { query: { month: month ?? instead } }), enabled: month !== undefined });
  return month === undefined ? null : query;
}
