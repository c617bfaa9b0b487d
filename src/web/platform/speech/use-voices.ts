import { useEffect, useMemo, useState } from 'react';
import { voicesFor } from './choose-voice.ts';
import type { Speech, Voice } from './speech.ts';

/** The voices of the page's language, best first, as the browser comes to know them. */
export function useVoices(speech: Speech | null): readonly Voice[] {
  const [voices, setVoices] = useState<readonly Voice[]>(() => speech?.voices() ?? []);
  useEffect(() => {
    if (!speech) return undefined;
    const look = () => setVoices(speech.voices());
    look();
    return speech.onVoices(look);
  }, [speech]);
  return useMemo(
    () => (voices.length === 0 ? voices : voicesFor(document.documentElement.lang || 'en', voices)),
    [voices],
  );
}
