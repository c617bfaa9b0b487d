import type { Levels } from '#domain/sound/sound.ts';

/** The loops of the pack: what is mixed in each, and what it is called. */
export const LOOPS = [
  { id: 'rain', name: 'Rain on the roof', levels: { rain: 70, thunder: 18 } },
  { id: 'ocean', name: 'Slow ocean', levels: { ocean: 75, wind: 15 } },
  { id: 'hearth', name: 'By the hearth', levels: { hearth: 75, brown: 12 } },
  { id: 'night', name: 'Summer night', levels: { crickets: 55, wind: 25 } },
  { id: 'morning', name: 'Stream and birds', levels: { stream: 60, birds: 40 } },
  { id: 'hush', name: 'Brown noise', levels: { brown: 65 } },
] as const satisfies readonly { readonly id: string; readonly name: string; readonly levels: Levels }[];
export type Loop = (typeof LOOPS)[number];

/** Words of the sound pack. */
export const soundsCopy = {
  title: 'Sound pack',
  lead: (minutes: number, size: string) =>
    `Six loops of ${minutes} minutes, each ${size} as a WAV file. They repeat without a seam in any player that repeats.`,
  make: (name: string, size: string) => `Download ${name}, ${size}`,
  short: 'Download',
  making: (done: number) => `Making it, ${done} %`,
  stop: 'Stop',
  wait: 'It’s made on this device and takes about a minute. Leave this page open.',
  failed: 'We couldn’t make this sound. Your device may be short of space. Please try again.',
} as const;
