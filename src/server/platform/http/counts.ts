import type { Database } from '../db/database.ts';
import type { Vault } from '../vault/vault.ts';

/** Counts of tries that every process shares, kept in the database under keyed names for at most 24 hours. */
export type RateCounts = {
  /** Counts one more and says whether that is more than `max` in this window. */
  over(bucket: string, limit: { max: number; seconds: number }): Promise<boolean>;
  /** Whether `max` has been reached, without counting one. */
  reached(bucket: string, limit: { max: number; seconds: number }): Promise<boolean>;
  /** Starts a count again at nothing. */
  forget(bucket: string): Promise<void>;
  /** Counts one more and gives the number. */
  hit(bucket: string, seconds: number): Promise<number>;
};

/** Seconds until a window of so many seconds is over, by which the shared counts count. */
export function windowLeft(seconds: number): number {
  return Math.ceil(seconds - ((Date.now() / 1000) % seconds));
}

/** Opens the shared counts. `factor` multiplies every limit (RATE_FACTOR). */
export function openCounts({ db, vault, factor }: { db: Database; vault: Vault; factor: number }): RateCounts {
  const name = (bucket: string) => vault.mac('rate-bucket', bucket);
  const hit = async (bucket: string, seconds: number) => {
    const rows = await db.asVisitor((tx) => tx.callFunction<{ hit: number }>('hit', [name(bucket), seconds]));
    return rows[0]?.hit ?? 0;
  };
  return {
    hit,
    over: async (bucket, { max, seconds }) => (await hit(bucket, seconds)) > max * factor,
    reached: async (bucket, { max, seconds }) => {
      const rows = await db.asVisitor((tx) => tx.callFunction<{ hits: number }>('hits', [name(bucket), seconds]));
      return (rows[0]?.hits ?? 0) >= max * factor;
    },
    forget: async (bucket) => {
      await db.asVisitor((tx) => tx.callFunction('forget_hits', [name(bucket)]));
    },
  };
}
