import { between, type Chance } from './noise.ts';

/** A short tone: how high it begins, how it slides (a factor a second), how loud, how long until it is gone, and where. */
export type Grain = {
  readonly hertz: number;
  readonly slide?: number;
  readonly loud: number;
  readonly seconds: number;
  /** From 0 (left) to 1 (right). */
  readonly side: number;
};

/** Tones that begin now and then and fade: `begin` starts one over the oldest, `next` moves on by a sample. */
export type Grains = {
  readonly begin: (grain: Grain) => void;
  readonly next: () => void;
  readonly out: { left: number; right: number };
};

/** At most `voices` tones at once; each fades to a thousandth in its seconds, after a start of a millisecond. */
export function openGrains(rate: number, voices: number): Grains {
  const numbers = () => new Float64Array(voices);
  const [sine, cosine, turn, turnBack] = [numbers(), numbers(), numbers(), numbers()];
  const [loud, fade, rise, left, right, angle, slide] = [
    numbers(),
    numbers(),
    numbers(),
    numbers(),
    numbers(),
    numbers(),
    numbers(),
  ];
  const out = { left: 0, right: 0 };
  const step = 1 / Math.max(1, rate * 0.001);
  let oldest = 0;
  const aim = (voice: number) => {
    turn[voice] = Math.cos(angle[voice] ?? 0);
    turnBack[voice] = Math.sin(angle[voice] ?? 0);
  };
  const begin = (grain: Grain) => {
    const voice = oldest;
    oldest = (oldest + 1) % voices;
    sine[voice] = 0;
    cosine[voice] = 1;
    angle[voice] = (2 * Math.PI * Math.min(grain.hertz, rate * 0.45)) / rate;
    slide[voice] = (grain.slide ?? 1) ** (32 / rate);
    loud[voice] = grain.loud;
    fade[voice] = 0.001 ** (1 / Math.max(1, grain.seconds * rate));
    rise[voice] = 0;
    left[voice] = Math.cos((grain.side * Math.PI) / 2);
    right[voice] = Math.sin((grain.side * Math.PI) / 2);
    aim(voice);
  };
  let count = 0;
  const next = () => {
    out.left = 0;
    out.right = 0;
    count = (count + 1) & 31;
    for (let voice = 0; voice < voices; voice += 1) {
      const level = loud[voice] ?? 0;
      if (level < 1e-5) continue;
      if (count === 0 && slide[voice] !== 1) {
        angle[voice] = (angle[voice] ?? 0) * (slide[voice] ?? 1);
        aim(voice);
      }
      const [s, c, t, b] = [sine[voice] ?? 0, cosine[voice] ?? 0, turn[voice] ?? 0, turnBack[voice] ?? 0];
      sine[voice] = s * t + c * b;
      cosine[voice] = c * t - s * b;
      const up = Math.min(1, (rise[voice] ?? 0) + step);
      rise[voice] = up;
      const sample = s * level * up;
      loud[voice] = level * (fade[voice] ?? 0);
      out.left += sample * (left[voice] ?? 0);
      out.right += sample * (right[voice] ?? 0);
    }
  };
  return { begin, next, out };
}

/** A countdown in samples to something that happens at random, on average `each` seconds apart; true when it is time. */
export function atRandom(chance: Chance, { rate, each }: { readonly rate: number; readonly each: number }) {
  const draw = () => Math.max(1, Math.round(-Math.log(1 - chance()) * each * rate));
  let left = draw();
  return () => {
    left -= 1;
    if (left > 0) return false;
    left = draw();
    return true;
  };
}

/** As `atRandom`, but never sooner than `least` seconds and never later than `most`. */
export function nowAndThen(
  chance: Chance,
  { rate, least, most }: { readonly rate: number; readonly least: number; readonly most: number },
) {
  let left = Math.round(between(chance, 0, most) * rate);
  return () => {
    left -= 1;
    if (left > 0) return false;
    left = Math.round(between(chance, least, most) * rate);
    return true;
  };
}
