import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { useTellPlace } from '../wisdom.queries.ts';

/** How long the member has to rest before a place is told, in milliseconds: who scrolls past has not read. */
const REST = 1_500;
/** Steps in which a place is told, in hundredths. */
const STEP = 10;
const LEAST = 5;

/**
 * How much of an element has come into view, in hundredths, when the window's lower edge is at `bottom`.
 */
export function shareSeen({ top, height }: { readonly top: number; readonly height: number }, bottom: number): number {
  if (height <= 0) return 0;
  return Math.max(0, Math.min(100, Math.round(((bottom - top) / height) * 100)));
}

/** Tells how far the member has come in a text, whenever the member scrolls farther down than before and rests there. */
export function useProgress(id: string, text: RefObject<HTMLElement | null>, known: number): void {
  const tell = useTellPlace(id);
  const told = useRef(known);
  const look = useEffectEvent(() => {
    const box = text.current?.getBoundingClientRect();
    if (!box) return;
    const share = shareSeen(box, window.innerHeight);
    const far = Math.max(told.current, known);
    const isEnd = share >= 95 && far < 100;
    if (share < LEAST || (share < far + STEP && !isEnd)) return;
    told.current = isEnd ? 100 : share;
    tell(told.current);
  });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const later = () => {
      clearTimeout(timer);
      timer = setTimeout(() => look(), REST);
    };
    window.addEventListener('scroll', later, { passive: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('scroll', later);
    };
  }, [id]);
}

/** Scrolls to where so much of a text has been seen. */
export function goTo(text: HTMLElement | null, share: number): void {
  if (!text) return;
  const { top, height } = text.getBoundingClientRect();
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollBy({
    top: top + (height * share) / 100 - window.innerHeight * 0.6,
    behavior: isCalm ? 'auto' : 'smooth',
  });
}
