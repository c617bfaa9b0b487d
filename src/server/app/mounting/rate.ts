import { RATES } from '#contract/limits.ts';
import type { RateName } from '#contract/kit/route.ts';
import type { Clock } from '#server/platform/clock.ts';
import { windowLeft } from '#server/platform/http/counts.ts';

type Count = { hits: number; until: number };

/** Counts kept by the database, for limits that matter across processes. Answers the number of hits in the window. */
export type KeptCount = (bucket: string, seconds: number) => Promise<number>;

const MOST_BUCKETS = 50_000;

/**
 * Counts calls in fixed windows. `factor` multiplies every limit; those that each process counts by itself are divided
 * by how many `processes` there are.
 */
export class Rates {
  readonly #counts = new Map<string, Count>();
  readonly #factor: number;
  readonly #processes: number;
  readonly #kept: KeptCount;
  readonly #clock: Clock;

  constructor({
    factor,
    processes = 1,
    kept,
    clock,
  }: {
    factor: number;
    processes?: number;
    kept: KeptCount;
    clock: Clock;
  }) {
    this.#factor = factor;
    this.#processes = processes;
    this.#kept = kept;
    this.#clock = clock;
  }

  /** Counts one call; the seconds to wait when it is one too many, else null. */
  async overNetwork(name: RateName, network: string): Promise<number | null> {
    return this.#over({ name, who: `net|${network}`, most: RATES[name].perNetwork });
  }

  async overAccount(name: RateName, userId: string): Promise<number | null> {
    return this.#over({ name, who: `user|${userId}`, most: RATES[name].perAccount });
  }

  async #over({ name, who, most }: { name: RateName; who: string; most: number }): Promise<number | null> {
    const { seconds, kept } = RATES[name];
    const bucket = `${name}|${who}`;
    if (kept === true) return (await this.#kept(bucket, seconds)) > most * this.#factor ? windowLeft(seconds) : null;
    const { hits, until } = this.#count(bucket, seconds);
    // What the feature counts for all processes is only held in bounds here: it is nobody's part.
    const parts = kept === false ? this.#processes : 1;
    const mine = Math.max(1, Math.floor((most * this.#factor) / parts));
    return hits > mine ? Math.ceil((until - this.#clock.real().getTime()) / 1000) : null;
  }

  #count(bucket: string, seconds: number): Count {
    const now = this.#clock.real().getTime();
    const held = this.#counts.get(bucket);
    if (held && held.until > now) return Object.assign(held, { hits: held.hits + 1 });
    if (this.#counts.size >= MOST_BUCKETS) this.#dropStale(now);
    const count = { hits: 1, until: now + seconds * 1000 };
    this.#counts.set(bucket, count);
    return count;
  }

  #dropStale(now: number): void {
    for (const [bucket, count] of this.#counts) if (count.until <= now) this.#counts.delete(bucket);
    // Never all of them: whoever makes many buckets must not win back those that count.
    let over = this.#counts.size - (MOST_BUCKETS - MOST_BUCKETS / 10);
    for (const bucket of this.#counts.keys()) if (over-- > 0) this.#counts.delete(bucket);
  }
}
