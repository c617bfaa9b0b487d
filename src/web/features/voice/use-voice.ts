import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { toast } from '#web/ui/overlays/toast.ts';
import { spokenLanguage } from './language.ts';
import { Listening, type Stop } from './listening.ts';
import { isLocal, recogniserHere } from './recogniser.ts';
import { useSpokenText, type SpokenField } from './spoken-text.ts';
import { NOT_AVAILABLE, STOP_TOASTS, voice } from './voice.copy.ts';

type State = 'idle' | 'listening' | 'stopped';

/** Listening into one field (§4.11): idle, listening, stopped. Words go in at the caret, as the member left it. */
export function useVoice({ field, value, onChange }: SpokenField) {
  const [state, setState] = useState<State>('idle');
  const [interim, setInterim] = useState('');
  const [said, setSaid] = useState('');
  const listening = useRef<Listening | null>(null);
  const starting = useRef(false);
  const write = useSpokenText({ field, value, onChange });
  const onWords = (words: string) => {
    if (write(words)) return;
    setSaid(voice.full);
    listening.current?.stop();
  };
  const onStop = (why: Stop) => {
    listening.current = null;
    setState('stopped');
    setSaid((before) => (before === voice.full ? before : voice.stopped));
    if (why !== 'manual') toast(STOP_TOASTS[why]);
  };
  const start = async () => {
    const Recognition = recogniserHere();
    if (!Recognition) return void toast(NOT_AVAILABLE);
    if (listening.current || starting.current) return;
    starting.current = true;
    const language = spokenLanguage();
    const local = await isLocal(language, Recognition);
    if (!starting.current) return;
    starting.current = false;
    setState('listening');
    setSaid(voice.listening);
    const heard = { onWords, onInterim: setInterim, onStop };
    listening.current = new Listening(Recognition, { language, local }, heard);
    listening.current.start();
  };
  const stop = () => {
    starting.current = false;
    listening.current?.stop();
  };
  useStopOnLeaving(stop);
  return { state, interim, said, start, stop };
}

/** Nobody is listened to on a page that is left or out of sight. */
function useStopOnLeaving(stop: () => void): void {
  const leave = useEffectEvent(stop);
  useEffect(() => {
    const hide = () => document.hidden && leave();
    document.addEventListener('visibilitychange', hide);
    window.addEventListener('pagehide', leave);
    return () => {
      document.removeEventListener('visibilitychange', hide);
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, []);
}
