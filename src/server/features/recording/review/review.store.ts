import type { Database } from '#server/platform/db/database.ts';
import type { Tx } from '#server/platform/db/query.ts';
import type { ReviewStep } from './recording.emails.ts';

type Telling = {
  readonly user_id: string;
  readonly step: ReviewStep;
  readonly title: string;
  readonly quote: string | null;
};

/** What a teacher is owed to be told of a review. */
export const reviewStore = {
  /** What is to be told of a version, and from then on the worker may act as its teacher; null when it was told. */
  openTelling: (db: Database, id: string): Promise<Telling | null> =>
    db.asWorker(null, async (tx) => (await tx.callFunction<Telling>('open_recording_telling', [id]))[0] ?? null),

  /** In the transaction that told it. */
  async closeTelling(tx: Tx, { id, step }: { id: string; step: ReviewStep }): Promise<void> {
    await tx.callFunction('close_recording_telling', [id, step]);
  },
};
