import type { Database } from '../db/database.ts';
import type { Vault } from '../vault/vault.ts';

/**
 * How often a secret may be guessed: `most` within `seconds`, then a wait that doubles up to `longest`; `perMonth` in
 * 30 days.
 */
export type TryLimit = {
  readonly most: number;
  readonly seconds: number;
  readonly longest: number;
  readonly perMonth: number;
};
/**
 * What a try was answered: the seconds to wait (0: it may be made), whether it is the first or the last of its 30 days,
 * and whether these are spent.
 */
export type CountedTry = {
  readonly wait: number;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly isSpent: boolean;
};

/** Guesses at a secret, counted for every process under keyed names and kept 30 days. */
export type Tries = {
  /**
   * Counts one try before it is looked at: a wrong one has then been counted already, a right one is cleared. `limit` is
   * that of passwords unless it says.
   */
  take(bucket: string, limit?: TryLimit): Promise<CountedTry>;
  /** A try that nobody could look at does not count. */
  giveBack(bucket: string): Promise<void>;
  /** The right one came. */
  clear(bucket: string): Promise<void>;
  /** Whether the tries of 30 days are spent. Asking counts nothing. */
  isSpent(bucket: string): Promise<boolean>;
  /** Removes what is older than 30 days, and says how much that was. */
  sweep(): Promise<number>;
};

/** Opens the shared tries. `factor` multiplies how many there may be (RATE_FACTOR), never how long one waits. */
export function openTries({
  db,
  vault,
  factor,
  limit: usual,
}: {
  db: Database;
  vault: Vault;
  factor: number;
  limit: TryLimit;
}): Tries {
  const name = (bucket: string) => vault.mac('rate-bucket', `try|${bucket}`);
  return {
    take: async (bucket, limit = usual) => {
      const perMonth = limit.perMonth * factor;
      const [row] = await db.asVisitor((tx) =>
        tx.callFunction<{ wait: number; fails: number }>('take_try', [
          name(bucket),
          Math.min(limit.most * factor, 1_000_000_000),
          limit.seconds,
          limit.longest,
        ]),
      );
      if (!row) throw new Error('a try was not counted');
      return {
        wait: row.wait,
        isFirst: row.wait === 0 && row.fails === 1,
        isLast: row.fails === perMonth,
        isSpent: row.fails > perMonth,
      };
    },
    giveBack: async (bucket) => {
      await db.asVisitor((tx) => tx.callFunction('give_back_try', [name(bucket)]));
    },
    clear: async (bucket) => {
      await db.asVisitor((tx) => tx.callFunction('clear_tries', [name(bucket)]));
    },
    isSpent: async (bucket) => {
      const [row] = await db.asWorker(null, (tx) => tx.callFunction<{ tries_of: number }>('tries_of', [name(bucket)]));
      return (row?.tries_of ?? 0) > usual.perMonth * factor;
    },
    sweep: async () => {
      const [row] = await db.asWorker(null, (tx) => tx.callFunction<{ sweep_tries: string }>('sweep_tries'));
      return Number(row?.sweep_tries ?? 0);
    },
  };
}
