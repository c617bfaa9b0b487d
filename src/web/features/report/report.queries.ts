import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { LocalDate } from '#domain/calendar/local-date.ts';
import type { ReportKind } from '#domain/insight/report.ts';
import { read } from '#web/platform/queries.ts';

export type Chosen = { readonly from: LocalDate; readonly to: LocalDate; readonly kind: ReportKind };

/** The report of the chosen days; asked only for a range that holds. The one before stays while another is fetched. */
export function useReport({ from, to, kind }: Chosen, enabled: boolean) {
  return useQuery({ ...read('getReport', { query: { from, to, kind } }), enabled, placeholderData: keepPreviousData });
}
