import { randomUUID } from 'node:crypto';
import type { Need } from '#domain/meditation/meditation.ts';
import type { Phase } from '#domain/cycle/cycle-view.ts';
import type { RecordingFault, RecordingState } from '#domain/recording/recording.ts';
import type { Database } from '#server/platform/db/database.ts';
import { isOneOfIds, prepared, q, type Tx } from '#server/platform/db/query.ts';

/** A version of a recording, as its row tells whoever may read it. */
export type RecordingRow = {
  readonly id: string;
  readonly recording_id: string;
  readonly number: number;
  readonly teacher_id: string | null;
  readonly status: RecordingState;
  readonly fault: RecordingFault | null;
  readonly version: number;
  readonly file: string | null;
  readonly format: string | null;
  readonly bytes: number;
  readonly seconds: number;
  readonly loudness: number | null;
  readonly peaks: Buffer | null;
  readonly title: string;
  readonly line: string;
  readonly led_by: Buffer | null;
  readonly phases: readonly Phase[];
  readonly needs: readonly Need[];
  readonly cautions: string;
  readonly captions: string;
  readonly audience: 'both' | 'adult';
  readonly hidden: boolean;
  readonly is_free: boolean;
  readonly yearly_only: boolean;
  readonly place: number | null;
  readonly note: string | null;
  readonly quote: string | null;
  readonly shown_at: Date | null;
  readonly changed_at: Date;
};

const COLUMNS = [
  'id',
  'recording_id',
  'number',
  'teacher_id',
  'status',
  'fault',
  'version',
  'file',
  'format',
  'bytes',
  'seconds',
  'loudness',
  'peaks',
  'title',
  'line',
  'led_by',
  'phases',
  'needs',
  'cautions',
  'captions',
  'audience',
  'hidden',
  'is_free',
  'yearly_only',
  'place',
  'note',
  'quote',
  'shown_at',
  'changed_at',
] as const;

const ofState = prepared(({ status }: { status: string }) =>
  q.selectFrom('app.recording').select(COLUMNS).where('status', '=', status).orderBy('changed_at').limit(500),
);
const versionsOf = prepared(({ recording }: { recording: string }) =>
  q.selectFrom('app.recording').select(COLUMNS).where('recording_id', '=', recording).orderBy('number'),
);
const oneVersion = prepared(({ id }: { id: string }) =>
  q.selectFrom('app.recording').select(COLUMNS).where('id', '=', id),
);

/** What a teacher says of a version: columns that may be changed. */
export type Described = Partial<
  Pick<RecordingRow, 'title' | 'line' | 'led_by' | 'phases' | 'needs' | 'cautions' | 'captions'>
>;
type Act = { readonly requestId: string; readonly ipPrefix: string; readonly now: Date; readonly reason: string };
type Listing = {
  readonly status: string;
  readonly isFree: boolean;
  readonly yearlyOnly: boolean;
  readonly place: number | null;
  readonly version: number;
};
type Figures = {
  readonly recording_id: string;
  readonly plays: string;
  readonly seconds: string;
  readonly finished: string;
};

const truth = async (tx: Tx, name: string, args: readonly unknown[]): Promise<boolean> =>
  (await tx.callFunction<Record<string, boolean>>(name, args))[0]?.[name] === true;
const word = async (tx: Tx, name: string, args: readonly unknown[]): Promise<string> =>
  (await tx.callFunction<Record<string, string>>(name, args))[0]?.[name] ?? '';

