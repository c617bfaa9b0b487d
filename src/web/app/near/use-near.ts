import { useEffect } from 'react';
import { useFacts, type FactStore } from '#web/platform/facts.ts';
import { goAside, stayAside } from '#web/platform/near/leave.ts';
import { heedReturn } from '#web/platform/near/returned.ts';
import { hearTabs } from '#web/platform/near/tabs.ts';
import { watchEsc } from '#web/platform/near/watch-esc.ts';
import { offlineNow } from '#web/platform/offline/offline-state.ts';
import { useUser } from '#web/platform/session.ts';
import { plainTitle } from './plain-title.ts';

const FRESH_WITHIN = 30_000;

/** What guards her when somebody is near, while a page of hers stands: the plain title, Esc twice, the lock, and what the other tabs tell. */
export function useNear(): void {
  const facts = useFacts();
  const near = useUser()?.near;
  facts.titled = near?.discreet ? plainTitle : null;
  const guarded = near !== undefined;
  const { quickExit = false, lock = null } = near ?? {};
  useEffect(() => (quickExit ? watchEsc() : undefined), [quickExit]);
  useEffect(() => stayAside({ isFresh: isFresh(facts) }), [facts]);
  useEffect(() => (guarded ? heedReturn() : undefined), [guarded]);
  useEffect(() => (guarded ? hearTabs((told) => (told === 'left' ? goAside() : window.location.reload())) : undefined), [guarded]);
  useEffect(() => {
    if (lock === null) return undefined;
    const stopped = new AbortController();
    void import('#web/platform/near/presence.ts').then(({ watchPresence }) => stopped.signal.aborted || stopped.signal.addEventListener('abort', watchPresence(lock, isFresh(facts))));
    return () => stopped.abort();
  }, [facts, lock]);
}

/** Whether the server has just drawn this page, and so knew the lock. */
function isFresh(facts: FactStore): boolean {
  return offlineNow() === null && Math.abs(facts.get().ahead) < FRESH_WITHIN;
}
