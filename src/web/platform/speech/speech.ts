/** A voice of this device, or one that its maker speaks on servers of its own. */
export type Voice = {
  readonly uri: string;
  readonly name: string;
  readonly lang: string;
  /** Whether the words stay on this device. */ readonly isLocal: boolean;
};

/** One piece of text on its way to a voice, and what is to be told of it. */
export type Piece = {
  readonly text: string;
  readonly voice: string | null;
  /** 1 is the voice's own pace. */ readonly rate: number;
  /** From 0 to 1. */ readonly volume: number;
  readonly onStart: () => void;
  readonly onEnd: () => void;
  readonly onError: () => void;
};

/** The browser's speech as we need it; tests put a voice of their own in its place. */
export type Speech = {
  voices(): readonly Voice[];
  /** Voices may come late, and change. */
  onVoices(changed: () => void): () => void;
  speak(piece: Piece): void;
  cancel(): void;
};

/** The speech of this browser; null where it has none. */
export function browserSpeech(): Speech | null {
  if (!('speechSynthesis' in globalThis) || !('SpeechSynthesisUtterance' in globalThis)) return null;
  const synth = globalThis.speechSynthesis;
  // An utterance that nobody holds is collected in the middle of a word by some browsers, and its end is never told.
  let held: SpeechSynthesisUtterance | null = null;
  return {
    voices: () =>
      synth
        .getVoices()
        .map(({ voiceURI, name, lang, localService }) => ({ uri: voiceURI, name, lang, isLocal: localService })),
    onVoices: (changed) => {
      synth.addEventListener('voiceschanged', changed);
      return () => synth.removeEventListener('voiceschanged', changed);
    },
    speak: ({ text, voice, rate, volume, onStart, onEnd, onError }) => {
      const utterance = new SpeechSynthesisUtterance(text);
      const found = synth.getVoices().find(({ voiceURI }) => voiceURI === voice);
      if (found) utterance.voice = found;
      utterance.lang = found?.lang ?? document.documentElement.lang;
      Object.assign(utterance, { rate, volume });
      utterance.addEventListener('start', onStart);
      utterance.addEventListener('boundary', onStart);
      utterance.addEventListener('end', onEnd);
      utterance.addEventListener('error', onError);
      held = utterance;
      synth.speak(held);
      // A tab that was in the background leaves it standing.
      synth.resume();
    },
    cancel: () => synth.cancel(),
  };
}
