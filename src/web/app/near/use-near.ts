import { useEffect } from 'react';
import { useFacts } from '#web/platform/facts.ts';
import { heedReturn } from '#web/platform/near/heed-return.ts';
import { useUser } from '#web/platform/session.ts';

const guards = () => import('./guards.ts');
const asItIs = () => document.title;

/**
 * What guards her when somebody is near, while a page of hers stands. Its code comes by itself, and for those alone who switched something on; the plain
 * title of the document stays until it is here. A page that the browser kept whole is asked about for everybody: it may be older than what she switched on.
 */
export function useNear(): void {
  const facts = useFacts();
  const user = useUser();
  const { discreet = false, quickExit = false, lock = null } = user?.near ?? {};
  const owner = user?.id;
  // The server names the document itself.
  if (!import.meta.env.SSR) facts.titled = discreet ? (facts.titled ?? asItIs) : null;
  useEffect(() => {
    if (!owner) return undefined;
    const over = new AbortController();
    heedReturn(() => guards().then(({ askAgain }) => askAgain(owner)), over.signal);
    if (discreet || quickExit || lock) void guards().then(({ guard }) => guard(facts, over.signal));
    return () => over.abort();
  }, [facts, owner, discreet, quickExit, lock]);
}
