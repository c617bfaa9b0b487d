import { useEffect, useEffectEvent } from 'react';
import { PRODUCT } from '#domain/account/product.ts';
import { holdKeys } from '#web/platform/playing/holds-keys.ts';
import { ambient } from './ambient.copy.ts';

type Keys = { readonly play: () => void; readonly pause: () => void };

/** The keys of the lock screen and of headphones, from the first time it plays. What stands there says nothing of her. */
export function useLockScreen(isPlaying: boolean, keys: Keys): void {
  const play = useEffectEvent(keys.play);
  const pause = useEffectEvent(keys.pause);
  useEffect(() => {
    if (!isPlaying || !('mediaSession' in navigator)) return;
    const { mediaSession } = navigator;
    mediaSession.metadata = new MediaMetadata({ title: ambient.lockScreen.title, artist: PRODUCT });
    mediaSession.setActionHandler('play', () => play());
    mediaSession.setActionHandler('pause', () => pause());
    mediaSession.setActionHandler('stop', () => pause());
  }, [isPlaying]);
  useEffect(() => {
    if ('mediaSession' in navigator) navigator.mediaSession.playbackState = isPlaying ? 'playing' : 'paused';
  }, [isPlaying]);
  useEffect(() => holdKeys(letGo), []);
}

function letGo(): void {
  if (!('mediaSession' in navigator)) return;
  const { mediaSession } = navigator;
  for (const action of ['play', 'pause', 'stop'] as const) mediaSession.setActionHandler(action, null);
  mediaSession.metadata = null;
  mediaSession.playbackState = 'none';
}
