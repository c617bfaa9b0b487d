import { lowPass } from '../parts/filters.ts';
import { openGrains } from '../parts/grains.ts';
import { between, brownNoise, openChance, wander } from '../parts/noise.ts';
import type { OpenSource } from '../sound.ts';

const BEATS_A_MINUTE = 56;

/** A heart at rest, near 56 beats a minute: two soft thuds, a little sooner or later each time, as a heart does. */
export const openHeartbeat: OpenSource = ({ rate, seed }) => {
  const chance = openChance(seed);
  const thuds = openGrains(rate, 10);
  const body = brownNoise(seed + 1, rate);
  const muffled = lowPass({ rate, hertz: 320 });
  const pace = wander(rate, { seconds: 6, seed: seed + 2 });
  let [wait, second] = [0, -1];
  const thud = (loud: number, hertz: number) => {
    const tone = { side: 0.5, slide: 0.02 };
    thuds.begin({ ...tone, hertz, loud, seconds: 0.26 });
    // Small speakers give nothing below 100 Hz: what is heard there is the second tone.
    thuds.begin({ ...tone, hertz: hertz * 2.4, loud: loud * 0.5, seconds: 0.16 });
    thuds.begin({ ...tone, hertz: hertz * 4.1, loud: loud * 0.16, seconds: 0.09 });
  };
  const fill = (toLeft: Float32Array, toRight: Float32Array, count: number) => {
    for (let i = 0; i < count; i += 1) {
      const drift = pace();
      wait -= 1;
      if (wait <= 0) {
        wait = Math.round((60 / BEATS_A_MINUTE) * rate * (0.95 + 0.1 * drift) * between(chance, 0.985, 1.015));
        second = Math.round(between(chance, 0.29, 0.32) * rate);
        thud(between(chance, 0.5, 0.56), 62);
      }
      second -= 1;
      if (second === 0) thud(between(chance, 0.3, 0.36), 74);
      thuds.next();
      const under = body() * 0.04;
      toLeft[i] = muffled(thuds.out.left + under);
      toRight[i] = toLeft[i] ?? 0;
    }
  };
  return { fill };
};
