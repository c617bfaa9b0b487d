import { openMixer } from './mixer.ts';
import { openSource } from './open-source.ts';
import type { Levels, Sound } from './sound.ts';

/** What a browser asks for at a time. */
export const QUANTUM = 128;
type Length = { readonly rate: number; readonly seconds: number; readonly seed?: number };

/** One sound as it would be heard, both channels, in pieces as a browser asks for them. */
export function rendered(sound: Sound, { rate, seconds, seed = 7 }: Length, piece = QUANTUM) {
  return inPieces(openSource(sound, { rate, seed }).fill, rate * seconds, piece);
}

/** A mix as it would be heard, both channels. */
export function renderedMix(levels: Levels, { rate, seconds, seed = 7 }: Length) {
  const mixer = openMixer({ rate, seed });
  for (const [sound, level] of Object.entries(levels)) mixer.setLevel(sound as Sound, level);
  return inPieces(mixer.fill, rate * seconds, QUANTUM);
}

function inPieces(
  fill: (left: Float32Array, right: Float32Array, count: number) => void,
  length: number,
  piece: number,
): [Float32Array, Float32Array] {
  const [left, right] = [new Float32Array(length), new Float32Array(length)];
  for (let at = 0; at < length; at += piece) {
    const count = Math.min(piece, length - at);
    fill(left.subarray(at, at + count), right.subarray(at, at + count), count);
  }
  return [left, right];
}

/** Every so many samples as one, their mean. */
export function thinned(samples: Float32Array, by: number): Float32Array {
  return Float32Array.from({ length: Math.floor(samples.length / by) }, (_, at) => {
    let sum = 0;
    for (let i = at * by; i < (at + 1) * by; i += 1) sum += samples[i] as number;
    return sum / by;
  });
}

/** How loud each stretch of so many samples is: the root of its mean square. */
export function strengths(samples: Float32Array, by: number): Float32Array {
  return thinned(
    samples.map((sample) => sample * sample),
    by,
  ).map(Math.sqrt);
}
