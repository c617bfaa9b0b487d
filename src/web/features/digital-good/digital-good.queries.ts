import '#web/platform/endpoints/trading-endpoints.ts';
import { useQuery } from '@tanstack/react-query';
import { read } from '#web/platform/queries.ts';

/** What the member owns digitally. */
export function useDigitalGoods() {
  return useQuery(read('getDigitalGoods'));
}

/** A year of moons, where the member owns that. */
export function useMoonYear(year: string) {
  return useQuery(read('getMoonYear', { query: { year } }));
}

/** The guide as a workbook, where the member owns that. */
export function useWorkbook() {
  return useQuery(read('getWorkbook'));
}
