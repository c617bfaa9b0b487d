import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Payments } from '#server/platform/payments/payments.ts';

/** What plans and payments work with. `payments` is null where this server takes none. */
export type SubscriptionHouse = { readonly db: Database; readonly clock: Clock; readonly payments: Payments | null; readonly publicOrigin: string };
