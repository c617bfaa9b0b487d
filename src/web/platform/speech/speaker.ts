import { piecesOf } from './spoken-pieces.ts';
import type { Speech } from './speech.ts';

export type HowToSay = { readonly voice: string | null; readonly rate: number; readonly volume: number };

/** How long a voice may take to begin, in milliseconds. */
export const START_MS = 4_000;
/** Letters a slow voice says in a second, and a quick one, at its own pace. */
const SLOW_LETTERS = 6;
const QUICK_LETTERS = 60;
/** What is added to the time of a slow voice before it counts as cut off, in milliseconds. */
const PATIENCE_MS = 3_000;
/** How often in a row a voice may say that it ended before it can have spoken. */
const LIES = 2;

/**
 * Says one text at a time through the browser's voice, piece by piece, and watches it: a voice that does not begin,
 * does not end, fails, or says that it ended before it can have spoken is lost, which is told once. What it tells of an
 * earlier text, or tells twice, is not heard. Once lost it says nothing until `begin` is called again.
 */
export class Speaker {
  readonly #speech: Speech;
  readonly #onLost: () => void;
  #isLost = false;
  #turn = 0;
  #lies = 0;
  #watch: ReturnType<typeof setTimeout> | undefined;

  constructor(speech: Speech, onLost: () => void) {
    this.#speech = speech;
    this.#onLost = onLost;
  }

  /** Trusts the voice again: the member turned it on, or chose another. */
  begin(): void {
    this.hush();
    [this.#isLost, this.#lies] = [false, 0];
  }

  /** Says a text now, then calls `done`. What was still being said is broken off: it never waits in line. */
  say(text: string, how: HowToSay, done: () => void = () => {}): void {
    if (this.#isLost) return;
    this.hush();
    this.#next(piecesOf(text), { how, done });
  }

  /** Silence at once. */
  hush(): void {
    this.#turn += 1;
    clearTimeout(this.#watch);
    this.#speech.cancel();
  }

  #next([text, ...later]: readonly string[], saying: { readonly how: HowToSay; readonly done: () => void }): void {
    if (text === undefined) return saying.done();
    const { how } = saying;
    const turn = ++this.#turn;
    const at = Date.now();
    let started = false;
    const mine = () => turn === this.#turn;
    const lose = () => void (mine() && this.#lose());
    this.#watchFor(START_MS, lose);
    try {
      this.#speech.speak({
        ...how,
        text,
        onStart: () => {
          if (!mine() || started) return;
          started = true;
          this.#watchFor((text.length / (SLOW_LETTERS * how.rate)) * 1000 + PATIENCE_MS, lose);
        },
        onEnd: () => {
          if (!mine()) return;
          clearTimeout(this.#watch);
          const soonest = (text.length / (QUICK_LETTERS * how.rate)) * 1000;
          this.#lies = Date.now() - at < soonest ? this.#lies + 1 : 0;
          if (this.#lies >= LIES) return this.#lose();
          this.#next(later, saying);
        },
        onError: lose,
      });
    } catch {
      lose();
    }
  }

  #watchFor(milliseconds: number, lose: () => void): void {
    clearTimeout(this.#watch);
    this.#watch = setTimeout(lose, milliseconds);
  }

  #lose(): void {
    this.#isLost = true;
    this.hush();
    this.#onLost();
  }
}
