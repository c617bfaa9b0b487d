import { useEffect, useEffectEvent } from 'react';

const depth = (): number => (history.state as { over?: number } | null)?.over ?? 0;
const enter = (at: number) => history.pushState({ ...(history.state as object | null), over: at }, '');

/**
 * While `on` holds, the browser's Back (a phone's gesture) asks to close what lies over the page instead of leaving the
 * page; of several the topmost. Closed otherwise, its place in the history goes with it. Refused, it stays and so does
 * its place.
 */
export function useBack(on: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!on) return undefined;
    const mine = depth() + 1;
    let stays = true;
    enter(mine);
    const back = () => {
      if (depth() >= mine) return;
      close();
      setTimeout(() => stays && depth() < mine && enter(mine));
    };
    window.addEventListener('popstate', back);
    return () => {
      stays = false;
      window.removeEventListener('popstate', back);
      if (depth() === mine) history.back();
    };
  }, [on]);
}
