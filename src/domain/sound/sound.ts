/** The ambient sounds, in the order in which an address lists their levels (decisions 15). New ones go to the end. */
export const SOUNDS = [
  'rain',
  'thunder',
  'ocean',
  'stream',
  'wind',
  'hearth',
  'crickets',
  'birds',
  'bowls',
  'heartbeat',
  'drone',
  'white',
  'pink',
  'brown',
] as const;
export type Sound = (typeof SOUNDS)[number];

/** The loudness of each sound from 0 (off) to 100; what is not named is off. */
export type Levels = { readonly [S in Sound]?: number };

/** How many sounds play at once in limited access (decisions 9). */
export const MOST_SOUNDS_IN_LIMITED = 3;

/**
 * A sound that is computed as it plays. `fill` writes the next `count` samples of both channels, over what was there; it
 * allocates nothing, and each call goes on where the last one ended.
 */
export type Source = { readonly fill: (left: Float32Array, right: Float32Array, count: number) => void };
/** What a sound is opened with: samples a second, and the number that decides everything random in it. */
export type SourceOptions = { readonly rate: number; readonly seed: number };
export type OpenSource = (options: SourceOptions) => Source;
