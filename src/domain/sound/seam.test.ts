import { describe, expect, test, vi } from 'vitest';
import { mostAlike } from './spectrum.fixture.ts';
import { rendered, strengths, thinned } from './render.fixture.ts';
import { SOUNDS, type Sound } from './sound.ts';

// Minutes of sound are computed here, and the machine may be at work elsewhere.
vi.setConfig({ testTimeout: 120_000 });

const MINUTES = 10;
// Chance decides at each rate alike: what would come again at 48,000 samples a second comes again at 2,000.
const RATE = 2000;
const SEEN = 500;
/** Lags a listener would notice as a loop, in seconds. */
const FROM = 5;
const TO = 300;
/** Steady tones are like themselves a moment later: of them the coming and going is looked at. */
const STEADY: readonly Sound[] = ['drone'];
const LOOPED = 0.8;

const whole = (sound: Sound) => rendered(sound, { rate: RATE, seconds: 60 * MINUTES }, 4096)[0];
const alike = (sound: Sound, samples: Float32Array) => {
  const perSecond = STEADY.includes(sound) ? 10 : SEEN;
  const looked = STEADY.includes(sound) ? strengths(samples, RATE / 10) : thinned(samples, RATE / SEEN);
  const { share, lag } = mostAlike(looked, { from: FROM * perSecond, to: TO * perSecond });
  return { share, seconds: lag / perSecond };
};

describe(`no seam in ${MINUTES} minutes`, () => {
  test.each(SOUNDS)('%s is never what it was before', (sound) => {
    expect(alike(sound, whole(sound)).share).toBeLessThan(STEADY.includes(sound) ? LOOPED : 0.15);
  });

  test.each(['rain', 'drone'] as const)('a loop of 61 seconds in %s is found', (sound) => {
    const samples = whole(sound);
    const looped = samples.map((_, at) => samples[at % (61 * RATE)] as number);
    const { share, seconds } = alike(sound, looped);
    expect(share).toBeGreaterThan(0.95);
    expect(seconds % 61).toBeCloseTo(0, 1);
  });
});

test.each(SOUNDS)('%s has no joint where one block ends and the next begins', (sound) => {
  const length = { rate: 8000, seconds: 2 };
  expect(rendered(sound, length, 128)).toEqual(rendered(sound, length, 16_000));
});
