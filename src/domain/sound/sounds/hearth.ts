import { bandPass, highPass, lowPass } from '../parts/filters.ts';
import { atRandom } from '../parts/grains.ts';
import { between, brownNoise, openChance, wander, whiteNoise, type Chance } from '../parts/noise.ts';
import type { OpenSource } from '../sound.ts';

const CRACKS = 8;
type Crack = { level: number; fade: number; side: number };

/** A hearth fire: the low roar of the draft, flames that flutter, crackles in small families, and a knot that pops. */
export const openHearth: OpenSource = ({ rate, seed }) => {
  const chance = openChance(seed);
  const spark = whiteNoise(seed + 9);
  const side = (shift: number) => ({
    roar: brownNoise(seed + shift, rate),
    low: lowPass({ rate, hertz: 240 }),
    flame: whiteNoise(seed + shift + 1),
    band: bandPass({ rate, hertz: 620, q: 0.5 }),
    sharp: highPass({ rate, hertz: 1500 }),
  });
  const [left, right] = [side(1), side(4)];
  const flutter = wander(rate, { seconds: 0.13, seed: seed + 7 });
  const draft = wander(rate, { seconds: 5, seed: seed + 8 });
  const family = wander(rate, { seconds: 2.2, seed: seed + 10 });
  const crackles = atRandom(chance, { rate, each: 1 / 16 });
  const pops = atRandom(chance, { rate, each: 5 });
  const cracks = Array.from({ length: CRACKS }, (): Crack => ({ level: 0, fade: 0.9, side: 0.5 }));
  let oldest = 0;
  const begin = (level: number, seconds: number) => {
    const crack = cracks[oldest];
    oldest = (oldest + 1) % CRACKS;
    if (crack) crackle(crack, { level, fade: 0.001 ** (1 / (seconds * rate)), chance });
  };
  const fill = (toLeft: Float32Array, toRight: Float32Array, count: number) => {
    for (let i = 0; i < count; i += 1) {
      if (crackles() && chance() < family() * 1.2) begin(0.7 * chance() ** 2.2, between(chance, 0.004, 0.03));
      if (pops()) begin(between(chance, 0.4, 0.8), between(chance, 0.03, 0.08));
      let [sparkLeft, sparkRight] = [0, 0];
      for (const crack of cracks) {
        if (crack.level < 1e-5) continue;
        const sample = spark() * crack.level;
        crack.level *= crack.fade;
        sparkLeft += sample * (1 - crack.side);
        sparkRight += sample * crack.side;
      }
      const level = 0.35 + 0.4 * draft();
      const lick = 0.05 + 0.09 * flutter() * level;
      toLeft[i] = left.low(left.roar()) * level * 0.5 + left.band(left.flame()) * lick + left.sharp(sparkLeft);
      toRight[i] = right.low(right.roar()) * level * 0.5 + right.band(right.flame()) * lick + right.sharp(sparkRight);
    }
  };
  return { fill };
};

function crackle(crack: Crack, { level, fade, chance }: { level: number; fade: number; chance: Chance }): void {
  crack.level = level;
  crack.fade = fade;
  crack.side = between(chance, 0.2, 0.8);
}
