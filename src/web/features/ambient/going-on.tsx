import { useEffect } from 'react';
import { soundsOn } from '#domain/ambient/mix.ts';
import { minutesLeft } from '#domain/ambient/sleep-timer.ts';
import { MOST_SOUNDS_IN_LIMITED } from '#domain/sound/sound.ts';
import { href } from '#contract/screens.ts';
import { endPlaying, playOn, takeBack } from '#web/platform/playing/playing-on.tsx';
import { useEndsWithMember } from '#web/platform/playing/use-ends-with.ts';
import { MiniPlayer } from '#web/ui/playing/mini-player.tsx';
import { ambient } from './ambient.copy.ts';
import { useDeviceNow } from './use-device-now.ts';
import { useSoundPlayer, type Going } from './use-sound-player.ts';

/** The mix that goes on while the member is on other pages. */
let going: Going | null = null;

/** The mix that goes on elsewhere, for its own page. */
export function mixOn(): Going | null {
  return going;
}

/** Its own page has it again. */
export function haveMixBack(): void {
  if (!going) return;
  going = null;
  takeBack();
}

/** Lets a mix go on after its page, if it plays; else it ends with the page. */
export function letMixGoOn(one: Going): void {
  if (!one.isPlaying) return one.mix.close();
  going = one;
  const end = () => {
    if (going?.mix === one.mix) going = null;
    one.mix.close();
  };
  playOn({ Part: () => <GoingOn of={one} />, end });
}

function GoingOn({ of }: { readonly of: Going }) {
  const on = soundsOn(of.levels).length;
  // What the small player shows goes with its own end, and not with its drawing.
  const { run, play, pause, minutes, endsAt } = useSoundPlayer({ levels: of.levels, from: of, onLeave: keepOn });
  useEndsWithMember({ isFree: on <= MOST_SOUNDS_IN_LIMITED });
  const now = useDeviceNow(endsAt !== null);
  const left = endsAt === null || now === null ? null : minutesLeft(endsAt, now);
  const isPlaying = run === 'playing';
  useEffect(() => {
    if (going?.mix === of.mix) going = { ...of, isPlaying, minutes, endsAt };
  }, [of, isPlaying, minutes, endsAt]);
  return (
    <MiniPlayer
      title={ambient.title}
      note={left === null ? ambient.count(on) : ambient.timer.leftShort(left)}
      href={href('ambientSounds')}
      done={minutes === null || left === null ? null : 1 - left / minutes}
      isPlaying={isPlaying}
      onToggle={() => void (isPlaying ? pause() : play())}
      onStop={endPlaying}
    />
  );
}

function keepOn(): void {
  // Whoever took it has it: its page, or its end.
}
