import { describe, expect, it, test, vi } from 'vitest';
import { openLoudness } from './loudness.ts';
import { openMixer } from './mixer.ts';
import { powerPerHertz } from './spectrum.fixture.ts';
import { rendered, renderedMix } from './render.fixture.ts';
import { SOUNDS, type Levels, type Sound } from './sound.ts';

// Minutes of sound are computed here, and the machine may be at work elsewhere.
vi.setConfig({ testTimeout: 120_000 });

const RATE = 48_000;
const ALL: Levels = Object.fromEntries(SOUNDS.map((sound) => [sound, 100]));
const SIX: Levels = { rain: 60, thunder: 50, hearth: 70, crickets: 40, bowls: 50, drone: 40 };
/** Octaves a phone or headphones play. */
const EDGES = [62.5, 125, 250, 500, 1000, 2000, 4000, 8000];
const largest = (samples: Float32Array) => samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
const steps = (sound: Sound) => {
  const powers = powerPerHertz(rendered(sound, { rate: RATE, seconds: 20 })[0], { rate: RATE, edges: EDGES });
  return powers.slice(1).map((power, band) => power - (powers[band] as number));
};

describe('what an octave up changes', () => {
  test.each([
    ['white', 0],
    ['pink', -10 * Math.log10(2)],
    ['brown', -20 * Math.log10(2)],
  ] as const)('%s noise is as steep as its name says, within 1 dB in each octave', (sound, slope) => {
    const changes = steps(sound);
    expect(changes).toHaveLength(EDGES.length - 2);
    for (const change of changes) expect(Math.abs(change - slope)).toBeLessThan(1);
  });
});

describe('loudness, by ITU-R BS.1770-5', () => {
  /** What never rests is measured sooner than what comes and goes. */
  const EVEN: readonly Sound[] = ['stream', 'crickets', 'heartbeat', 'white', 'pink', 'brown'];
  const secondsOf = (sound: Sound) => (EVEN.includes(sound) ? 10 : sound === 'wind' ? 90 : 40);
  const loudnessOf = (channels: readonly Float32Array[]) => {
    const meter = openLoudness({ rate: RATE, channels: 2 });
    meter.hear(channels);
    return meter.lufs() ?? Number.NEGATIVE_INFINITY;
  };
  const loudness = (sound: Sound) => loudnessOf(rendered(sound, { rate: RATE, seconds: secondsOf(sound) }, 4096));

  it('a sine of 997 Hz at full scale on one side is -3.01 LUFS, as the recommendation says', () => {
    const sine = Float32Array.from({ length: RATE * 3 }, (_, at) => Math.sin((2 * Math.PI * 997 * at) / RATE));
    expect(loudnessOf([sine, new Float32Array(sine.length)])).toBeCloseTo(-3.01, 1);
  });

  it('all sounds lie within 2 LU', () => {
    const told = SOUNDS.map(loudness);
    expect(
      Math.max(...told) - Math.min(...told),
      told.map((one, at) => `${SOUNDS[at]} ${one.toFixed(1)}`).join(),
    ).toBeLessThan(2);
  });
});

describe('the mix', () => {
  const channels = renderedMix(ALL, { rate: RATE, seconds: 10 });

  it('with all sounds at their loudest and both bells stays below full scale, and makes no false number', () => {
    const mixer = openMixer({ rate: RATE, seed: 3 });
    for (const sound of SOUNDS) mixer.setLevel(sound, 100);
    mixer.ring('low');
    mixer.ring('high');
    const [left, right] = [new Float32Array(RATE * 10), new Float32Array(RATE * 10)];
    mixer.fill(left, right, left.length);
    for (const channel of [...channels, left, right]) {
      expect(largest(channel)).toBeLessThan(1);
      expect(channel.every(Number.isFinite)).toBe(true);
    }
  });

  it('needs its limiter: thunder over a few others goes beyond full scale without it', () => {
    const loud = ['thunder', 'ocean', 'hearth', 'heartbeat'] as const;
    const parts = loud.map((sound) => rendered(sound, { rate: RATE, seconds: 40 })[0]);
    const sum = parts[0]?.map((_, at) => parts.reduce((whole, part) => whole + (part[at] as number), 0));
    expect(largest(sum ?? new Float32Array())).toBeGreaterThan(1);
  });

  it('changes a level without a click: no step is larger than the sound makes itself', () => {
    const mixer = openMixer({ rate: RATE, seed: 3 });
    mixer.setLevel('drone', 100);
    const [left, right] = [new Float32Array(RATE), new Float32Array(RATE)];
    const jump = () => {
      mixer.fill(left, right, RATE);
      return largest(left.map((sample, at) => (at === 0 ? 0 : sample - (left[at - 1] as number))));
    };
    jump();
    const own = jump();
    mixer.setLevel('drone', 0);
    const fading = jump();
    expect(largest(left.subarray(RATE / 2))).toBe(0);
    mixer.setLevel('drone', 100);
    expect(Math.max(fading, jump())).toBeLessThan(own * 1.5);
    // What was cut off where it is loudest is such a step.
    expect(largest(left)).toBeGreaterThan(own * 1.5);
  });

  it('fades as long as it is asked to', () => {
    const mixer = openMixer({ rate: 8000, seed: 3 });
    mixer.setLevel('white', 100);
    const [left, right] = [new Float32Array(8000), new Float32Array(8000)];
    const second = () => {
      mixer.fill(left, right, 8000);
      return Math.sqrt(left.reduce((sum, sample) => sum + sample * sample, 0) / left.length);
    };
    second();
    const before = second();
    mixer.setLoudness(0, 4);
    const told = [second(), second(), second(), second(), second()].map((now) => now / before);
    const expected = [0.88, 0.63, 0.38, 0.14, 0];
    told.forEach((now, at) => expect(now).toBeCloseTo(expected[at] as number, 1));
  });

  it('takes little of one core', () => {
    const [six, all] = [SIX, ALL].map((levels) => {
      const from = process.cpuUsage();
      renderedMix(levels, { rate: RATE, seconds: 10 });
      // Of the time it plays, in percent.
      return process.cpuUsage(from).user / 10_000 / 10;
    }) as [number, number];
    process.stdout.write(
      `sound: six layers take ${six.toFixed(1)} % of a core, all ${SOUNDS.length} ${all.toFixed(1)} %\n`,
    );
    expect(six).toBeLessThan(60);
  });
});

test.each(SOUNDS)('%s is the same by the same seed, another by another, and fills both sides', (sound) => {
  const length = { rate: 8000, seconds: 8 };
  const [left, right] = rendered(sound, length);
  expect([left, right]).toEqual(rendered(sound, length));
  expect(rendered(sound, { ...length, seed: 8 })[0]).not.toEqual(left);
  // A heart is in the middle; everything else surrounds.
  if (sound !== 'heartbeat') expect(left).not.toEqual(right);
  expect(Math.min(largest(left), largest(right))).toBeGreaterThan(0.005);
});
