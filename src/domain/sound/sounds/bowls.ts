import { nowAndThen, openGrains } from '../parts/grains.ts';
import { between, openChance, pinkNoise } from '../parts/noise.ts';
import { lowPass } from '../parts/filters.ts';
import type { OpenSource } from '../sound.ts';

const BOWLS = [146.8, 174.6, 196, 220, 261.6, 293.7] as const;
/** The partials of a struck bowl against its lowest, about as measured for Tibetan bowls (Inácio and others, 2006). */
const PARTIALS = [
  { high: 1, loud: 1, seconds: 16 },
  { high: 2.71, loud: 0.5, seconds: 10 },
  { high: 5.15, loud: 0.2, seconds: 6 },
  { high: 8.18, loud: 0.06, seconds: 3 },
] as const;

/** Singing bowls: one is struck, and long before it is gone another answers. Each partial beats slowly with its twin. */
export const openBowls: OpenSource = ({ rate, seed }) => {
  const chance = openChance(seed);
  const tones = openGrains(rate, 32);
  const strikes = nowAndThen(chance, { rate, least: 5, most: 11 });
  const room = [pinkNoise(seed + 1), pinkNoise(seed + 2)] as const;
  const [airLeft, airRight] = [lowPass({ rate, hertz: 380 }), lowPass({ rate, hertz: 380 })];
  const strike = () => {
    const hertz = BOWLS[Math.floor(chance() * BOWLS.length)] ?? 220;
    const loud = between(chance, 0.1, 0.2);
    const side = between(chance, 0.3, 0.7);
    for (const partial of PARTIALS) {
      const tone = { seconds: partial.seconds * between(chance, 0.8, 1.2), loud: loud * partial.loud * 0.5 };
      const beat = between(chance, 0.4, 1.4);
      tones.begin({ ...tone, hertz: hertz * partial.high - beat / 2, side: side - 0.15 });
      tones.begin({ ...tone, hertz: hertz * partial.high + beat / 2, side: side + 0.15 });
    }
  };
  const fill = (toLeft: Float32Array, toRight: Float32Array, count: number) => {
    for (let i = 0; i < count; i += 1) {
      if (strikes()) strike();
      tones.next();
      toLeft[i] = tones.out.left + airLeft(room[0]()) * 0.02;
      toRight[i] = tones.out.right + airRight(room[1]()) * 0.02;
    }
  };
  return { fill };
};
