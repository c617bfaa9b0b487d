import { useEffect } from 'react';
import type { MeditationWhole } from '#contract/meditation/meditation.schemas.ts';
import { clockWords } from '#domain/meditation/playing.ts';
import { wayToWhole } from '#web/features/meditation/shelf/way-to.ts';
import { endPlaying, playOn, takeBack } from '#web/platform/playing/playing-on.tsx';
import { useEndsWithMember } from '#web/platform/playing/use-ends-with.ts';
import { MiniPlayer } from '#web/ui/playing/mini-player.tsx';
import type { Playback } from './playback.ts';
import { useMediaSession } from './use-media-session.ts';
import { useOneAtATime } from './use-one-at-a-time.ts';
import { usePlaybackState } from './use-playback-state.ts';
import { useTellWhenHidden } from './use-tell-when-hidden.ts';

type Going = { readonly whole: MeditationWhole; readonly playback: Playback };

/** What goes on while the member is on other pages. */
let going: Going | null = null;

/** The playing of a meditation that goes on elsewhere, for its own page; null where none does. */
export function playingOf(id: string): Playback | null {
  return going?.whole.id === id ? going.playback : null;
}

/** Its own page has it again. */
export function haveBack(playback: Playback): void {
  if (going?.playback !== playback) return;
  going = null;
  takeBack();
}

/** Lets a playing go on after its page, if it plays; else it ends with the page. */
export function letGoOn({ whole, playback }: Going): void {
  const { run } = playback.state();
  if (run !== 'playing' && run !== 'opening') return playback.close();
  const one = { whole, playback };
  const end = () => {
    if (going === one) going = null;
    playback.close();
  };
  playOn({ Part: () => <GoingOn {...one} />, end });
  // Where no page shows it, it has ended by now.
  going = playback.isClosed() ? null : one;
}

function GoingOn({ whole, playback }: Going) {
  const { title, seconds, isFree, bed } = whole;
  const state = usePlaybackState(playback);
  const isOver = state.run === 'finished';
  useMediaSession(playback, state, seconds);
  useOneAtATime(playback, state.run);
  useTellWhenHidden(() => playback);
  useEndsWithMember({ isFree });
  useEffect(() => {
    if (!isOver) return undefined;
    // The last bell and the sounds under it fade first.
    const timer = setTimeout(endPlaying, (bed.fadeSeconds + LAST) * 1000);
    return () => clearTimeout(timer);
  }, [isOver, bed.fadeSeconds]);
  return (
    <MiniPlayer
      title={title}
      note={`${clockWords(state.second)} / ${clockWords(seconds)}`}
      href={wayToWhole(whole)}
      done={state.second / seconds}
      isPlaying={state.run === 'playing'}
      onToggle={() => playback.toggle()}
      onStop={endPlaying}
    />
  );
}

/** How long a last bell sounds, in seconds. */
const LAST = 6;
