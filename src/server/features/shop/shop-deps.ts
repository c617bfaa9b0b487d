import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Log } from '#server/platform/log.ts';
import type { Payments } from '#server/platform/payments/payments.ts';
import type { Vault } from '#server/platform/vault/vault.ts';

/** What the shop works with. `payments` is null where this server takes none. */
export type ShopDeps = {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly vault: Vault;
  readonly payments: Payments | null;
  readonly publicOrigin: string;
};
/** The events of the provider and the minutes of the shop need no more than this. */
export type OrderDeps = Pick<ShopDeps, 'db' | 'clock' | 'log'> & { readonly payments: Payments };
