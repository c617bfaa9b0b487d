import { bandPass } from '../parts/filters.ts';
import { atRandom, openGrains } from '../parts/grains.ts';
import { between, openChance, pinkNoise, wander } from '../parts/noise.ts';
import type { OpenSource } from '../sound.ts';

/** A stream over stones: bubbles, each a short tone that rises as its bubble shrinks, over water that runs on. */
export const openStream: OpenSource = ({ rate, seed }) => {
  const chance = openChance(seed);
  const water = [pinkNoise(seed + 1), pinkNoise(seed + 2)] as const;
  const band = () => bandPass({ rate, hertz: 1050, q: 0.5 });
  const [left, right] = [band(), band()];
  const flow = wander(rate, { seconds: 4, seed: seed + 3 });
  const ripple = wander(rate, { seconds: 0.35, seed: seed + 4 });
  const bubbles = openGrains(rate, 20);
  const one = atRandom(chance, { rate, each: 1 / 46 });
  const gulp = atRandom(chance, { rate, each: 1 / 3 });
  const fill = (toLeft: Float32Array, toRight: Float32Array, count: number) => {
    for (let i = 0; i < count; i += 1) {
      if (one())
        bubbles.begin({
          hertz: between(chance, 500, 2300),
          slide: between(chance, 2, 14),
          loud: 0.1 * chance() * chance(),
          seconds: between(chance, 0.03, 0.11),
          side: between(chance, 0.1, 0.9),
        });
      if (gulp())
        bubbles.begin({
          hertz: between(chance, 240, 520),
          slide: between(chance, 2, 6),
          loud: 0.11 * chance(),
          seconds: between(chance, 0.09, 0.2),
          side: between(chance, 0.25, 0.75),
        });
      bubbles.next();
      const level = 0.35 + 0.25 * flow() + 0.25 * ripple();
      toLeft[i] = left(water[0]()) * level + bubbles.out.left;
      toRight[i] = right(water[1]()) * level + bubbles.out.right;
    }
  };
  return { fill };
};
