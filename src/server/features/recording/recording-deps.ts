import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { LargeFiles } from '#server/platform/files/large/large-files.ts';
import type { Log } from '#server/platform/log.ts';
import type { Uploads } from '#server/platform/uploads/uploads.ts';
import type { Vault } from '#server/platform/vault/vault.ts';

/** What recordings are made of: their bytes lie in `largeFiles`, those of uploads under way in `uploads`. */
export type RecordingDeps = {
  readonly db: Database;
  readonly vault: Vault;
  readonly clock: Clock;
  readonly log: Log;
  readonly largeFiles: LargeFiles;
  readonly uploads: Uploads;
};
