import { RATES } from '#contract/limits.ts';
import type { RateName } from '#contract/kit/route.ts';
import type { Clock } from '#server/platform/clock.ts';

type Count = { hits: number; until: number };

/** Counts kept by the database, for limits that matter across processes. Answers the number of hits in the window. */
export type KeptCount = (bucket: string, seconds: number) => Promise<number>;

const MOST_BUCKETS = 50_000;

/** Counts calls in fixed windows. `factor` multiplies every limit. */
export class Rates {
  readonly #counts = new Map<string, Count>();
  readonly #factor: number;
  readonly #kept: KeptCount;
  readonly #clock: Clock;

  constructor({ factor, kept, clock }: { factor: number; kept: KeptCount; clock: Clock }) {
    this.#factor = factor;
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
    const hits = kept ? await this.#kept(bucket, seconds) : this.#count(bucket, seconds);
    return hits > most * this.#factor ? seconds : null;
  }

  #count(bucket: string, seconds: number): number {
    const now = this.#clock.real().getTime();
    const held = this.#counts.get(bucket);
    if (held && held.until > now) return (held.hits += 1);
    if (this.#counts.size >= MOST_BUCKETS) this.#dropStale(now);
    this.#counts.set(bucket, { hits: 1, until: now + seconds * 1000 });
    return 1;
  }

  #dropStale(now: number): void {
    for (const [bucket, count] of this.#counts) if (count.until <= now) this.#counts.delete(bucket);
    // Never all of them: whoever makes many buckets must not win back those that count.
    let over = this.#counts.size - (MOST_BUCKETS - MOST_BUCKETS / 10);
    for (const bucket of this.#counts.keys()) if (over-- > 0) this.#counts.delete(bucket);
  }
}