/** Versions of recordings. Whose they are is asked of the database alone. */
export const recordingStore = {
  /** The versions in a state that the member of this transaction may read, the longest there first. */
  inState: async (tx: Tx, status: RecordingState): Promise<RecordingRow[]> =>
    (await tx.rows(ofState({ status }))) as RecordingRow[],

  /** The versions of a recording that the member may read, by number. */
  versions: async (tx: Tx, recording: string): Promise<RecordingRow[]> =>
    (await tx.rows(versionsOf({ recording }))) as RecordingRow[],

  version: async (tx: Tx, id: string): Promise<RecordingRow | null> =>
    (await tx.first(oneVersion({ id }))) as RecordingRow | null,

  /** The member's own versions. */
  async mine(tx: Tx): Promise<RecordingRow[]> {
    const ids = (await tx.callFunction<{ id: string }>('my_recordings')).map(({ id }) => id);
    const query = q
      .selectFrom('app.recording')
      .select(COLUMNS)
      .where(isOneOfIds('id', ids))
      .orderBy('changed_at', 'desc');
    return (await tx.rows(query)) as RecordingRow[];
  },

  /** Changes what is said of a version that its teacher works on; false where it stands otherwise by now. */
  describe: (tx: Tx, row: RecordingRow, { said, now }: { said: Described; now: Date }) => {
    const { title, line, led_by: name, phases, needs, cautions, captions } = { ...row, ...said };
    return truth(tx, 'describe_recording', [
      ...[row.id, row.version, title, line, name, phases, needs, cautions, captions, now],
    ]);
  },

  submit: (
    tx: Tx,
    recording: string,
    { version, teacher, now }: { version: number; teacher: string | null; now: Date },
  ) => truth(tx, 'submit_recording', [recording, version, teacher, now]),
  withdraw: (tx: Tx, recording: string, now: Date) => truth(tx, 'withdraw_recording', [recording, now]),
  remove: (tx: Tx, recording: string) => truth(tx, 'remove_recording', [recording]),

  /** What was heard of the member's own recordings, in all weeks. */
  async figures(tx: Tx): Promise<ReadonlyMap<string, { plays: number; seconds: number; finished: number }>> {
    const rows = await tx.callFunction<Figures>('my_figures');
    return new Map(
      rows.map(({ recording_id: id, plays, seconds, finished }) => [
        id,
        { plays: Number(plays), seconds: Number(seconds), finished: Number(finished) },
      ]),
    );
  },

  decide: (
    tx: Tx,
    recording: string,
    {
      version,
      to,
      both,
      quote,
      reason,
      requestId,
      ipPrefix,
      now,
    }: Act & {
      version: number;
      to: RecordingState;
      both: boolean;
      quote: string | null;
    },
  ) => word(tx, 'decide_recording', [recording, version, to, both, quote, reason, requestId, ipPrefix, now]),

  list: (tx: Tx, recording: string, { status, isFree, yearlyOnly, place, version, ...act }: Listing & Act) =>
    word(tx, 'list_recording', [
      ...[randomUUID(), recording, version, status, isFree, yearlyOnly, place],
      ...[act.reason, act.requestId, act.ipPrefix, act.now],
    ]),
};

/** What the worker does with the bytes of versions. */
export const soundStore = {
  isToCheck: (db: Database, id: string) =>
    db.asWorker(null, async (tx) => (await tx.callFunction('recording_to_check', [id])).length > 0),
  async refuse(db: Database, id: string, { fault, now }: { fault: RecordingFault; now: Date }): Promise<void> {
    await db.asWorker(null, (tx) => tx.callFunction('refuse_recording', [id, fault, now]));
  },
  /** False where the version is gone meanwhile. */
  take: (
    db: Database,
    id: string,
    sound: { file: string; format: string; bytes: number; seconds: number; loudness: number; peaks: Buffer; now: Date },
  ) =>
    db.asWorker(null, (tx) =>
      truth(tx, 'take_recording', [
        ...[id, sound.file, sound.format, sound.bytes, sound.seconds, sound.loudness, sound.peaks, sound.now],
      ]),
    ),
  /** Which of these files are somebody's. */
  async kept(db: Database, files: readonly string[]): Promise<ReadonlySet<string>> {
    const rows = await db.asWorker(null, (tx) => tx.callFunction<{ id: string }>('kept_sounds', [files]));
    return new Set(rows.map(({ id }) => id));
  },
};
