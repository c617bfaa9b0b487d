import { movingBand, softHigh } from '../parts/filters.ts';
import { pinkNoise, wander } from '../parts/noise.ts';
import type { OpenSource } from '../sound.ts';

/** Wind around a house: gusts that come and go, a low breath, and a thin voice where it finds a gap. */
export const openWind: OpenSource = ({ rate, seed }) => {
  const side = (shift: number) => ({
    noise: pinkNoise(seed + shift),
    low: movingBand(rate, 0.9),
    high: movingBand(rate, 5),
    floor: softHigh(rate, 60),
    drift: wander(rate, { seconds: 1.7, seed: seed + shift + 1 }),
  });
  const [left, right] = [side(1), side(4)];
  const gust = wander(rate, { seconds: 3.6, seed: seed + 7 });
  const weather = wander(rate, { seconds: 16, seed: seed + 8 });
  const gap = wander(rate, { seconds: 5, seed: seed + 9 });
  const fill = (toLeft: Float32Array, toRight: Float32Array, count: number) => {
    for (let i = 0; i < count; i += 1) {
      const strength = (0.25 + 0.75 * gust()) * (0.45 + 0.55 * weather());
      const voice = strength * strength * gap() * 0.5;
      toLeft[i] = blow(left, strength, voice);
      toRight[i] = blow(right, strength, voice);
    }
  };
  return { fill };
};

type Side = {
  readonly noise: () => number;
  readonly low: (x: number, hertz: number) => number;
  readonly high: (x: number, hertz: number) => number;
  readonly floor: (x: number) => number;
  readonly drift: () => number;
};

function blow(side: Side, strength: number, voice: number): number {
  const noise = side.noise();
  const drift = side.drift();
  const low = side.low(noise, 170 + 520 * strength + 120 * drift) * (0.15 + strength);
  return side.floor(low) + side.high(noise, 620 + 700 * strength + 90 * drift) * voice;
}
