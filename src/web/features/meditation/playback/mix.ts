import type { Bell } from '#domain/sound/bell.ts';

/** The sounds under a meditation, and the clock they are played by. */
export type Mix = {
  play(): Promise<void>;
  pause(): void;
  /** From 0 to 100. */
  setLevel(sound: string, level: number): void;
  /** Of all sounds together, from 0 to 1. */
  setLoudness(loudness: number): void;
  /** Fades in so many seconds, and stands then. */
  fadeOut(seconds: number): Promise<void>;
  ring(kind: Bell): void;
  /** Seconds played; stands while nothing plays. */
  now(): number;
  close(): void;
  /** Tells that something else paused it: headphones pulled out, a call, another tab; or that a recording went away. */
  onPause(paused: (by?: 'device' | 'failed') => void): () => void;
  /** The place in a recording, which goes by its own time. Where there is none, the place is worked out of `now`. */
  readonly track?: Track;
};

/** A place in seconds, which goes on at a pace while it plays. */
export type Track = { position(): number; seek(second: number): void; setPace(pace: number): void };

/** A recording does not come, and did not come when it was asked for again. */
export class SoundFailed extends Error {
  override readonly name = 'SoundFailed';
}

export type MixWish = { readonly levels: Readonly<Record<string, number>>; readonly loudness: number };
/** Opens a mix; null, or a rejection, where this browser cannot play one. */
export type OpenMix = (wish: MixWish) => Promise<Mix | null>;

/** A mix without any sound, for a browser that can play none: its clock is the device's. */
export function silentMix(): Mix {
  let before = 0;
  let since: number | null = null;
  const now = () => before + (since === null ? 0 : (performance.now() - since) / 1000);
  const pause = () => void ([before, since] = [now(), null]);
  return {
    play: async () => void (since ??= performance.now()),
    pause,
    setLevel: () => undefined,
    setLoudness: () => undefined,
    fadeOut: async () => pause(),
    ring: () => undefined,
    now,
    close: pause,
    onPause: () => () => undefined,
  };
}
