import type { BreathSpan } from '#domain/meditation/breath.ts';
import { secondAfter } from '#domain/meditation/pace.ts';

/** Seconds that stand while nothing plays: the audio clock of a mix, or a timer where there is no sound. */
export type Ticking = { now(): number };
type Course = {
  readonly total: number;
  readonly breaths?: readonly BreathSpan[];
  readonly from?: number;
};

/**
 * The one position in a meditation, in seconds from its beginning: what plays, counted by one clock, at the pace (paced breaths
 * keep their own time). Captions, bells, breath and voice all ask it, so none of them can drift from another. It never passes the end.
 */
export class PositionClock {
  readonly #total: number;
  readonly #breaths: readonly BreathSpan[];
  readonly #source: Ticking;
  #from: number;
  #since: number;
  #pace = 1;

  constructor(source: Ticking, { total, breaths = [], from = 0 }: Course) {
    this.#breaths = breaths;
    this.#source = source;
    this.#total = total;
    this.#from = this.#within(from);
    this.#since = source.now();
  }

  position(): number {
    const [from, pace, breaths] = [this.#from, this.#pace, this.#breaths];
    return this.#within(secondAfter({ from, pace, breaths }, this.#source.now() - this.#since));
  }

  /** Goes to a second; the nearest end where it lies beyond one. */
  seek(second: number): void {
    this.#from = this.#within(second);
    this.#since = this.#source.now();
  }

  /** Goes on at another pace from where it is. */
  setPace(pace: number): void {
    this.seek(this.position());
    this.#pace = pace;
  }

  get pace(): number {
    return this.#pace;
  }

  #within(second: number): number {
    return Math.min(this.#total, Math.max(0, second));
  }
}
