import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import type { FirstData } from '#contract/first-data.ts';
import { ApiError } from './api-error.ts';
import { askForPremium } from './membership/premium.ts';
import { keyOf } from './queries.ts';

const MINUTE = 60_000;
/** §9: home data stays fresh for 2 minutes, all else for 5. */
const HOME_FRESH = 2 * MINUTE;

/**
 * The cache of server state, with the numbers of §9: fresh 5 minutes, kept 10, queries retry once, mutations never, no
 * refetch on focus, no polling.
 */
export function createQueryClient(data: FirstData | null): QueryClient {
  const client = new QueryClient({
    queryCache: new QueryCache({ onError: heedPlan }),
    mutationCache: new MutationCache({ onError: heedPlan }),
    defaultOptions: {
      // Offline is an answer too: a call that waits in silence for the network would leave the member at a turning
      // ring.
      queries: {
        staleTime: 5 * MINUTE,
        gcTime: 10 * MINUTE,
        retry: 1,
        refetchOnWindowFocus: false,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  client.setQueryDefaults(keyOf('getHomeData'), { staleTime: HOME_FRESH });
  // What the document carried, so that the first drawing asks nothing. The server draws from the same answers.
  for (const [address, reply] of Object.entries(data?.answers ?? {})) client.setQueryData([address], reply);
  return client;
}

// A refusal by plan opens the modal that says what is open and what is not (decisions 9); one by the member's lock
// leads to the lock.
function heedPlan(error: Error): void {
  if (error instanceof ApiError && error.status === 423) window.location.reload();
  if (error instanceof ApiError && error.status === 402) askForPremium(error.body?.feature ?? null);
}
