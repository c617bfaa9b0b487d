import '#web/platform/endpoints/staff-endpoints.ts';
import { useQuery } from '@tanstack/react-query';
import { read } from '#web/platform/queries.ts';

const MINUTE_MS = 60_000;

/** How the installation stands; looked at anew each minute while the page is open, as the server does. */
export function useOverview() {
  return useQuery({ ...read('getOverview'), staleTime: MINUTE_MS, refetchInterval: MINUTE_MS });
}
