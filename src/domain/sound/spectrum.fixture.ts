/** The discrete Fourier transform in place, of a power of two of complex numbers, by halves. */
export function transform(re: Float64Array, im: Float64Array): void {
  const size = re.length;
  for (let i = 1, j = 0; i < size; i += 1) {
    let bit = size >> 1;
    for (; j & bit; bit >>= 1) j ^= bit;
    j ^= bit;
    if (i < j) {
      swap(re, i, j);
      swap(im, i, j);
    }
  }
  const [cos, sin] = [new Float64Array(size / 2), new Float64Array(size / 2)];
  for (let k = 0; k < size / 2; k += 1) {
    cos[k] = Math.cos((2 * Math.PI * k) / size);
    sin[k] = -Math.sin((2 * Math.PI * k) / size);
  }
  for (let half = 1; half < size; half *= 2) {
    const stride = size / (2 * half);
    for (let from = 0; from < size; from += 2 * half)
      for (let k = 0; k < half; k += 1) {
        const [c, s] = [cos[k * stride] as number, sin[k * stride] as number];
        const [low, high] = [from + k, from + k + half];
        const [x, y] = [re[high] as number, im[high] as number];
        const [a, b] = [re[low] as number, im[low] as number];
        const [real, imaginary] = [x * c - y * s, x * s + y * c];
        re[low] = a + real;
        im[low] = b + imaginary;
        re[high] = a - real;
        im[high] = b - imaginary;
      }
  }
}

function swap(values: Float64Array, i: number, j: number): void {
  const kept = values[i] as number;
  values[i] = values[j] as number;
  values[j] = kept;
}

/**
 * How much of its own power a signal shares with itself some samples later, for every lag from `from` to `to`: the
 * largest share, from -1 to 1, and its lag. A stretch that is played again shares nearly all.
 */
export function mostAlike(signal: Float32Array, { from, to }: { readonly from: number; readonly to: number }) {
  const size = 2 ** Math.ceil(Math.log2(signal.length + to));
  const [re, im] = [new Float64Array(size), new Float64Array(size)];
  const mean = signal.reduce((sum, value) => sum + value, 0) / signal.length;
  signal.forEach((value, at) => void (re[at] = value - mean));
  transform(re, im);
  for (let k = 0; k < size; k += 1) {
    re[k] = (re[k] as number) ** 2 + (im[k] as number) ** 2;
    im[k] = 0;
  }
  transform(re, im);
  const power = (re[0] as number) / signal.length;
  let most = { share: -1, lag: from };
  for (let lag = from; lag <= to; lag += 1) {
    const share = (re[lag] as number) / (signal.length - lag) / power;
    if (share > most.share) most = { share, lag };
  }
  return most;
}

/** The mean power in each of the bands between the edges, in decibels a hertz, over stretches of 16,384 samples. */
export function powerPerHertz(signal: Float32Array, { rate, edges }: { rate: number; edges: readonly number[] }) {
  const size = 16_384;
  const sums = new Float64Array(size / 2);
  for (let at = 0; at + size <= signal.length; at += size / 2) {
    const [re, im] = [new Float64Array(size), new Float64Array(size)];
    // A window by Hann keeps what is loud in one band out of the others.
    for (let i = 0; i < size; i += 1)
      re[i] = (signal[at + i] as number) * (0.5 - 0.5 * Math.cos((2 * Math.PI * i) / size));
    transform(re, im);
    for (let k = 0; k < size / 2; k += 1)
      sums[k] = (sums[k] as number) + (re[k] as number) ** 2 + (im[k] as number) ** 2;
  }
  return edges.slice(1).map((high, band) => {
    const first = Math.ceil(((edges[band] as number) * size) / rate);
    const last = Math.floor((high * size) / rate);
    const inside = sums.subarray(first, last);
    return 10 * Math.log10(inside.reduce((sum, value) => sum + value, 0) / inside.length);
  });
}
