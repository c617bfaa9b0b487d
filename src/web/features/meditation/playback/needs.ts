import { createContext, use } from 'react';
import { browserSpeech, type Speech } from '#web/platform/speech/speech.ts';
import type { OpenMix } from './mix.ts';

/** What a player takes from the browser: its sounds, its voices, and what plays a recording. */
export type PlayerNeeds = {
  readonly openMix: OpenMix;
  readonly speech: () => Speech | null;
  readonly audio: () => HTMLAudioElement;
};

/** Sounds come when the first playing begins, or when the page before it rests. */
const BROWSERS: PlayerNeeds = {
  openMix: async (wish) => (await import('./engine.ts')).openEngine(wish),
  speech: browserSpeech,
  audio: () => new Audio(),
};

/** Tests put their own in its place. */
export const PlayerNeedsContext = createContext<PlayerNeeds>(BROWSERS);

export function usePlayerNeeds(): PlayerNeeds {
  return use(PlayerNeedsContext);
}
