import { openBells, type Bell } from './bell.ts';
import { openSource } from './open-source.ts';
import { SOUNDS, type Sound, type Source, type SourceOptions } from './sound.ts';

/**
 * All sounds in one place. `setLevel` takes 0 to 100 and gets there within a tenth of a second, without a click;
 * `setLoudness` takes 0 to 1 for the whole of it and the seconds it takes to get there; bells ring beside the loudness of
 * the sounds. `fill` writes the next samples, never beyond -1 to 1. A sound that is off costs nothing.
 */
export type Mixer = {
  readonly setLevel: (sound: Sound, level: number) => void;
  readonly setLoudness: (loudness: number, seconds: number) => void;
  readonly ring: (bell: Bell) => void;
  readonly fill: (left: Float32Array, right: Float32Array, count: number) => void;
};

const RAMP_SECONDS = 0.08;
/** The largest block that a browser asks for at once is 128 samples; tests ask for more. */
const BLOCK = 1024;
type Stereo = { readonly left: Float32Array; readonly right: Float32Array };
type Part = { readonly at: number; readonly count: number };
type Channel = { source: Source | null; gain: number; target: number };

/** Opens a mixer in which every sound is off. */
export function openMixer(options: SourceOptions): Mixer {
  const channels: Channel[] = SOUNDS.map(() => ({ source: null, gain: 0, target: 0 }));
  const [left, right] = [new Float32Array(BLOCK), new Float32Array(BLOCK)];
  const bells = openBells(options.rate);
  const step = 1 / (RAMP_SECONDS * options.rate);
  let loudness = { now: 1, target: 1, step };
  let ringing = 0;
  const add = (channel: Channel, to: Stereo, { at, count }: Part) => {
    channel.source?.fill(left, right, count);
    for (let i = 0; i < count; i += 1) {
      channel.gain = toward(channel.gain, channel.target, step);
      to.left[at + i] = (to.left[at + i] ?? 0) + (left[i] ?? 0) * channel.gain;
      to.right[at + i] = (to.right[at + i] ?? 0) + (right[i] ?? 0) * channel.gain;
    }
    if (channel.gain === 0 && channel.target === 0) channel.source = null;
  };
  const finish = (to: Stereo, { at, count }: Part) => {
    for (let i = at; i < at + count; i += 1) {
      loudness.now = toward(loudness.now, loudness.target, loudness.step);
      let [bellLeft, bellRight] = [0, 0];
      if (ringing > 0) {
        bells.next();
        ringing -= 1;
        [bellLeft, bellRight] = [bells.out.left, bells.out.right];
      }
      to.left[i] = limited((to.left[i] ?? 0) * loudness.now + bellLeft);
      to.right[i] = limited((to.right[i] ?? 0) * loudness.now + bellRight);
    }
  };
  return {
    setLevel: (sound, level) => {
      const channel = channels[SOUNDS.indexOf(sound)];
      if (!channel) return;
      channel.target = gainOf(level);
      if (channel.target > 0) channel.source ??= openSource(sound, options);
    },
    setLoudness: (target, seconds) => {
      const way = Math.abs(target - loudness.now);
      loudness = { now: loudness.now, target, step: way / Math.max(1, Math.max(seconds, RAMP_SECONDS) * options.rate) };
    },
    ring: (bell) => {
      bells.ring(bell);
      ringing = options.rate * 8;
    },
    fill: (toLeft, toRight, count) => {
      const to = { left: toLeft, right: toRight };
      toLeft.fill(0, 0, count);
      toRight.fill(0, 0, count);
      for (let at = 0; at < count; at += BLOCK) {
        const part = { at, count: Math.min(BLOCK, count - at) };
        for (const channel of channels) if (channel.source) add(channel, to, part);
        finish(to, part);
      }
    },
  };
}

/** What a level of 0 to 100 multiplies a sound by: half way along a slider is heard as about half as loud. */
export function gainOf(level: number): number {
  return (Math.min(100, Math.max(0, level)) / 100) ** 1.66;
}

function toward(now: number, target: number, step: number): number {
  return now < target ? Math.min(target, now + step) : Math.max(target, now - step);
}

const KNEE = 0.7;

/** Leaves a sample up to 0.7 alone, and bends what is beyond so that it never reaches 1. */
function limited(sample: number): number {
  const size = Math.abs(sample);
  if (size <= KNEE) return sample;
  return Math.sign(sample) * (KNEE + (1 - KNEE) * Math.tanh((size - KNEE) / (1 - KNEE)));
}
