import type { Database } from '#server/platform/db/database.ts';

/** How far the hourly comparison with the provider came, and who is to be read anew. */
export const compareStore = {
  async until(db: Database): Promise<Date | null> {
    const [row] = await db.asWorker(null, (tx) => tx.callFunction<{ compared_until: Date }>('compared_until'));
    return row?.compared_until ?? null;
  },
  async noteUntil(db: Database, at: Date): Promise<void> {
    await db.asWorker(null, (tx) => tx.callFunction('note_compared', [at]));
  },
  async due(db: Database, { now, limit }: { now: Date; limit: number }): Promise<readonly string[]> {
    const rows = await db.asWorker(null, (tx) =>
      tx.callFunction<{ customer_id: string }>('due_customers', [now, limit]),
    );
    return rows.map((row) => row.customer_id);
  },
};
