import type { Bell } from './meditation.ts';

/** So many breaths of so many whole seconds in, held and out. */
export type BreathBlock = { readonly in: number; readonly hold: number; readonly out: number; readonly rounds: number };

/**
 * One timed sentence of a script. `part` begins a part of that name; `breath` sets the pacer from this second on, or
 * lets it rest; `quiet`: for how many seconds nothing is said after the words.
 */
export type Cue = {
  readonly at: number;
  readonly say: string;
  readonly part: string | null;
  readonly bell: Bell | null;
  readonly breath: BreathBlock | 'free' | null;
  readonly quiet: number | null;
};

/** A named stretch of a script, from its first second to the first one of the next. */
export type Part = { readonly title: string; readonly from: number; readonly to: number };

/** How fast a script is spoken: 120 words a minute. */
const WORDS_PER_SECOND = 2;

/** How many words a text has. */
export function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length;
}

/** How many seconds a text takes to be said at 120 words a minute. */
export function speakingSeconds(text: string): number {
  return countWords(text) / WORDS_PER_SECOND;
}

/** The place among `cues` of the one that holds at a second; -1 before the first. Their `at` rises. */
export function cueAt(cues: readonly Pick<Cue, 'at'>[], second: number): number {
  let [low, high] = [0, cues.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((cues[middle]?.at ?? Infinity) <= second) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/** The parts of a script of so many seconds, in order. What comes before the first named one belongs to it. */
export function partsOf(cues: readonly Pick<Cue, 'at' | 'part'>[], seconds: number): Part[] {
  const begins = cues.flatMap(({ at, part }) => (part === null ? [] : [{ title: part, at }]));
  return begins.map(({ title, at }, index) => ({
    title,
    from: index === 0 ? 0 : at,
    to: begins[index + 1]?.at ?? seconds,
  }));
}

/** The place among `parts` of the one that a second is in; the last one's end is still in it. -1 where there are none. */
export function partAt(parts: readonly Part[], second: number): number {
  return cueAt(
    parts.map(({ from }) => ({ at: from })),
    Math.max(0, second),
  );
}
