import { bandPass, highPass, lowPass } from '../parts/filters.ts';
import { between, brownNoise, openChance, pinkNoise, whiteNoise, type Chance } from '../parts/noise.ts';
import type { OpenSource } from '../sound.ts';

const TRAINS = 3;
type Wave = { at: number; length: number; height: number; side: number; crest: number };

/** The sea on a beach: three trains of waves, no two of one length, each with its low body, its wash and its foam. */
export const openOcean: OpenSource = ({ rate, seed }) => {
  const chance = openChance(seed);
  const waves = Array.from({ length: TRAINS }, () => {
    const wave = roll({ at: 0, length: 1, height: 0, side: 0.5, crest: 0.4 }, { chance, rate });
    wave.at = Math.floor(chance() * wave.length);
    return wave;
  });
  const side = (shift: number) => ({
    body: brownNoise(seed + shift, rate),
    low: lowPass({ rate, hertz: 260 }),
    wash: pinkNoise(seed + shift + 1),
    band: bandPass({ rate, hertz: 800, q: 0.4 }),
    foam: whiteNoise(seed + shift + 2),
    high: highPass({ rate, hertz: 3200 }),
  });
  const [left, right] = [side(1), side(5)];
  const sample = (of: ReturnType<typeof side>, swell: number, foam: number) =>
    of.low(of.body()) * (0.18 + 0.5 * swell) +
    of.band(of.wash()) * (0.12 + 1.1 * swell) +
    of.high(of.foam()) * 0.16 * foam;
  const fill = (toLeft: Float32Array, toRight: Float32Array, count: number) => {
    for (let i = 0; i < count; i += 1) {
      let [swellLeft, swellRight, foamLeft, foamRight] = [0, 0, 0, 0];
      for (const wave of waves) {
        if (wave.at >= wave.length) roll(wave, { chance, rate });
        const x = wave.at / wave.length;
        wave.at += 1;
        const swell = swellAt(x, wave.crest) * wave.height;
        const foam = foamAt(x, wave.crest) * wave.height;
        swellLeft += swell * (1 - wave.side);
        swellRight += swell * wave.side;
        foamLeft += foam * (1 - wave.side);
        foamRight += foam * wave.side;
      }
      toLeft[i] = sample(left, swellLeft, foamLeft);
      toRight[i] = sample(right, swellRight, foamRight);
    }
  };
  return { fill };
};

function roll(wave: Wave, { chance, rate }: { readonly chance: Chance; readonly rate: number }): Wave {
  wave.at = 0;
  wave.length = Math.round(between(chance, 7.5, 14) * rate);
  wave.height = between(chance, 0.45, 1);
  wave.side = between(chance, 0.25, 0.75);
  wave.crest = between(chance, 0.3, 0.45);
  return wave;
}

/** Rises slowly to the crest and runs out; 0 at both ends. */
function swellAt(x: number, crest: number): number {
  const rise = x < crest ? x / crest : 1 - (x - crest) / (1 - crest);
  return rise * rise * (3 - 2 * rise);
}

/** Foam begins just before the crest and hisses away. */
function foamAt(x: number, crest: number): number {
  const from = crest * 0.8;
  if (x < from) return 0;
  const y = (x - from) / (1 - from);
  return Math.min(1, y * 9) * (1 - y) * (1 - y);
}
