import { useEffect } from 'react';
import type { Playback, PlaybackState } from './playback.ts';

/** What the tabs of this browser tell each other: that one of them plays. It says nothing else. */
const CHANNEL = 'listening';

/** Two tabs never play over each other: where another one begins, this one pauses. */
export function useOneAtATime(playback: Playback, run: PlaybackState['run']): void {
  useEffect(() => {
    if (run !== 'playing' || !('BroadcastChannel' in globalThis)) return undefined;
    const channel = new BroadcastChannel(CHANNEL);
    channel.onmessage = () => playback.pause('device');
    channel.postMessage(null);
    return () => channel.close();
  }, [playback, run]);
}
