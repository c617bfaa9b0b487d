import { useQuery } from '@tanstack/react-query';
import { href } from '#contract/screens.ts';
import { useAppState } from '#web/platform/app-state.ts';
import { read } from '#web/platform/queries.ts';
import { signOut } from '#web/platform/session.ts';

const AGAIN_MS = 700;
/** So often it is asked before it is said that it takes long. */
const USUAL = 12;

/**
 * Waits for the receipt of a deletion that is under way; `leave` takes the member out, with nothing of the member's
 * left in this browser.
 */
export function useReceipt(id: string | undefined) {
  const appState = useAppState();
  const query = useQuery({
    ...read('getReceipt', { params: { id: id ?? '' } }),
    enabled: id !== undefined,
    retry: false,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data ? false : AGAIN_MS),
  });
  // Whatever the server says to it: the session is gone.
  const leave = () =>
    void signOut(appState)
      .catch(() => undefined)
      .then(() => window.location.assign(href('auth')));
  return { id, receipt: query.data, isSlow: !query.data && query.errorUpdateCount > USUAL, leave };
}
