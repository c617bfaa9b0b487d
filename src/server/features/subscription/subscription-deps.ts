import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Log } from '#server/platform/log.ts';
import type { Vault } from '#server/platform/vault/vault.ts';
import type { Payments } from '#server/platform/payments/payments.ts';
import type { Payouts } from '#server/platform/payments/payouts.ts';

/** What plans and payments work with. `payments` is null where this server takes none. */
export type SubscriptionDeps = {
  readonly db: Database;
  readonly vault: Vault;
  readonly clock: Clock;
  readonly log: Log;
  readonly payments: Payments | null;
  /** Null where the provider pays nobody out. */
  readonly payouts: Payouts | null;
  readonly publicOrigin: string;
};
/** The same where it takes some. */
export type PayingDeps = SubscriptionDeps & { readonly payments: Payments };
