import { useEffect, useState } from 'react';
import { navigate } from 'wouter/use-browser-location';

/**
 * While `on` holds, a link to another page waits in `to` until the member decides, and the browser asks before the
 * document is left.
 */
export function useLeaveGuard(on: boolean) {
  const [to, setTo] = useState<string | null>(null);
  useEffect(() => {
    if (!on) return undefined;
    const follow = (event: MouseEvent) => {
      const target = targetOf(event);
      if (target === null) return;
      event.preventDefault();
      event.stopPropagation();
      setTo(target);
    };
    const unload = (event: BeforeUnloadEvent) => event.preventDefault();
    document.addEventListener('click', follow, true);
    window.addEventListener('beforeunload', unload);
    return () => {
      document.removeEventListener('click', follow, true);
      window.removeEventListener('beforeunload', unload);
    };
  }, [on]);
  return { to, stay: () => setTo(null), go: () => to !== null && navigate(to) };
}

/** Where a plain press on a link would lead within the product; null for all other presses. */
function targetOf(event: MouseEvent): string | null {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
  if (
    !link ||
    event.button !== 0 ||
    event.metaKey ||
    event.ctrlKey ||
    event.shiftKey ||
    event.altKey ||
    link.target === '_blank' ||
    link.hasAttribute('download')
  )
    return null;
  const url = new URL(link.href);
  const isHere = url.pathname === window.location.pathname && url.search === window.location.search;
  return url.origin !== window.location.origin || isHere ? null : `${url.pathname}${url.search}${url.hash}`;
}
