import { useEffect } from 'react';

/** Opens the part that the address names, on arrival and whenever a link names another; `ready` when it is drawn. */
export function useOpenPart(ready: boolean): void {
  useEffect(() => {
    const open = () => {
      const part = document.getElementById(decodeURIComponent(window.location.hash.slice(1)));
      const fold = part?.closest('details');
      if (!fold || fold.open) return;
      fold.open = true;
      fold.scrollIntoView();
    };
    open();
    window.addEventListener('hashchange', open);
    return () => window.removeEventListener('hashchange', open);
  }, [ready]);
}
