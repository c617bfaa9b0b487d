import { brownNoise, pinkNoise, whiteNoise } from '../parts/noise.ts';
import type { OpenSource } from '../sound.ts';

type Noise = () => number;

/** The same noise on both sides, each by its own chance. */
function wide(left: Noise, right: Noise, loud: number): ReturnType<OpenSource> {
  return {
    fill: (toLeft, toRight, count) => {
      for (let i = 0; i < count; i += 1) {
        toLeft[i] = left() * loud;
        toRight[i] = right() * loud;
      }
    },
  };
}

export const openWhite: OpenSource = ({ seed }) => wide(whiteNoise(seed), whiteNoise(seed + 1), 0.3);
export const openPink: OpenSource = ({ seed }) => wide(pinkNoise(seed), pinkNoise(seed + 1), 0.3);
export const openBrown: OpenSource = ({ seed, rate }) => wide(brownNoise(seed, rate), brownNoise(seed + 1, rate), 0.3);
