import { lowPass } from '../parts/filters.ts';
import { between, openChance, pinkNoise, wander, type Chance } from '../parts/noise.ts';
import type { OpenSource } from '../sound.ts';

const SINGERS = 5;
type Cricket = {
  phase: number;
  turn: number;
  left: number;
  right: number;
  loud: number;
  pulse: number;
  pulses: number;
  at: number;
  end: number;
};

/** Night crickets: five singers, each with its own pitch, place and pace, who fall silent and begin again. */
export const openCrickets: OpenSource = ({ rate, seed }) => {
  const chance = openChance(seed);
  const singers = Array.from({ length: SINGERS }, (_, index) => settle(index, { chance, rate }));
  const meadow = [pinkNoise(seed + 1), pinkNoise(seed + 2)] as const;
  const [airLeft, airRight] = [lowPass({ rate, hertz: 700 }), lowPass({ rate, hertz: 700 })];
  const breeze = wander(rate, { seconds: 6, seed: seed + 3 });
  const fill = (toLeft: Float32Array, toRight: Float32Array, count: number) => {
    for (let i = 0; i < count; i += 1) {
      let [left, right] = [0, 0];
      for (const singer of singers) {
        const sample = sing(singer, { chance, rate });
        left += sample * singer.left;
        right += sample * singer.right;
      }
      const air = 0.04 + 0.05 * breeze();
      toLeft[i] = left + airLeft(meadow[0]()) * air;
      toRight[i] = right + airRight(meadow[1]()) * air;
    }
  };
  return { fill };
};

type Night = { readonly chance: Chance; readonly rate: number };

function settle(index: number, { chance, rate }: Night): Cricket {
  const hertz = Math.min(3900 + 260 * index + between(chance, -80, 80), rate * 0.4);
  const place = between(chance, 0.05, 0.95) * (Math.PI / 2);
  const singer: Cricket = {
    phase: 0,
    turn: (2 * Math.PI * hertz) / rate,
    // As loud on one side as in the middle.
    left: Math.cos(place),
    right: Math.sin(place),
    loud: between(chance, 0.075, 0.095),
    pulse: Math.round(between(chance, 0.028, 0.036) * rate),
    pulses: 3 + Math.floor(chance() * 2),
    at: 0,
    end: 0,
  };
  singer.at = Math.floor(chance() * rate * 3);
  singer.end = singer.at;
  return singer;
}

/** One chirp of a few pulses, then a pause; now and then a long one. */
function sing(singer: Cricket, { chance, rate }: Night): number {
  if (singer.at >= singer.end) {
    singer.at = 0;
    const pause = chance() < 0.06 ? between(chance, 3, 8) : between(chance, 0.28, 0.52);
    singer.end = singer.pulse * singer.pulses + Math.round(pause * rate);
  }
  const pulse = Math.floor(singer.at / singer.pulse);
  const x = singer.at / singer.pulse - pulse;
  singer.at += 1;
  if (pulse >= singer.pulses) return 0;
  singer.phase += singer.turn;
  if (singer.phase > 2 * Math.PI) singer.phase -= 2 * Math.PI;
  const shape = Math.sin(Math.PI * Math.min(1, x / 0.7));
  return x < 0.7 ? Math.sin(singer.phase) * shape * shape * singer.loud * (0.7 + 0.1 * pulse) : 0;
}
