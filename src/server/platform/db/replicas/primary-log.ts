import type { Position } from './position.ts';

type Sample = { readonly position: Position; readonly at: number };

/**
 * How far the log of the primary had come at moments of the last seconds. It turns a replica's place into a moment, by
 * this process's own clock: no clock of a database is asked, and a primary where nothing happens is no lag.
 */
export class PrimaryLog {
  readonly #keptMs: number;
  #samples: readonly Sample[] = [];

  constructor(keptMs: number) {
    this.#keptMs = keptMs;
  }

  /**
   * The primary answered with this place, and was asked at `at` (ms): whatever it had acknowledged by then comes before.
   * A place before the last one is another history: nothing of the one before counts.
   */
  note(position: Position, at: number): void {
    const last = this.#samples.at(-1);
    const known = last && position < last.position ? [] : this.#samples.filter((one) => at - one.at <= this.#keptMs);
    this.#samples = [...known, { position, at }];
  }

  /** The last moment (ms) whose writes are all there for who has replayed so far; null when that is longer ago than is kept. */
  heldBy(replayed: Position): number | null {
    return this.#samples.findLast(({ position }) => position <= replayed)?.at ?? null;
  }

  /** Another primary, or one that was away: nothing is known. */
  forget(): void {
    this.#samples = [];
  }
}
