import { useEffect, useRef, useState } from 'react';
import { useListeningSettings } from '#web/platform/speech/listening-settings.ts';
import { voiceToUse } from '#web/platform/speech/choose-voice.ts';
import { Speaker } from '#web/platform/speech/speaker.ts';
import { browserSpeech } from '#web/platform/speech/speech.ts';
import { useVoices } from '#web/platform/speech/use-voices.ts';
import type { Line } from '../piece/lines.ts';

/** How reading aloud stands. `lost`: the voice stopped by itself. */
export type AloudRun = 'off' | 'speaking' | 'paused' | 'lost';
const OFF = { run: 'off', at: 0 } as const;

/**
 * Reads some lines aloud, one after the other, with a voice of this device alone. It ends with the page, and begins
 * where it paused.
 */
export function useAloud(lines: readonly Line[]) {
  const [speech] = useState(browserSpeech);
  const { settings, change } = useListeningSettings();
  const voices = useVoices(speech);
  const voice = voiceToUse(voices, { chosen: settings.voice, mayLeave: settings.mayLeave });
  const [state, setState] = useState<{ readonly run: AloudRun; readonly at: number }>(OFF);
  const speaker = useRef<Speaker | null>(null);
  useEffect(
    () => () => {
      speaker.current?.hush();
      speaker.current = null;
    },
    [],
  );
  const say = (at: number, how: { readonly voice: string | null; readonly rate: number }) => {
    const line = lines[at];
    if (!line || !speech) return setState(OFF);
    speaker.current ??= new Speaker(speech, () => setState((now) => ({ ...now, run: 'lost' })));
    setState({ run: 'speaking', at });
    speaker.current.say(line.text, { ...how, volume: settings.voiceLoudness }, () => say(at + 1, how));
  };
  const how = { voice: voice?.uri ?? null, rate: settings.voicePace };
  const begin = (at: number) => {
    speaker.current?.begin();
    say(Math.min(Math.max(0, at), lines.length - 1), how);
  };
  const rest = (run: 'off' | 'paused') => {
    speaker.current?.hush();
    setState(({ at }) => (run === 'off' ? OFF : { run, at }));
  };
  return {
    isAble: speech !== null && voice !== null,
    voices: voices.filter(({ isLocal }) => isLocal || settings.mayLeave),
    voice,
    pace: settings.voicePace,
    run: state.run,
    /** The line that is read now. */ spoken: state.run === 'off' ? null : (lines[state.at]?.key ?? null),
    begin: () => begin(state.run === 'off' ? 0 : state.at),
    pause: () => rest('paused'),
    stop: () => rest('off'),
    step: (by: number) => begin(state.at + by),
    choose: (some: { readonly voice?: string; readonly voicePace?: number }) => {
      change(some);
      // What is being said goes on in the new voice from the start of its line.
      if (state.run === 'speaking') say(state.at, { voice: some.voice ?? how.voice, rate: some.voicePace ?? how.rate });
    },
  };
}
export type Aloud = ReturnType<typeof useAloud>;
