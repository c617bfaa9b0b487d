import { describe, expect, test } from 'vitest';
import { LOOP_BLEND_SECONDS, loopBytes, loopParts } from './loop.ts';

const RATE = 8000;
const asked = (seconds: number) => ({ levels: { rain: 60, hearth: 40 }, seconds, rate: RATE, seed: 7 });

function samplesOf(seconds: number): Int16Array {
  const parts = [...loopParts(asked(seconds))].slice(1);
  return new Int16Array(Buffer.concat(parts).buffer.slice(0));
}

describe('a loop for a sound pack', () => {
  test('is a WAV file of just the size that is told before', () => {
    const file = Buffer.concat([...loopParts(asked(9))]);
    expect(file).toHaveLength(loopBytes({ seconds: 9, rate: RATE }));
    expect(file.toString('latin1', 0, 4) + file.toString('latin1', 8, 16)).toBe('RIFFWAVEfmt ');
    expect([file.readUInt32LE(4) + 8, file.readUInt32LE(40) + 44]).toEqual([file.length, file.length]);
    expect([file.readUInt16LE(22), file.readUInt32LE(24), file.readUInt16LE(34)]).toEqual([2, RATE, 16]);
  });

  test('goes from its end into its beginning like from any moment to the next', () => {
    const samples = samplesOf(12);
    const step = (at: number) =>
      Math.abs((samples[(at + 2) % samples.length] ?? 0) - (samples[at % samples.length] ?? 0));
    const steps = Array.from({ length: samples.length / 2 }, (_, at) => step(at * 2)).toSorted((a, b) => a - b);
    const joint = step(samples.length - 2);
    expect(joint).toBeLessThanOrEqual(steps[Math.floor(steps.length * 0.999)] ?? 0);
    // A jump planted there would be seen.
    expect(Math.abs((samples[0] ?? 0) - 30_000)).toBeGreaterThan(steps[Math.floor(steps.length * 0.999)] ?? 0);
  });

  test('keeps its loudness through the blend', () => {
    const samples = samplesOf(16);
    const loudness = (from: number, to: number) => {
      const part = samples.subarray(from * RATE * 2, to * RATE * 2);
      return Math.sqrt(part.reduce((sum, one) => sum + one * one, 0) / part.length);
    };
    const ratio = loudness(16 - LOOP_BLEND_SECONDS, 16) / loudness(0, 16 - LOOP_BLEND_SECONDS);
    expect(ratio).toBeGreaterThan(0.7);
    expect(ratio).toBeLessThan(1.4);
  });
});
