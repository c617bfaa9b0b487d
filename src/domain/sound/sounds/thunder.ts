import { lowPass } from '../parts/filters.ts';
import { nowAndThen } from '../parts/grains.ts';
import { between, brownNoise, openChance, pinkNoise, wander, type Chance } from '../parts/noise.ts';
import type { OpenSource } from '../sound.ts';

const SWELLS = 6;
type Swell = { wait: number; rise: number; fall: number; loud: number; side: number; level: number; up: boolean };

/** Thunder far off: a few swells that roll over each other, long quiet between them, and the heavy air of such a night. */
export const openThunder: OpenSource = ({ rate, seed }) => {
  const chance = openChance(seed);
  const rumble = [brownNoise(seed + 1, rate), brownNoise(seed + 2, rate)] as const;
  const air = [pinkNoise(seed + 3), pinkNoise(seed + 4)] as const;
  const low = () => lowPass({ rate, hertz: 170, q: 0.6 });
  const [lowLeft, lowRight] = [low(), low()];
  const [airLeft, airRight] = [lowPass({ rate, hertz: 520 }), lowPass({ rate, hertz: 520 })];
  const breath = wander(rate, { seconds: 9, seed: seed + 5 });
  const flutter = wander(rate, { seconds: 0.09, seed: seed + 6 });
  const rolls = nowAndThen(chance, { rate, least: 9, most: 19 });
  const swells = Array.from({ length: SWELLS }, asleep);
  const fill = (toLeft: Float32Array, toRight: Float32Array, count: number) => {
    for (let i = 0; i < count; i += 1) {
      if (rolls()) for (const swell of swells) wake(swell, { chance, rate });
      let [left, right] = [0, 0];
      for (const swell of swells) {
        const level = nextLevel(swell);
        left += level * (1 - swell.side);
        right += level * swell.side;
      }
      const shake = 0.55 + 0.9 * flutter();
      const still = 0.07 + 0.05 * breath();
      toLeft[i] = Math.tanh(lowLeft(rumble[0]()) * left * shake) * 1.2 + airLeft(air[0]()) * still;
      toRight[i] = Math.tanh(lowRight(rumble[1]()) * right * shake) * 1.2 + airRight(air[1]()) * still;
    }
  };
  return { fill };
};

function asleep(): Swell {
  return { wait: 0, rise: 0, fall: 0.99, loud: 0, side: 0.5, level: 0, up: false };
}

function wake(swell: Swell, { chance, rate }: { readonly chance: Chance; readonly rate: number }): void {
  swell.wait = Math.round(between(chance, 0, 4) * rate);
  swell.loud = between(chance, 0.3, 0.42);
  swell.rise = swell.loud / (between(chance, 0.25, 0.9) * rate);
  swell.fall = 0.001 ** (1 / (between(chance, 4, 8) * rate));
  swell.side = between(chance, 0.2, 0.8);
  swell.up = true;
}

function nextLevel(swell: Swell): number {
  if (swell.wait > 0) {
    swell.wait -= 1;
    return (swell.level *= swell.fall);
  }
  if (!swell.up) return (swell.level *= swell.fall);
  swell.level += swell.rise;
  if (swell.level >= swell.loud) swell.up = false;
  return swell.level;
}
