import { useEffect, type RefObject } from 'react';

/** Marks an element while the member can see any of it: what moves in it rests otherwise. */
export function useInSight(element: RefObject<Element | null>): void {
  useEffect(() => {
    const { current } = element;
    if (!current) return;
    const watch = new IntersectionObserver((entries) => {
      current.toggleAttribute('data-in-sight', entries.at(-1)?.isIntersecting ?? false);
    });
    watch.observe(current);
    return () => watch.disconnect();
  }, [element]);
}
