import { openMixer } from '#domain/sound/mixer.ts';

/**
 * Writes the demo's recording to its output, as a WAV file: rain with three bells, made by the sounds of the product. The
 * same each time. A program of its own, since it is a second of work that nobody should wait for.
 */
const RATE = 22_050;
const SECONDS = 75;
const FADE = { in: 4, out: 9 };
const BELLS = [
  { at: 6, bell: 'low' },
  { at: 34, bell: 'high' },
  { at: 60, bell: 'low' },
] as const;
const HEAD = 44;

const mixer = openMixer({ rate: RATE, seed: 7 });
mixer.setLoudness(0, 0);
mixer.setLevel('rain', 62);
mixer.setLevel('wind', 12);
const [left, right] = [new Float32Array(RATE), new Float32Array(RATE)];
const wav = Buffer.alloc(HEAD + SECONDS * RATE * 2);
wav.write('RIFF', 0);
wav.writeUInt32LE(wav.length - 8, 4);
wav.write('WAVEfmt ', 8);
wav.writeUInt32LE(16, 16);
// Samples of 16 bits, one channel.
[1, 1].forEach((value, at) => wav.writeUInt16LE(value, 20 + at * 2));
wav.writeUInt32LE(RATE, 24);
wav.writeUInt32LE(RATE * 2, 28);
[2, 16].forEach((value, at) => wav.writeUInt16LE(value, 32 + at * 2));
wav.write('data', 36);
wav.writeUInt32LE(wav.length - HEAD, 40);
for (let second = 0; second < SECONDS; second += 1) {
  if (second === 0) mixer.setLoudness(1, FADE.in);
  if (second === SECONDS - FADE.out) mixer.setLoudness(0, FADE.out);
  BELLS.filter(({ at }) => at === second).forEach(({ bell }) => mixer.ring(bell));
  mixer.fill(left, right, RATE);
  for (let i = 0; i < RATE; i += 1) {
    const sample = ((left[i] ?? 0) + (right[i] ?? 0)) / 2;
    wav.writeInt16LE(Math.round(sample * 32_767), HEAD + (second * RATE + i) * 2);
  }
}
process.stdout.write(wav);
