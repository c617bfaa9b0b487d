import { SOUNDS, type Sound } from '#domain/sound/sound.ts';
import { openMix } from '#web/platform/sound/open-mix.ts';
import type { Mix, MixWish } from './mix.ts';

const isSound = (name: string): name is Sound => (SOUNDS as readonly string[]).includes(name);

/** Opens the sounds of this browser; null where it has none. A sound of newer content is passed over. */
export async function openEngine({ levels, loudness }: MixWish): Promise<Mix | null> {
  const known = Object.fromEntries(Object.entries(levels).filter(([name]) => isSound(name)));
  const mix = await openMix({ levels: known, loudness });
  if (!mix) return null;
  return { ...mix, setLevel: (sound, level) => void (isSound(sound) && mix.setLevel(sound, level)) };
}
