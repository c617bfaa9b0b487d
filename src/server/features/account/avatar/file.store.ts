import type { Database } from '#server/platform/db/database.ts';
import type { Tx } from '#server/platform/db/query.ts';

/**
 * Which files are somebody's. Their bytes lie in the file store, sealed; a row that goes has its file removed by a job.
 */
export const fileStore = {
  /** False when all that is the member's would take more than `most` bytes; nothing is noted then. */
  async add(tx: Tx, { id, bytes, most }: { id: string; bytes: number; most: number }): Promise<boolean> {
    return (
      (await tx.callFunction<{ add_file_within: boolean }>('add_file_within', [id, bytes, most]))[0]
        ?.add_file_within === true
    );
  },

  async drop(tx: Tx, id: string): Promise<void> {
    await tx.callFunction('drop_file', [id]);
  },

  /** Which of these names are somebody's. */
  async kept(db: Database, ids: readonly string[]): Promise<ReadonlySet<string>> {
    const rows = await db.asWorker(null, (tx) => tx.callFunction<{ id: string }>('kept_files', [ids]));
    return new Set(rows.map(({ id }) => id));
  },
};
