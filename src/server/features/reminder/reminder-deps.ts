import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { NoticeKinds } from '#server/platform/notices/kind.ts';
import type { Push } from '#server/platform/push/push.ts';
import type { Vault } from '#server/platform/vault/vault.ts';

/** What reminders work with. `push` is null where no messages to phones are set up. */
export type ReminderDeps = {
  readonly db: Database;
  readonly vault: Vault;
  readonly clock: Clock;
  readonly push: Push | null;
  /** Every kind of notice there is: those that the time makes due, and the words of all. */
  readonly kinds: NoticeKinds;
};
