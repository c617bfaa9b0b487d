import { openMixer } from './mixer.ts';
import type { Levels } from './sound.ts';

/** What a loop is made of: whole seconds, samples a second, and the number that decides everything random in it. */
export type LoopAsked = {
  readonly levels: Levels;
  readonly seconds: number;
  readonly rate: number;
  readonly seed: number;
};

/** Over so many seconds the end of a loop passes into its beginning. */
export const LOOP_BLEND_SECONDS = 4;
const BYTES_A_SAMPLE = 2;
const HEADER = 44;

/** How large the file of a loop is, in bytes: two channels of 16 bits. */
export function loopBytes({ seconds, rate }: Pick<LoopAsked, 'seconds' | 'rate'>): number {
  return HEADER + seconds * rate * 2 * BYTES_A_SAMPLE;
}

/**
 * Renders a loop as the parts of a WAV file, a second each: it goes on without a seam when its end is followed by its
 * beginning. The mix is rendered a little longer than asked for, and what comes after the end is blended into what was
 * before the beginning, at equal power. Levels ramp up before the first sample that is used.
 */
export function* loopParts({ levels, seconds, rate, seed }: LoopAsked): Generator<Uint8Array<ArrayBuffer>> {
  const mixer = openMixer({ rate, seed });
  for (const [sound, level] of Object.entries(levels)) mixer.setLevel(sound as keyof Levels, level ?? 0);
  const second = () => {
    const piece = { left: new Float32Array(rate), right: new Float32Array(rate) };
    mixer.fill(piece.left, piece.right, rate);
    return piece;
  };
  second();
  yield wavHeader(seconds * rate, rate);
  const beginning = Array.from({ length: LOOP_BLEND_SECONDS }, second);
  for (let at = LOOP_BLEND_SECONDS; at < seconds; at += 1) yield pcm(second());
  for (const [at, head] of beginning.entries()) yield pcm(blended(second(), head, at));
}

type Piece = { readonly left: Float32Array; readonly right: Float32Array };

function blended(end: Piece, head: Piece, at: number): Piece {
  const rate = end.left.length;
  const mix = (from: Float32Array, to: Float32Array) =>
    from.map((sample, i) => {
      const way = ((at + i / rate) / LOOP_BLEND_SECONDS) * (Math.PI / 2);
      return sample * Math.cos(way) + (to[i] ?? 0) * Math.sin(way);
    });
  return { left: mix(end.left, head.left), right: mix(end.right, head.right) };
}

function pcm({ left, right }: Piece): Uint8Array<ArrayBuffer> {
  const view = new DataView(new ArrayBuffer(left.length * 4));
  for (let i = 0; i < left.length; i += 1) {
    view.setInt16(i * 4, whole(left[i] ?? 0), true);
    view.setInt16(i * 4 + 2, whole(right[i] ?? 0), true);
  }
  return new Uint8Array(view.buffer);
}

function whole(sample: number): number {
  return Math.round(Math.min(1, Math.max(-1, sample)) * 32_767);
}

function wavHeader(samples: number, rate: number): Uint8Array<ArrayBuffer> {
  const view = new DataView(new ArrayBuffer(HEADER));
  const word = (at: number, text: string) =>
    [...text].forEach((letter, i) => view.setUint8(at + i, letter.charCodeAt(0)));
  const bytes = samples * 2 * BYTES_A_SAMPLE;
  word(0, 'RIFF');
  view.setUint32(4, HEADER - 8 + bytes, true);
  word(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 2, true);
  view.setUint32(24, rate, true);
  view.setUint32(28, rate * 2 * BYTES_A_SAMPLE, true);
  view.setUint16(32, 2 * BYTES_A_SAMPLE, true);
  view.setUint16(34, 8 * BYTES_A_SAMPLE, true);
  word(36, 'data');
  view.setUint32(40, bytes, true);
  return new Uint8Array(view.buffer);
}
