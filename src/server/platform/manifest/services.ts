import type { LetterKind } from '../anonymous/letterbox.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import type { Erasures } from '../erasures/erasures.ts';
import type { Files } from '../files/files.ts';
import type { LargeFiles } from '../files/large/large-files.ts';
import type { RateCounts } from '../http/counts.ts';
import type { Tries } from '../http/tries.ts';
import type { Log } from '../log.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { NoticeKinds } from '../notices/kind.ts';
import type { Passwords } from '../passwords/passwords.ts';
import type { Payments } from '../payments/payments.ts';
import type { Payouts } from '../payments/payouts.ts';
import type { Push } from '../push/push.ts';
import type { Sessions } from '../sessions/sessions.ts';
import type { SealedColumn } from '../vault/renewal.store.ts';
import type { AfterRemoval } from './after-removal.ts';
import type { Uploads } from '../uploads/uploads.ts';
import type { Vault } from '../vault/vault.ts';

/** What a feature may be built from: the platform's parts, opened once for the process. */
export type Services = {
  readonly db: Database;
  readonly vault: Vault;
  readonly clock: Clock;
  readonly log: Log;
  readonly counts: RateCounts;
  readonly tries: Tries;
  readonly passwords: Passwords;
  readonly sessions: Sessions;
  readonly passwordMin: number;
  readonly publicOrigin: string;
  readonly rateFactor: number;
  readonly files: Files;
  /** Where teachers’ recordings lie, and uploads under way. */
  readonly largeFiles: LargeFiles;
  readonly uploads: Uploads;
  readonly erasures: Erasures;
  readonly mailer: Mailer;
  /** Null where no messages to phones are set up. */
  readonly push: Push | null;
  /** The kinds of notices of all manifests. */
  readonly kinds: NoticeKinds;
  /** What is published without a name, of all manifests. */
  readonly letters: readonly LetterKind[];
  /** Null where no payments are taken. */
  readonly payments: Payments | null;
  /** Null where the payment provider pays nobody out. */
  readonly payouts: Payouts | null;
  /** What a renewed key seals again, of all manifests. */
  readonly sealedColumns: readonly SealedColumn[];
  /** What is made good after a row that did not open was removed, by its table. */
  readonly afterRemoval: Readonly<Record<string, AfterRemoval>>;
};
