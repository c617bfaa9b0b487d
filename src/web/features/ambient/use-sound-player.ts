import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { levelOf } from '#domain/ambient/mix.ts';
import { sleepState, type SleepMinutes } from '#domain/ambient/sleep-timer.ts';
import { SOUNDS, type Levels } from '#domain/sound/sound.ts';
import type { Mix } from '#web/platform/sound/open-mix.ts';
import { endPlaying } from '#web/platform/playing/playing-on.tsx';
import { useLockScreen } from './use-lock-screen.ts';

/** How long the sounds take to come and to go at a press, in seconds. */
const SOFTLY = 0.6;
export type Run = 'paused' | 'starting' | 'playing' | 'failed' | 'unsupported';

export type SoundPlayer = {
  readonly run: Run;
  readonly play: () => Promise<void>;
  readonly pause: () => void;
  readonly minutes: SleepMinutes | null;
  /** When the timer ends, in milliseconds of the device's clock; null while nothing plays or no timer is set. */
  readonly endsAt: number | null;
  readonly setTimer: (minutes: SleepMinutes | null) => void;
};

/** A mix that was begun, to be taken up by whoever shows it now. */
export type Going = {
  readonly mix: Mix;
  readonly levels: Levels;
  readonly isPlaying: boolean;
  readonly minutes: SleepMinutes | null;
  readonly endsAt: number | null;
};
type Props = {
  readonly levels: Levels;
  /** What was begun already. */ readonly from: Going | null;
  /** Has what was begun when this player goes, and lets go of it. */ readonly onLeave: (going: Going) => void;
};

/** Plays a mix, whose levels it follows. What makes the sound is fetched at the first press. */
export function useSoundPlayer({ levels, from, onLeave }: Props): SoundPlayer {
  const mix = useRef<Mix | null>(from?.mix ?? null);
  const isGone = useRef(false);
  const [run, setRun] = useState<Run>(from?.isPlaying ? 'playing' : 'paused');
  const [minutes, setMinutes] = useState<SleepMinutes | null>(from?.minutes ?? null);
  const [endsAt, setEndsAt] = useState<number | null>(from?.endsAt ?? null);
  const paused = () => {
    setRun('paused');
    setEndsAt(null);
  };
  const pause = () => {
    mix.current?.pause();
    paused();
  };
  const begin = async (): Promise<Run> => {
    if (!mix.current) {
      const { openMix } = await import('#web/platform/sound/open-mix.ts');
      const opened = await openMix({ levels });
      if (!opened) return 'unsupported';
      if (isGone.current) opened.close();
      opened.onPause(paused);
      mix.current = opened;
    }
    if (isGone.current) return 'paused';
    mix.current.setLoudness(1, SOFTLY);
    await mix.current.play();
    return 'playing';
  };
  const play = async () => {
    if (run === 'starting' || run === 'playing') return;
    // What played on from another page makes room; the small player's own sound is no other.
    if (!from) endPlaying();
    setRun('starting');
    const now = await begin().catch((): Run => 'failed');
    setRun(now);
    setEndsAt(now === 'playing' ? endOf(minutes) : null);
  };
  const setTimer = (wanted: SleepMinutes | null) => {
    setMinutes(wanted);
    if (run !== 'playing') return;
    setEndsAt(endOf(wanted));
    mix.current?.setLoudness(1, SOFTLY);
  };
  useEffect(() => {
    for (const sound of SOUNDS) mix.current?.setLevel(sound, levelOf(levels, sound));
  }, [levels, run]);
  const leave = useLatest(() => {
    const left = mix.current;
    mix.current = null;
    if (left) onLeave({ mix: left, levels, isPlaying: run === 'playing', minutes, endsAt });
  });
  useEffect(() => {
    isGone.current = false;
    const deaf = mix.current?.onPause(paused);
    return () => {
      isGone.current = true;
      deaf?.();
      leave();
    };
  }, [leave]);
  useSleepTimer(endsAt, { fade: (seconds) => mix.current?.setLoudness(0, seconds), end: pause });
  useLockScreen(run === 'playing', { play: () => void play(), pause });
  return { run, play, pause, minutes, endsAt, setTimer };
}

/** What was drawn last, for when it goes: an effect event cannot be asked then. */
function useLatest(work: () => void) {
  const latest = useRef(work);
  useEffect(() => {
    latest.current = work;
  });
  return useCallback(() => latest.current(), []);
}

function endOf(minutes: SleepMinutes | null): number | null {
  return minutes === null ? null : Date.now() + minutes * 60_000;
}

type Sleep = { readonly fade: (seconds: number) => void; readonly end: () => void };

// A device that slept wakes later than it was asked to: each step looks at the clock anew.
function useSleepTimer(endsAt: number | null, sleep: Sleep): void {
  const fade = useEffectEvent(sleep.fade);
  const end = useEffectEvent(sleep.end);
  useEffect(() => {
    if (endsAt === null) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const step = () => {
      const state = sleepState(endsAt, Date.now());
      if (state.kind === 'over') return end();
      if (state.kind === 'fading') fade(state.secondsLeft);
      timer = setTimeout(step, 1000 * (state.kind === 'fading' ? state.secondsLeft : state.secondsToFade));
    };
    step();
    return () => clearTimeout(timer);
  }, [endsAt]);
}
