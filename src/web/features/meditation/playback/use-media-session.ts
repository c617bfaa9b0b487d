import { useEffect } from 'react';
import { player as copy } from '#web/features/meditation/player/player.copy.ts';
import { holdKeys } from '#web/platform/playing/holds-keys.ts';
import type { Playback, PlaybackState } from './playback.ts';

/** How far the keys of a headset or a lock screen go, in seconds, where they do not say. */
const STEP = 15;

/**
 * The controls of the lock screen and of headphones. They say that a meditation plays and not which one: a lock screen
 * is seen by others (decisions 16).
 */
export function useMediaSession(playback: Playback, { run }: PlaybackState, seconds: number): void {
  const pace = playback.state().pace;
  useEffect(() => {
    if (!('mediaSession' in navigator)) return undefined;
    const session = navigator.mediaSession;
    if ('MediaMetadata' in globalThis) session.metadata = new MediaMetadata(copy.lockScreen);
    const acts: Partial<Record<MediaSessionAction, (details: MediaSessionActionDetails) => void>> = {
      play: () => void playback.play(),
      pause: () => playback.pause(),
      stop: () => playback.pause(),
      seekbackward: ({ seekOffset }) => playback.skip(-(seekOffset ?? STEP)),
      seekforward: ({ seekOffset }) => playback.skip(seekOffset ?? STEP),
      seekto: ({ seekTime }) => void (seekTime !== undefined && playback.seek(seekTime)),
    };
    const names = Object.keys(acts) as MediaSessionAction[];
    names.forEach((name) => handle(session, name, acts[name] ?? null));
    return holdKeys(() => {
      names.forEach((name) => handle(session, name, null));
      session.metadata = null;
      session.playbackState = 'none';
    });
  }, [playback]);
  useEffect(() => {
    if (!('mediaSession' in navigator)) return;
    const session = navigator.mediaSession as Partial<MediaSession>;
    if (run === 'playing' || run === 'paused') navigator.mediaSession.playbackState = run;
    session.setPositionState?.({ duration: seconds, position: playback.position(), playbackRate: pace });
  }, [playback, run, pace, seconds]);
}

/** A browser that does not know an action throws. */
function handle(session: MediaSession, name: MediaSessionAction, act: MediaSessionActionHandler | null): void {
  try {
    session.setActionHandler(name, act);
  } catch {
    // It has no such key.
  }
}
