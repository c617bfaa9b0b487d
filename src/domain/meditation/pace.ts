import type { BreathSpan } from './breath.ts';

type Moving = {
  /** The second of the meditation that is left from, or arrived at. */
  readonly from: number;
  readonly pace: number;
  /** A breath keeps its length at any pace: its seconds are never hurried. */
  readonly breaths: readonly BreathSpan[];
};

/**
 * The second of a meditation after so many seconds of a clock. Words and silences go by at the pace, paced breaths in
 * their own time. It may lie past the end.
 */
export function secondAfter({ from, pace, breaths }: Moving, elapsed: number): number {
  let [second, left] = [from, Math.max(0, elapsed)];
  for (const stretch of stretchesFrom({ from, pace, breaths })) {
    const takes = (stretch.to - second) / stretch.pace;
    if (left < takes) return second + left * stretch.pace;
    left -= takes;
    second = stretch.to;
  }
  return second + left * pace;
}

/** How many seconds of a clock pass from one second of a meditation to a later one; 0 where it is not later. */
export function clockBetween({ from, pace, breaths }: Moving, to: number): number {
  let [second, passed] = [from, 0];
  for (const stretch of stretchesFrom({ from, pace, breaths })) {
    if (stretch.to >= to) return passed + Math.max(0, to - second) / stretch.pace;
    passed += (stretch.to - second) / stretch.pace;
    second = stretch.to;
  }
  return passed + Math.max(0, to - second) / pace;
}

/** From a second on: each stretch at the pace and each block of breaths at 1, up to the end of the last block. */
function stretchesFrom({ from, pace, breaths }: Moving): { readonly to: number; readonly pace: number }[] {
  return breaths
    .filter(({ to }) => to > from)
    .flatMap((span) => [...(span.from > from ? [{ to: span.from, pace }] : []), { to: span.to, pace: 1 }]);
}
