import { bandPass, softLow } from '../parts/filters.ts';
import { atRandom, openGrains } from '../parts/grains.ts';
import { between, openChance, wander, whiteNoise } from '../parts/noise.ts';
import type { OpenSource } from '../sound.ts';

/** Rain: a hiss that thickens and thins, small drops all around, and now and then one on something hollow. */
export const openRain: OpenSource = ({ rate, seed }) => {
  const chance = openChance(seed);
  const [noiseLeft, noiseRight] = [whiteNoise(seed + 1), whiteNoise(seed + 2)];
  const hiss = () => ({ band: bandPass({ rate, hertz: 3600, q: 0.35 }), soft: softLow(rate, 9000) });
  const [left, right] = [hiss(), hiss()];
  const thick = wander(rate, { seconds: 7, seed: seed + 3 });
  const gust = wander(rate, { seconds: 1.3, seed: seed + 4 });
  const drops = openGrains(rate, 24);
  const small = atRandom(chance, { rate, each: 1 / 90 });
  const hollow = atRandom(chance, { rate, each: 1 / 5 });
  const fill = (toLeft: Float32Array, toRight: Float32Array, count: number) => {
    for (let i = 0; i < count; i += 1) {
      if (small())
        drops.begin({
          hertz: between(chance, 2200, 7000),
          loud: 0.12 * chance() * chance(),
          seconds: between(chance, 0.006, 0.03),
          side: chance(),
        });
      if (hollow())
        drops.begin({
          hertz: between(chance, 480, 1300),
          slide: between(chance, 0.05, 0.6),
          loud: 0.1 * chance(),
          seconds: between(chance, 0.05, 0.12),
          side: between(chance, 0.15, 0.85),
        });
      drops.next();
      const level = 0.55 + 0.3 * thick() + 0.15 * gust();
      toLeft[i] = left.soft(left.band(noiseLeft())) * level + drops.out.left;
      toRight[i] = right.soft(right.band(noiseRight())) * level + drops.out.right;
    }
  };
  return { fill };
};
