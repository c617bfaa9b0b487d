import type { Database } from '#server/platform/db/database.ts';
import type { Tx } from '#server/platform/db/query.ts';

/** Which files are somebody's. Their bytes lie in the file store, sealed; a row that goes has its file removed by a job. */
export const fileStore = {
  async add(tx: Tx, { id, bytes }: { id: string; bytes: number }): Promise<void> {
    await tx.door('add_file', [id, bytes]);
  },

  async drop(tx: Tx, id: string): Promise<void> {
    await tx.door('drop_file', [id]);
  },

  /** Which of these names are somebody's. */
  async kept(db: Database, ids: readonly string[]): Promise<ReadonlySet<string>> {
    const rows = await db.asWorker(null, (tx) => tx.door<{ id: string }>('kept_files', [ids]));
    return new Set(rows.map(({ id }) => id));
  },
};
