/**
 * What we use of the browser's Web Speech recognition; not every browser has it, and the compiler's list of the
 * platform has not all of it.
 */
export type Recogniser = {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  processLocally?: boolean;
  onresult: ((event: HeardEvent) => void) | null;
  onerror: ((event: { readonly error: string }) => void) | null;
  onend: (() => void) | null;
  start(): void;
  stop(): void;
  abort(): void;
};
export type HeardEvent = {
  readonly resultIndex: number;
  readonly results: ArrayLike<ArrayLike<{ readonly transcript: string }> & { readonly isFinal: boolean }>;
};
type Where = { readonly langs: readonly string[]; readonly processLocally: true };
export type RecogniserClass = { new (): Recogniser; available?: ((where: Where) => Promise<string>) | undefined };

/** The browser's recognition, or null where there is none. */
export function recogniserHere(): RecogniserClass | null {
  const { SpeechRecognition, webkitSpeechRecognition } = globalThis as {
    SpeechRecognition?: RecogniserClass;
    webkitSpeechRecognition?: RecogniserClass;
  };
  return SpeechRecognition ?? webkitSpeechRecognition ?? null;
}

/**
 * Whether this browser has all it needs to recognise a language without sending the sound anywhere. A browser that
 * cannot say so counts as one that sends.
 */
export async function isLocal(language: string, Recognition = recogniserHere()): Promise<boolean> {
  if (!Recognition?.available) return false;
  return Recognition.available({ langs: [language], processLocally: true }).then(
    (answer) => answer === 'available',
    () => false,
  );
}
