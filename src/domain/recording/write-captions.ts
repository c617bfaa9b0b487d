import type { Caption } from './captions.ts';

/** Captions as WebVTT text that `readCaptions` reads again: in the order of their times, words on one line. */
export function writeCaptions(captions: readonly Caption[]): string {
  const rising = captions.toSorted((a, b) => a.from - b.from);
  const blocks = rising.map(
    ({ from, to, say }) => `${timeOf(from)} --> ${timeOf(to)}\n${say.replaceAll(/\s+/g, ' ').trim()}`,
  );
  return ['WEBVTT', ...blocks].join('\n\n');
}

/** What keeps one of these captions from being saved, by its place in the list. Times in seconds. */
export type CaptionFault = 'empty' | 'backwards' | 'overlaps' | 'beyond';

/** The faults of captions in the order they are listed, null where there is none. `seconds` is how long the sound is. */
export function captionFaults(captions: readonly Caption[], seconds: number): readonly (CaptionFault | null)[] {
  return captions.map((one, at) => {
    const before = captions[at - 1];
    if (one.say.trim() === '') return 'empty';
    if (one.to <= one.from) return 'backwards';
    if (one.to > seconds + 1) return 'beyond';
    return before && one.from < before.to ? 'overlaps' : null;
  });
}

function timeOf(second: number): string {
  const thousandths = Math.max(0, Math.round(second * 1000));
  const part = (of: number, digits: number) => String(of).padStart(digits, '0');
  const whole = Math.floor(thousandths / 1000);
  return `${part(Math.floor(whole / 3600), 2)}:${part(Math.floor(whole / 60) % 60, 2)}:${part(whole % 60, 2)}.${part(thousandths % 1000, 3)}`;
}
