import { useSyncExternalStore } from 'react';
import type { Playback } from './playback.ts';

/** The state of a playing, followed as it changes. */
export function usePlaybackState(playback: Playback) {
  return useSyncExternalStore(playback.subscribe, playback.state, playback.state);
}
