import type { Database } from '#server/platform/db/database.ts';
import { prepared, q, type Tx } from '#server/platform/db/query.ts';

export type ApplicationState = 'open' | 'accepted' | 'declined' | 'withdrawn';
export type ApplicationRow = {
  readonly id: string;
  readonly sealed: Buffer;
  readonly state: string;
  readonly reason: Buffer | null;
  readonly sent_at: Date;
  readonly ended_at: Date | null;
};
/** Whom a decision is told to. */
export type Telling = { readonly user_id: string; readonly state: 'open' | 'accepted' | 'declined' };
type Act = { readonly requestId: string; readonly ipPrefix: string; readonly now: Date };
type Decision = { readonly id: string; readonly accepts: boolean; readonly reason: Buffer };

const mine = prepared(({ userId }: { userId: string }) =>
  q
    .selectFrom('app.teacher_application')
    .select(['id', 'sealed', 'state', 'reason', 'sent_at', 'ended_at'])
    .where('user_id', '=', userId)
    .orderBy('sent_at', 'desc')
    .orderBy('id'),
);

/** Applications to teach. Every write is one function of the database, which knows who asks. */
export const applicationStore = {
  /** The member's own, the latest first. */
  mine: (tx: Tx, userId: string): Promise<ApplicationRow[]> => tx.rows(mine({ userId })),

  async add(tx: Tx, { id, sealed, now }: { id: string; sealed: Buffer; now: Date }) {
    const rows = await tx.callFunction<{ apply_to_teach: 'done' | 'open' | 'teacher' | 'gone' }>('apply_to_teach', [
      id,
      sealed,
      now,
    ]);
    return rows[0]?.apply_to_teach ?? 'gone';
  },

  /** False when none waits. */
  async withdraw(tx: Tx, now: Date): Promise<boolean> {
    const rows = await tx.callFunction<{ withdraw_teaching: boolean }>('withdraw_teaching', [now]);
    return rows[0]?.withdraw_teaching === true;
  },

  /** For admins: what waits, the oldest first, or what was decided, the newest first. */
  seen: (tx: Tx, { waiting, most }: { waiting: boolean; most: number }) =>
    tx.callFunction<ApplicationRow & { readonly mine: boolean }>('teacher_applications', [waiting, most]),

  async decide(tx: Tx, { id, accepts, reason }: Decision, { requestId, ipPrefix, now }: Act) {
    const args = [id, accepts, reason, requestId, ipPrefix, now];
    const rows = await tx.callFunction<{ decide_teacher_application: 'done' | 'gone' | 'own' | 'moved_on' }>(
      'decide_teacher_application',
      args,
    );
    return rows[0]?.decide_teacher_application ?? 'gone';
  },

  /** What is to be told of an application, and from then on the worker may act as its member; null when it was told. */
  openTelling: (db: Database, id: string): Promise<Telling | null> =>
    db.asWorker(null, async (tx) => (await tx.callFunction<Telling>('open_teacher_telling', [id]))[0] ?? null),

  async closeTelling(db: Database, id: string, state: ApplicationState): Promise<void> {
    await db.asWorker(null, (tx) => tx.callFunction('close_teacher_telling', [id, state]));
  },

  /** Removes what ended before then. Gives how many. */
  async sweep(db: Database, before: Date): Promise<number> {
    const rows = await db.asWorker(null, (tx) =>
      tx.callFunction<{ sweep_teacher_applications: string }>('sweep_teacher_applications', [before]),
    );
    return Number(rows[0]?.sweep_teacher_applications ?? 0);
  },
};
