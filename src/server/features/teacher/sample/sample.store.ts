import type { RecordingFault } from '#domain/recording/recording.ts';
import type { SampleState } from '#domain/teacher/teacher.ts';
import type { KeptSound } from '#server/platform/audio/keep-sound.ts';
import type { Database } from '#server/platform/db/database.ts';
import { prepared, q, type Tx } from '#server/platform/db/query.ts';

/** A sample recording, as its row tells whoever may read it. */
export type SampleRow = {
  readonly application_id: string;
  readonly id: string;
  readonly state: SampleState;
  readonly fault: RecordingFault | null;
  readonly file: string | null;
  readonly format: string | null;
  readonly bytes: number;
  readonly seconds: number;
  readonly loudness: number | null;
  readonly peaks: Buffer | null;
  readonly begun_at: Date;
};
/** What an address of a sample opens. */
export type HeardSample = { readonly file: string; readonly format: string; readonly bytes: number };
export type Begun = 'done' | 'gone' | 'open' | 'there';

const COLUMNS = [
  'application_id',
  'id',
  'state',
  'fault',
  'file',
  'format',
  'bytes',
  'seconds',
  'loudness',
  'peaks',
  'begun_at',
] as const;
const mine = prepared(({ userId }: { userId: string }) =>
  q.selectFrom('app.teacher_sample').select(COLUMNS).where('user_id', '=', userId),
);
const truth = async (tx: Tx, name: string, args: readonly unknown[]): Promise<boolean> =>
  (await tx.callFunction<Record<string, boolean>>(name, args))[0]?.[name] === true;

/** Sample recordings of applications: one each. */
export const sampleStore = {
  /** The member's own. */
  mine: async (tx: Tx, userId: string): Promise<SampleRow[]> => (await tx.rows(mine({ userId }))) as SampleRow[],

  async begin(tx: Tx, { id, bytes, now }: { id: string; bytes: number; now: Date }): Promise<Begun> {
    const [row] = await tx.callFunction<{ begin_sample: Begun }>('begin_sample', [id, bytes, now]);
    return row?.begin_sample ?? 'gone';
  },

  /** Its bytes are all here. False where the application was answered meanwhile, or the upload is gone. */
  finish: (tx: Tx, id: string): Promise<boolean> => truth(tx, 'finish_sample', [id]),

  async cancel(tx: Tx, id: string): Promise<void> {
    await tx.rows(
      q.deleteFrom('app.teacher_sample').where('id', '=', id).where('state', '=', 'arriving').returning('id'),
    );
  },

  async remove(tx: Tx, userId: string): Promise<void> {
    await tx.rows(q.deleteFrom('app.teacher_sample').where('user_id', '=', userId).returning('id'));
  },

  /** For admins: what can be heard of the applications that wait. */
  waiting: (tx: Tx) => tx.callFunction<SampleRow>('waiting_samples', []),

  /** What this member may hear of it now. */
  heard: async (tx: Tx, id: string): Promise<HeardSample | null> =>
    (await tx.callFunction<HeardSample>('heard_sample', [id]))[0] ?? null,

  isToCheck: (db: Database, id: string) =>
    db.asWorker(null, async (tx) => (await tx.callFunction('sample_to_check', [id])).length > 0),
  async refuse(db: Database, id: string, fault: RecordingFault): Promise<void> {
    await db.asWorker(null, (tx) => tx.callFunction('refuse_sample', [id, fault]));
  },
  /** False where it is gone meanwhile. */
  take: (db: Database, id: string, { file, format, bytes, seconds, loudness, peaks }: KeptSound) =>
    db.asWorker(null, (tx) => truth(tx, 'take_sample', [id, file, format, bytes, seconds, loudness, peaks])),

  /** Removes those of applications that were answered before then, and uploads that were begun before then. */
  async sweep(db: Database, { answered, begun }: { answered: Date; begun: Date }): Promise<number> {
    const [row] = await db.asWorker(null, (tx) =>
      tx.callFunction<{ sweep_samples: string }>('sweep_samples', [answered, begun]),
    );
    return Number(row?.sweep_samples ?? 0);
  },
};
