import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Mailer } from '#server/platform/mail/mailer.ts';
import type { NoticeKinds } from '#server/platform/notices/kind.ts';
import type { Push } from '#server/platform/push/push.ts';
import type { Vault } from '#server/platform/vault/vault.ts';

/** What the pipeline works with. `push` is null where no messages to phones are set up. */
export type NoticeServices = {
  readonly db: Database;
  readonly vault: Vault;
  readonly clock: Clock;
  readonly mailer: Mailer;
  readonly push: Push | null;
  readonly publicOrigin: string;
  readonly kinds: NoticeKinds;
};
