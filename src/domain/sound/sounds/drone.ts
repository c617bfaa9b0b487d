import { wander } from '../parts/noise.ts';
import type { OpenSource } from '../sound.ts';

const ROOT = 110;
/** A root, its fifth and its octaves; each with how loud it is at most and how long it takes to come and go. */
const VOICES = [
  { high: 0.5, loud: 0.24, seconds: 17 },
  { high: 1, loud: 0.3, seconds: 11 },
  { high: 1.5, loud: 0.2, seconds: 13 },
  { high: 2, loud: 0.16, seconds: 7 },
  { high: 3, loud: 0.08, seconds: 9 },
  { high: 4, loud: 0.06, seconds: 5 },
  { high: 6, loud: 0.025, seconds: 4 },
] as const;

/** A low open chord that never changes and is never twice the same: each voice comes and goes, and beats with its twin. */
export const openDrone: OpenSource = ({ rate, seed }) => {
  const voices = VOICES.map(({ high, loud, seconds }, index) => ({
    loud,
    level: wander(rate, { seconds, seed: seed + index }),
    left: tone(rate, ROOT * high * 0.9985),
    right: tone(rate, ROOT * high * 1.0015),
  }));
  const fill = (toLeft: Float32Array, toRight: Float32Array, count: number) => {
    toLeft.fill(0, 0, count);
    toRight.fill(0, 0, count);
    for (const { loud, level, left, right } of voices)
      for (let i = 0; i < count; i += 1) {
        const now = loud * (0.3 + 0.7 * level());
        const [a, b] = [left() * now, right() * now];
        toLeft[i] = (toLeft[i] ?? 0) + a + b * 0.35;
        toRight[i] = (toRight[i] ?? 0) + b + a * 0.35;
      }
  };
  return { fill };
};

/** A sine by turning a vector; its length is set right each turn so that it neither grows nor fades. */
function tone(rate: number, hertz: number): () => number {
  const angle = (2 * Math.PI * hertz) / rate;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  let [x, y] = [1, 0];
  return () => {
    const next = x * cos - y * sin;
    y = x * sin + y * cos;
    x = next;
    const keep = 1.5 - 0.5 * (x * x + y * y);
    x *= keep;
    y *= keep;
    return y;
  };
}
