/** The next number of a series from 0 up to, but not including, 1. Equal seeds give equal series. */
export type Chance = () => number;

/** Numbers by xorshift (Marsaglia 2003, Journal of Statistical Software 8/14): a period of 2^32 - 1. */
export function openChance(seed: number): Chance {
  let state = (Math.imul(seed + 1, 0x9e3779b1) ^ 0x5bd1e995) | 0 || 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 4_294_967_296;
  };
}

/** A number between two bounds, evenly spread. */
export function between(chance: Chance, low: number, high: number): number {
  return low + (high - low) * chance();
}

/** White noise from -1 to 1: equal power at each frequency. */
export function whiteNoise(seed: number): () => number {
  const chance = openChance(seed);
  return () => chance() * 2 - 1;
}

/**
 * Pink noise, about -1 to 1: 3 dB less for each octave up, within a fraction of a decibel above 10 Hz at usual rates. A
 * sum of one-pole filters by Paul Kellet (musicdsp.org, "Pink noise filter").
 */
export function pinkNoise(seed: number): () => number {
  const white = whiteNoise(seed);
  let [a, b, c, d, e, f, g] = [0, 0, 0, 0, 0, 0, 0];
  return () => {
    const x = white();
    a = 0.99886 * a + x * 0.0555179;
    b = 0.99332 * b + x * 0.0750759;
    c = 0.969 * c + x * 0.153852;
    d = 0.8665 * d + x * 0.3104856;
    e = 0.55 * e + x * 0.5329522;
    f = -0.7616 * f - x * 0.016898;
    const sum = a + b + c + d + e + f + g + x * 0.5362;
    g = x * 0.115926;
    return sum * 0.11;
  };
}

const BROWN_CORNER = 5;

/** Brown noise, about -1 to 1: 6 dB less for each octave up. White noise summed, with a leak below 5 Hz so that it stays. */
export function brownNoise(seed: number, rate: number): () => number {
  const white = whiteNoise(seed);
  const kept = 1 - (2 * Math.PI * BROWN_CORNER) / rate;
  const scale = Math.sqrt(1 - kept * kept);
  let sum = 0;
  return () => (sum = sum * kept + white() * scale);
}

/** A value that wanders between 0 and 1 and never repeats: each stretch lasts around `seconds` and eases into the next. */
export function wander(rate: number, { seconds, seed }: { readonly seconds: number; readonly seed: number }) {
  const chance = openChance(seed);
  let [from, to, at, length] = [chance(), chance(), 0, 1];
  return () => {
    if (at >= length) {
      from = to;
      to = chance();
      at = 0;
      length = Math.max(1, Math.round(between(chance, 0.5, 1.5) * seconds * rate));
    }
    const x = at / length;
    at += 1;
    return from + (to - from) * x * x * (3 - 2 * x);
  };
}
