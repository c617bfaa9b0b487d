/** A filter of one channel: takes a sample, gives the filtered one. */
export type Filter = (sample: number) => number;
/** Where a filter works: samples a second, its frequency, how narrow it is. */
type Where = { readonly rate: number; readonly hertz: number; readonly q?: number };

/** Lets through what lies below a frequency, 6 dB an octave. */
export function softLow(rate: number, hertz: number): Filter {
  const share = 1 - Math.exp((-2 * Math.PI * hertz) / rate);
  let kept = 0;
  return (x) => (kept += share * (x - kept));
}

/** Lets through what lies above a frequency, 6 dB an octave. */
export function softHigh(rate: number, hertz: number): Filter {
  const low = softLow(rate, hertz);
  return (x) => x - low(x);
}

/** Lets through what lies below a frequency, 12 dB an octave. */
export function lowPass(where: Where): Filter {
  const { cos, alpha } = angles(where);
  const b = (1 - cos) / 2;
  return biquad([b, 1 - cos, b], [1 + alpha, -2 * cos, 1 - alpha]);
}

/** Lets through what lies above a frequency, 12 dB an octave. */
export function highPass(where: Where): Filter {
  const { cos, alpha } = angles(where);
  const b = (1 + cos) / 2;
  return biquad([b, -(1 + cos), b], [1 + alpha, -2 * cos, 1 - alpha]);
}

/** Lets through what lies around a frequency; the peak is at 0 dB. */
export function bandPass(where: Where): Filter {
  const { cos, alpha } = angles(where);
  return biquad([alpha, 0, -alpha], [1 + alpha, -2 * cos, 1 - alpha]);
}

/** Second-order sections as in Robert Bristow-Johnson's "Audio EQ Cookbook" (W3C note, 2021). */
function angles({ rate, hertz, q = Math.SQRT1_2 }: Where) {
  const angle = (2 * Math.PI * Math.min(hertz, rate * 0.45)) / rate;
  return { cos: Math.cos(angle), alpha: Math.sin(angle) / (2 * q) };
}

type Three = readonly [number, number, number];

/** A second-order filter by its coefficients: of the input, and of the output. */
export function biquad([b0, b1, b2]: Three, [a0, a1, a2]: Three): Filter {
  const [c0, c1, c2, d1, d2] = [b0 / a0, b1 / a0, b2 / a0, a1 / a0, a2 / a0];
  let [z1, z2] = [0, 0];
  return (x) => {
    const y = c0 * x + z1;
    z1 = c1 * x - d1 * y + z2;
    z2 = c2 * x - d2 * y;
    return y;
  };
}

/** A band whose frequency moves while it plays (a state-variable filter; the frequency stays below a sixth of the rate). */
export function movingBand(rate: number, q: number): (sample: number, hertz: number) => number {
  let [low, band] = [0, 0];
  return (x, hertz) => {
    const f = 2 * Math.sin((Math.PI * Math.min(hertz, rate / 6)) / rate);
    low += f * band;
    band += f * (x - low - band / q);
    return band / q;
  };
}
