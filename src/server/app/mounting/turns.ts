import { setTimeout as sleep } from 'node:timers/promises';
import { Refusal } from '#server/platform/http/handler.ts';

type Line = { running: number; readonly waiting: (() => void)[] };
type TurnsOptions = {
  readonly atOnce: number;
  readonly waiting: number;
  /** The longest that somebody stands in line, in milliseconds. */ readonly longest: number;
};

/**
 * Whose work goes on at once: `atOnce` of one member's, `waiting` more stand in line, the rest is refused as `busy`.
 * Asked before a connection of the database is, so that one member's writes never hold them all.
 */
export class Turns {
  readonly #lines = new Map<string, Line>();
  readonly #options: TurnsOptions;

  constructor(options: TurnsOptions) {
    this.#options = options;
  }

  /**
   * Runs the work when it is its turn, in the order in which it was asked for. Throws a Refusal where the line is full,
   * or the turn does not come in time: then the work was not begun.
   */
  async run<T>(who: string, work: () => Promise<T>): Promise<T> {
    const line = this.#lines.get(who) ?? { running: 0, waiting: [] };
    this.#lines.set(who, line);
    if (line.running < this.#options.atOnce) line.running += 1;
    else await this.#wait(line);
    try {
      return await work();
    } finally {
      // The turn is handed on; where nobody waits, it ends.
      const next = line.waiting.shift();
      if (next) next();
      else if ((line.running -= 1) === 0) this.#lines.delete(who);
    }
  }

  async #wait(line: Line): Promise<void> {
    const { waiting, longest } = this.#options;
    if (line.waiting.length >= waiting) throw new Refusal('busy');
    const over = new AbortController();
    const turn = Promise.withResolvers<'turn'>();
    const go = () => turn.resolve('turn');
    line.waiting.push(go);
    const late = sleep(longest, 'late' as const, { signal: over.signal, ref: false }).catch(() => 'turn' as const);
    if ((await Promise.race([turn.promise, late])) === 'turn') return over.abort();
    line.waiting.splice(line.waiting.indexOf(go), 1);
    throw new Refusal('busy');
  }
}
