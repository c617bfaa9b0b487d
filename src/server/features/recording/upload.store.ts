import type { Database } from '#server/platform/db/database.ts';
import { q, type Tx } from '#server/platform/db/query.ts';

export type UploadRow = {
  readonly id: string;
  readonly recording_id: string;
  readonly bytes: number;
  readonly begun_at: Date;
};
export type Begun = 'done' | 'gone' | 'busy' | 'open' | 'full' | 'waiting_full';
type Begin = {
  readonly id: string;
  readonly recording: string;
  readonly bytes: number;
  readonly most: number;
  readonly waiting: number;
  readonly now: Date;
};

/** Uploads under way: one a member. */
export const uploadStore = {
  mine: (tx: Tx): Promise<UploadRow | null> =>
    tx.first(q.selectFrom('app.upload').select(['id', 'recording_id', 'bytes', 'begun_at'])),

  /** Notes that an upload begins, where the member may, none is under way, and there is room for all of its bytes. */
  async begin(tx: Tx, { id, recording, bytes, most, waiting, now }: Begin): Promise<Begun> {
    const [row] = await tx.callFunction<{ begin_upload: Begun }>('begin_upload', [
      ...[id, recording, bytes, most, waiting, now],
    ]);
    return row?.begin_upload ?? 'gone';
  },

  /** Its bytes are all here: it is a version now, whose bytes a job looks at. False where the member may not, or it is gone. */
  async finish(tx: Tx, id: string, now: Date): Promise<boolean> {
    const [row] = await tx.callFunction<{ finish_upload: boolean }>('finish_upload', [id, now]);
    return row?.finish_upload === true;
  },

  async cancel(tx: Tx, id: string): Promise<boolean> {
    return (await tx.rows(q.deleteFrom('app.upload').where('id', '=', id).returning('id'))).length > 0;
  },

  /** Which of these are under way, or looked at. */
  async kept(db: Database, ids: readonly string[]): Promise<ReadonlySet<string>> {
    const rows = await db.asWorker(null, (tx) => tx.callFunction<{ id: string }>('kept_uploads', [ids]));
    return new Set(rows.map(({ id }) => id));
  },

  async sweep(db: Database, before: Date): Promise<number> {
    const [row] = await db.asWorker(null, (tx) =>
      tx.callFunction<{ sweep_uploads: string }>('sweep_uploads', [before]),
    );
    return Number(row?.sweep_uploads ?? 0);
  },
};
