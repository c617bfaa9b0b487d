import type { Owner } from '../vault/owner.ts';
import type { Usage } from './quota.store.ts';

type Known = { usage: Usage; readonly until: number; writes: number };
type QuotaOptions = {
  readonly most: Usage;
  readonly measure: (owner: Owner) => Promise<Usage>;
  readonly now: () => number;
};

const FRESH_MS = 10 * 60_000;
/** Writes after which it is measured again: what one adds is guessed until then. */
const WRITES = 200;
const MOST_KNOWN = 10_000;
/** A sealed document and its row, beside what was sent. */
const BESIDE = 512;

/**
 * How much one member may store. Measured at the member's first write and again every ten minutes or two hundred
 * writes; in between each write counts as what was sent. A member may be a few writes beyond it, never far.
 */
export class Quota {
  readonly #known = new Map<string, Known>();
  readonly #options: QuotaOptions;

  constructor(options: QuotaOptions) {
    this.#options = options;
  }

  /** Counts a write of that many bytes. False when there is no room for it. */
  async admits(owner: Owner, bytes: number): Promise<boolean> {
    const { most, now } = this.#options;
    const held = this.#known.get(owner.keys.userId);
    const known = held && held.until > now() && held.writes < WRITES ? held : await this.#measure(owner);
    const next = { rows: known.usage.rows + 1, bytes: known.usage.bytes + bytes + BESIDE };
    if (next.rows > most.rows || next.bytes > most.bytes) {
      // Room that the member has made counts at once.
      this.#known.delete(owner.keys.userId);
      return false;
    }
    known.usage = next;
    known.writes += 1;
    return true;
  }

  async #measure(owner: Owner): Promise<Known> {
    const known = { usage: await this.#options.measure(owner), until: this.#options.now() + FRESH_MS, writes: 0 };
    const oldest = this.#known.keys().next().value;
    if (this.#known.size >= MOST_KNOWN && oldest !== undefined) this.#known.delete(oldest);
    this.#known.set(owner.keys.userId, known);
    return known;
  }
}
