import { useState } from 'react';
import { keepText, keptText } from '#web/platform/browser-storage.ts';

/** How the member listens on this device. It names a voice of the device and numbers, and no meditation. */
export type ListeningSettings = {
  readonly isVoiceOn: boolean;
  /** The voice the member chose; null for the best one. */ readonly voice: string | null;
  /** Voices that are made on their maker's servers may be used: the member was told and said so. */
  readonly mayLeave: boolean;
  readonly voicePace: number;
  readonly voiceLoudness: number;
  readonly soundLoudness: number;
};

const KEY = 'meditation_listening';
const AT_FIRST: ListeningSettings = {
  isVoiceOn: false,
  voice: null,
  mayLeave: false,
  voicePace: 0.9,
  voiceLoudness: 0.9,
  soundLoudness: 0.6,
};

/** The settings of this device, and the way to change some of them; they last until the member signs out. */
export function useListeningSettings() {
  const [settings, setSettings] = useState(keptSettings);
  const change = (some: Partial<ListeningSettings>) => {
    const next = { ...settings, ...some };
    keepText('localStorage', KEY, JSON.stringify(next));
    setSettings(next);
  };
  return { settings, change };
}

function keptSettings(): ListeningSettings {
  const text = keptText('localStorage', KEY);
  if (text === null) return AT_FIRST;
  try {
    return { ...AT_FIRST, ...(JSON.parse(text) as Partial<ListeningSettings>) };
  } catch {
    return AT_FIRST;
  }
}
