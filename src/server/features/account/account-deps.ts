import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Erasures } from '#server/platform/erasures/erasures.ts';
import type { Files } from '#server/platform/files/files.ts';
import type { RateCounts } from '#server/platform/http/counts.ts';
import type { Tries } from '#server/platform/http/tries.ts';
import type { Passwords } from '#server/platform/passwords/passwords.ts';
import type { Sessions } from '#server/platform/sessions/sessions.ts';
import type { Vault } from '#server/platform/vault/vault.ts';

/** What the account's handlers work with. */
export type AccountDeps = {
  readonly db: Database;
  readonly vault: Vault;
  readonly clock: Clock;
  readonly counts: RateCounts;
  /** Guesses at secrets. */
  readonly tries: Tries;
  readonly passwords: Passwords;
  readonly sessions: Sessions;
  readonly passwordMin: number;
  /** Whose site passkeys belong to. */
  readonly publicOrigin: string;
  /** Multiplies how many tries there may be (RATE_FACTOR). */
  readonly rateFactor: number;
  readonly files: Files;
  readonly erasures: Erasures;
};
