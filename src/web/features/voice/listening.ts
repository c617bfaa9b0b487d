import type { HeardEvent, Recogniser, RecogniserClass } from './recogniser.ts';

/** §4.11 and §9: how long one recording may last, in milliseconds. */
export const LONGEST_MS = 15 * 60_000;
/** How often in a row a browser may end at once without a word before we stop asking it. */
const MOST_EMPTY_ENDS = 5;
const AT_ONCE_MS = 1_000;
/** Not failures: silence, and our own stop. */
const HARMLESS = new Set(['no-speech', 'aborted']);

/** Why listening is over (§4.11). */
export type Stop = 'manual' | 'error' | 'limit' | 'unstartable';
export type Heard = {
  readonly onWords: (words: string) => void;
  readonly onInterim: (words: string) => void;
  readonly onStop: (why: Stop) => void;
};
type How = { readonly language: string; readonly local: boolean };

/**
 * One recording: from start() until the member stops, an error, or 15 minutes. A browser that ends by itself after a
 * silence is started again. Nothing is kept: words go out as they come.
 */
export class Listening {
  readonly #recogniser: Recogniser;
  readonly #heard: Heard;
  #limit: ReturnType<typeof setTimeout> | undefined;
  #over = false;
  #interim = '';
  #startedAt = 0;
  #emptyEnds = 0;

  constructor(Recognition: RecogniserClass, { language, local }: How, heard: Heard) {
    this.#heard = heard;
    this.#recogniser = new Recognition();
    this.#recogniser.lang = language;
    this.#recogniser.continuous = true;
    this.#recogniser.interimResults = true;
    if (local) this.#recogniser.processLocally = true;
    this.#recogniser.onresult = (event) => this.#take(event);
    this.#recogniser.onerror = ({ error }) => !HARMLESS.has(error) && this.#stop('error');
    this.#recogniser.onend = () => this.#again();
  }

  start(): void {
    this.#limit = setTimeout(() => this.#stop('limit'), LONGEST_MS);
    this.#begin('unstartable');
  }

  /** The member stops. What was heard and not yet settled is kept as it stood. */
  stop(): void {
    this.#stop('manual');
  }

  #begin(otherwise: Stop): void {
    this.#startedAt = Date.now();
    try {
      this.#recogniser.start();
    } catch {
      this.#stop(otherwise);
    }
  }

  #take({ resultIndex, results }: HeardEvent): void {
    if (this.#over) return;
    this.#emptyEnds = 0;
    const fresh = Array.from(results).slice(resultIndex);
    const wordsOf = (final: boolean) =>
      fresh
        .filter(({ isFinal }) => isFinal === final)
        .map((result) => result[0]?.transcript ?? '')
        .join('');
    const words = wordsOf(true);
    if (words.trim()) this.#heard.onWords(words);
    this.#show(wordsOf(false));
  }

  #again(): void {
    if (this.#over) return;
    this.#settle();
    this.#emptyEnds = Date.now() - this.#startedAt < AT_ONCE_MS ? this.#emptyEnds + 1 : 0;
    if (this.#emptyEnds >= MOST_EMPTY_ENDS) this.#stop('error');
    else this.#begin('error');
  }

  #stop(why: Stop): void {
    if (this.#over) return;
    this.#settle();
    this.#over = true;
    clearTimeout(this.#limit);
    this.#recogniser.abort();
    this.#heard.onStop(why);
  }

  /** A browser that ends gives no final form of what it was still guessing at: the guess is better than a hole. */
  #settle(): void {
    if (this.#interim.trim()) this.#heard.onWords(this.#interim);
    this.#show('');
  }

  #show(interim: string): void {
    this.#interim = interim;
    this.#heard.onInterim(interim);
  }
}
