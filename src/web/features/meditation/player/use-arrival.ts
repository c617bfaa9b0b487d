import { useEffect, useRef } from 'react';

/** What takes the page's place under the member's hands begins at its top, and its heading is read first. */
export function useArrival() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);
  return heading;
}
