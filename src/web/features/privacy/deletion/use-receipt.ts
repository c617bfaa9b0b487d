import { useQuery } from '@tanstack/react-query';
import { href } from '#contract/screens.ts';
import { useFacts } from '#web/platform/facts.ts';
import { read } from '#web/platform/queries.ts';
import { signOut } from '#web/platform/session.ts';

const AGAIN_MS = 700;
/** So often it is asked before it is said that it takes long. */
const USUAL = 12;

/** Waits for the receipt of a deletion that is under way; `leave` takes her out, with nothing of hers left in this browser. */
export function useReceipt(id: string | undefined) {
  const facts = useFacts();
  const query = useQuery({
    ...read('getReceipt', { params: { id: id ?? '' } }),
    enabled: id !== undefined,
    retry: false,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data ? false : AGAIN_MS),
  });
  // Whatever the server says to it: the session is gone.
  const leave = () =>
    void signOut(facts)
      .catch(() => undefined)
      .then(() => window.location.assign(href('auth')));
  return { id, receipt: query.data, isSlow: !query.data && query.errorUpdateCount > USUAL, leave };
}
