import { openBirds } from './sounds/birds.ts';
import { openBowls } from './sounds/bowls.ts';
import { openCrickets } from './sounds/crickets.ts';
import { openDrone } from './sounds/drone.ts';
import { openHearth } from './sounds/hearth.ts';
import { openHeartbeat } from './sounds/heartbeat.ts';
import { openOcean } from './sounds/ocean.ts';
import { openBrown, openPink, openWhite } from './sounds/plain-noise.ts';
import { openRain } from './sounds/rain.ts';
import { openStream } from './sounds/stream.ts';
import { openThunder } from './sounds/thunder.ts';
import { openWind } from './sounds/wind.ts';
import { SOUNDS, type OpenSource, type Sound, type Source, type SourceOptions } from './sound.ts';

/**
 * How each sound is made, and the factor that brings it to the one loudness of all: measured over two minutes of
 * several seeds by ITU-R BS.1770-5 (a test measures again).
 */
const MADE: Readonly<Record<Sound, { readonly open: OpenSource; readonly factor: number }>> = {
  rain: { open: openRain, factor: 0.082 },
  thunder: { open: openThunder, factor: 1.217 },
  ocean: { open: openOcean, factor: 0.278 },
  stream: { open: openStream, factor: 0.463 },
  wind: { open: openWind, factor: 0.637 },
  hearth: { open: openHearth, factor: 0.701 },
  crickets: { open: openCrickets, factor: 1.18 },
  birds: { open: openBirds, factor: 1.461 },
  bowls: { open: openBowls, factor: 1.017 },
  heartbeat: { open: openHeartbeat, factor: 0.799 },
  drone: { open: openDrone, factor: 0.143 },
  white: { open: openWhite, factor: 0.113 },
  pink: { open: openPink, factor: 0.505 },
  brown: { open: openBrown, factor: 0.672 },
};

/** Opens a sound at the loudness that all share. The same seed and rate give the same samples. */
export function openSource(sound: Sound, { rate, seed }: SourceOptions): Source {
  const { open, factor } = MADE[sound];
  const source = open({ rate, seed: seed + SOUNDS.indexOf(sound) * 101 });
  return {
    fill: (left, right, count) => {
      source.fill(left, right, count);
      for (let i = 0; i < count; i += 1) {
        left[i] = (left[i] ?? 0) * factor;
        right[i] = (right[i] ?? 0) * factor;
      }
    },
  };
}
