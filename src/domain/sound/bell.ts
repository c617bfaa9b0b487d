import { openGrains } from './parts/grains.ts';

/** The two bells of a meditation: a low one begins and ends, a high one marks a change. */
export type Bell = 'low' | 'high';
const PITCH: Readonly<Record<Bell, number>> = { low: 264, high: 528 };
const PARTIALS = [
  { high: 1, loud: 0.16, seconds: 6 },
  { high: 2.02, loud: 0.07, seconds: 3.4 },
  { high: 3.12, loud: 0.035, seconds: 2 },
  { high: 5.4, loud: 0.012, seconds: 0.9 },
] as const;

/** Bells that ring into a mix: `ring` strikes one, `next` moves on by a sample. */
export function openBells(rate: number) {
  const tones = openGrains(rate, 16);
  const ring = (bell: Bell) => {
    for (const { high, loud, seconds } of PARTIALS)
      tones.begin({ hertz: PITCH[bell] * high, loud, seconds, side: 0.5 });
  };
  return { ring, next: tones.next, out: tones.out };
}
