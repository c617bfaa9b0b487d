import { describe, expect, it } from 'vitest';
import { openLoudness } from './loudness.ts';

const tone = ({ rate, seconds, level }: { rate: number; seconds: number; level: number }) =>
  Float32Array.from(
    { length: rate * seconds },
    (_, i) => 10 ** (level / 20) * Math.sin((2 * Math.PI * 997 * i) / rate),
  );

const measured = (rate: number, parts: readonly (readonly Float32Array[])[]) => {
  const meter = openLoudness({ rate, channels: parts[0]?.length ?? 0 });
  for (const part of parts) meter.hear(part);
  return meter.lufs();
};

describe('loudness (ITU-R BS.1770-5, EBU Tech 3341)', () => {
  it.each([8_000, 22_050, 44_100, 48_000, 96_000])(
    'a tone of -23 dB on both sides measures -23 LUFS at %i samples a second',
    (rate) => {
      const side = tone({ rate, seconds: 20, level: -23 });
      expect(measured(rate, [[side, side]])).toBeCloseTo(-23, 0.7);
    },
  );

  it('one channel counts as both sides', () => {
    const side = tone({ rate: 48_000, seconds: 5, level: -30 });
    expect(measured(48_000, [[side]])).toBeCloseTo(measured(48_000, [[side, side]]) ?? 0, 6);
  });

  it('what is far below the rest does not count (Tech 3341, case 3)', () => {
    const at = (level: number, seconds: number) => {
      const side = tone({ rate: 48_000, seconds, level });
      return [side, side];
    };
    expect(measured(48_000, [at(-36, 10), at(-23, 60), at(-36, 10)])).toBeCloseTo(-23, 1);
  });

  it('is the same whatever the pieces', () => {
    const side = tone({ rate: 48_000, seconds: 3, level: -20 });
    const meter = openLoudness({ rate: 48_000, channels: 1 });
    for (let at = 0; at < side.length; at += 777) meter.hear([side.subarray(at, at + 777)]);
    expect(meter.lufs()).toBe(measured(48_000, [[side]]));
  });

  it('has no number for silence, nor for less than a block', () => {
    expect(measured(48_000, [[new Float32Array(96_000)]])).toBeNull();
    expect(measured(48_000, [[tone({ rate: 48_000, seconds: 0.3, level: -10 })]])).toBeNull();
  });
});
