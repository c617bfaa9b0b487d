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
    queryCache: new QueryCache({ onError: (error, { meta }) => heedPlan(error, meta?.['isAhead'] === true) }),
    mutationCache: new MutationCache({ onError: (error) => heedPlan(error) }),
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
// leads to the lock. What is fetched ahead opens none: the member only points at a link.
function heedPlan(error: Error, isAhead = false): void {
  if (error instanceof ApiError && error.status === 423) window.location.reload();
  // What comes with the yearly plan alone is shut for members whose trial has not ended: the page itself says so.
  if (
    !isAhead &&
    error instanceof ApiError &&
    error.status === 402 &&
    error.body?.feature?.startsWith('yearly_') !== true
  )
    askForPremium(error.body?.feature ?? null);
}
