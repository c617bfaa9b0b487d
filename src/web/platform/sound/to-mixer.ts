import type { Bell } from '#domain/sound/bell.ts';
import type { Sound } from '#domain/sound/sound.ts';

/** What the page says to the mixer on the thread for sound. */
export type ToMixer =
  | { readonly is: 'level'; readonly sound: Sound; readonly level: number }
  | { readonly is: 'loudness'; readonly loudness: number; readonly seconds: number }
  | { readonly is: 'ring'; readonly bell: Bell }
  | { readonly is: 'end' };
