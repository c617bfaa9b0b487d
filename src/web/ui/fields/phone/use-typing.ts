import { useEffect, useRef, useState } from 'react';

/** §4.12, §9: how long the typing flag outlives the last input and the leaving of the field, in milliseconds. */
export const TYPING_AFTER_INPUT = 1500;
export const TYPING_AFTER_BLUR = 2000;

/**
 * The transient flag of §4.12: set by focus and by every input, cleared 1.5 s after the last input and 2 s after blur.
 */
export function useTyping() {
  const [typing, setTyping] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const clearAfter = (wait: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setTyping(false), wait);
  };
  const focused = () => {
    clearTimeout(timer.current);
    setTyping(true);
  };
  const typed = () => {
    setTyping(true);
    clearAfter(TYPING_AFTER_INPUT);
  };
  return { typing, focused, typed, left: () => clearAfter(TYPING_AFTER_BLUR) };
}
