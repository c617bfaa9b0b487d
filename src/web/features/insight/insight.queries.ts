import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { MonthsBack } from '#domain/insight/span.ts';
import { read } from '#web/platform/queries.ts';

/**
 * The member's history and patterns over the last months; the earlier span stays on screen while another is fetched.
 */
export function useInsights(months: MonthsBack) {
  return useQuery({ ...read('getInsights', { query: { months } }), placeholderData: keepPreviousData });
}
