import { useCallback, useEffect, useRef, useState } from 'react';
import type { MeditationWhole } from '#contract/meditation/meditation.schemas.ts';
import { useFreshAudio } from '#web/features/meditation/listening.queries.ts';
import { endPlaying } from '#web/platform/playing/playing-on.tsx';
import { usePlayerNeeds } from './needs.ts';
import { Playback, type Sounds, type Told, type VoiceWish } from './playback.ts';
import { haveBack, letGoOn, playingOf } from './playing-on.tsx';
import { Recording } from './recording.ts';
import { useReports } from './use-reports.ts';
import { useTellWhenHidden } from './use-tell-when-hidden.ts';

type Start = { readonly from: number; readonly sounds: Sounds; readonly voice: VoiceWish | null };

/**
 * The playing of one meditation, from the press that begins it. What plays goes on when the page is left
 * (`playing-on.tsx`), and is here again when the member comes back. `stoppedAt` is the second at which the member ended
 * it early.
 */
export function usePlayer(whole: MeditationWhole) {
  const { openMix, speech, audio } = usePlayerNeeds();
  const fresh = useFreshAudio(whole.id);
  const reportsOf = useReports(whole.id);
  const [playback, setPlayback] = useState<Playback | null>(() => playingOf(whole.id));
  const [stoppedAt, setStoppedAt] = useState<number | null>(null);
  const now = useRef<Playback | null>(playback);
  const shown = useRef(whole);

  const begin = useCallback(
    (start: Start) => {
      now.current?.close();
      endPlaying();
      const report = reportsOf(crypto.randomUUID());
      const onPlace = (told: Told) => void report(told);
      const record = async () => new Recording(audio(), { ...whole, from: start.from, fresh });
      const isRecording = whole.kind === 'recording';
      const sounds = isRecording ? { openMix: record, speech: null } : { openMix, speech: speech() };
      const next = new Playback(whole, start, { ...sounds, onPlace });
      now.current = next;
      setStoppedAt(null);
      setPlayback(next);
      void next.begin();
    },
    [whole, openMix, speech, audio, fresh, reportsOf],
  );
  const stop = useCallback(() => {
    const ended = now.current;
    if (!ended) return;
    setStoppedAt(ended.position());
    ended.close();
    now.current = null;
    setPlayback(null);
  }, []);

  useTellWhenHidden(() => now.current);
  useEffect(() => {
    shown.current = whole;
  }, [whole]);
  useEffect(() => {
    if (now.current) haveBack(now.current);
    return () => {
      if (now.current) letGoOn({ whole: shown.current, playback: now.current });
      now.current = null;
    };
  }, []);
  return { playback, stoppedAt, begin, stop };
}
