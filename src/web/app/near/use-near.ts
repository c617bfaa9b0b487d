import { useEffect } from 'react';
import { useFacts } from '#web/platform/facts.ts';
import { useUser } from '#web/platform/session.ts';

const asItIs = () => document.title;

/** What guards her when somebody is near, while a page of hers stands. Its code comes by itself, and for those alone who switched something on; the plain title of the document stays until it is here. */
export function useNear(): void {
  const facts = useFacts();
  const { discreet = false, quickExit = false, lock = null } = useUser()?.near ?? {};
  // The server names the document itself.
  if (!import.meta.env.SSR) facts.titled = discreet ? (facts.titled ?? asItIs) : null;
  useEffect(() => {
    if (!discreet && !quickExit && !lock) return undefined;
    const over = new AbortController();
    void import('./guards.ts').then(({ guard }) => guard(facts, over.signal));
    return () => over.abort();
  }, [facts, discreet, quickExit, lock]);
}
