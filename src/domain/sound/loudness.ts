import { biquad } from './parts/filters.ts';

/** Measures loudness while sound goes by. */
export type LoudnessMeter = {
  /** Hears `count` samples of each channel, from -1 to 1. */
  hear(channels: readonly Float32Array[], count?: number): void;
  /** The integrated loudness of all that was heard, in LUFS; null for silence and for less than 0.4 seconds. */
  lufs(): number | null;
};

/** A block lasts four steps of a tenth of a second. */
const STEPS = 4;
const ABSOLUTE_GATE = -70;
const RELATIVE_GATE = -10;

/**
 * A meter by ITU-R BS.1770-5 (2023): each channel weighted as ears hear, blocks of 0.4 s that overlap by three quarters,
 * without those below -70 LUFS and those more than 10 LU below the rest. `rate` in samples a second, one or two
 * channels. One channel counts twice, because both sides play it. It keeps one number for each tenth of a second.
 */
export function openLoudness({ rate, channels }: { readonly rate: number; readonly channels: number }): LoudnessMeter {
  const ears = Array.from({ length: channels }, () => openEar(rate));
  const weight = channels === 1 ? 2 : 1;
  const step = Math.round(rate / 10);
  const powers: number[] = [];
  let sum = 0;
  let filled = 0;
  return {
    hear(heard, count = heard[0]?.length ?? 0) {
      for (let i = 0; i < count; i += 1) {
        for (let c = 0; c < channels; c += 1) {
          const y = ears[c]?.(heard[c]?.[i] ?? 0) ?? 0;
          sum += y * y;
        }
        filled += 1;
        if (filled < step) continue;
        powers.push((weight * sum) / step);
        sum = 0;
        filled = 0;
      }
    },
    lufs: () => gated(powers),
  };
}

function gated(powers: readonly number[]): number | null {
  const blocks: number[] = [];
  for (let at = 0; at + STEPS <= powers.length; at += 1) blocks.push(average(powers.slice(at, at + STEPS)));
  const heard = blocks.filter((power) => inUnits(power) > ABSOLUTE_GATE);
  const gate = inUnits(average(heard)) + RELATIVE_GATE;
  const kept = heard.filter((power) => inUnits(power) > gate);
  return kept.length > 0 ? inUnits(average(kept)) : null;
}

function average(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}

function inUnits(power: number): number {
  return -0.691 + 10 * Math.log10(power + 1e-12);
}

/** The two filters of the weighting, worked out for any rate from those that the recommendation gives for 48 kHz. */
function openEar(rate: number): (x: number) => number {
  const shelf = highShelf(rate);
  const pass = highPass(rate);
  return (x) => pass(shelf(x));
}

function highShelf(rate: number) {
  const k = Math.tan((Math.PI * 1681.974450955533) / rate);
  const q = 0.7071752369554196;
  const vh = 10 ** (3.999843853973347 / 20);
  const vb = vh ** 0.4996667741545416;
  const a0 = 1 + k / q + k * k;
  return biquad(
    [vh + (vb * k) / q + k * k, 2 * (k * k - vh), vh - (vb * k) / q + k * k],
    [a0, 2 * (k * k - 1), 1 - k / q + k * k],
  );
}

function highPass(rate: number) {
  const k = Math.tan((Math.PI * 38.13547087602444) / rate);
  const q = 0.5003270373238773;
  const a0 = 1 + k / q + k * k;
  return biquad([a0, -2 * a0, a0], [a0, 2 * (k * k - 1), 1 - k / q + k * k]);
}
