import type { AnswerState, FeedbackKind, FeedbackState } from '#domain/feedback/feedback.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Tx } from '#server/platform/db/query.ts';

/** A case as the database gives it to an admin: neither words nor whose. */
export type QueueRow = {
  readonly id: string;
  readonly number: number;
  readonly kind: FeedbackKind;
  readonly state: FeedbackState;
  readonly first: boolean;
  readonly waits_since: Date | null;
  readonly changed_at: Date;
  readonly version: number;
  readonly has_picture: boolean;
  readonly mine: boolean;
  readonly held_until: Date | null;
  readonly own: boolean;
  readonly merged: number;
  readonly merged_into: number | null;
  readonly announcement_id: string | null;
  readonly has_news: boolean;
};
/** Who acts, for the trail. */
export type StaffAct = { readonly requestId: string; readonly ipPrefix: string; readonly now: Date };
type Position = readonly string[] | null;
/** A case that was opened to the admin who holds it. */
export type OpenedRow = {
  readonly outcome: 'done' | 'not_held' | 'not_found';
  readonly user_id: string;
  readonly picture: string | null;
  readonly word_id: string;
  readonly by_house: boolean;
  readonly sealed: Buffer;
  readonly at: Date;
};
/** A case that an answer goes to. */
export type Recipient = { readonly id: string; readonly user_id: string };
export type Answer = {
  readonly id: string;
  readonly version: number;
  readonly state: AnswerState;
  readonly announcement: string | null;
  /** The cases, and for each the id of its words, the sealed words and the id of what is owed; no words: the state alone. */
  readonly to: readonly {
    readonly id: string;
    readonly word: string;
    readonly sealed: Buffer | null;
    readonly telling: string;
  }[];
};
type Outcome<Other extends string> = 'done' | 'not_found' | Other;
/** What is owed to a member about their feedback. */
export type Owed = { readonly user_id: string; readonly says: 'opened' | 'answered' | 'changed'; readonly at: Date };

/** The queue of feedback, behind functions that ask for the role and for who holds a case. */
export const queueStore = {
  /** The next that wait: each id, and its place in the order. */
  async next(
    tx: Tx,
    { after, most }: { after: Position; most: number },
  ): Promise<{ id: string; at: readonly string[] }[]> {
    const args = [after ? after[0] === 'true' : null, after?.[1] ?? null, after?.[2] ?? null, most];
    const rows = await tx.callFunction<{ id: string; later: boolean; since: string }>('feedback_queue', args);
    return rows.map(({ id, later, since }) => ({ id, at: [String(later), since, id] }));
  },

  async handled(
    tx: Tx,
    { state, after, most }: { state: AnswerState | undefined; after: Position; most: number },
  ): Promise<{ id: string; at: readonly string[] }[]> {
    const args = [state ?? null, after?.[0] ?? null, after?.[1] ?? null, most];
    const rows = await tx.callFunction<{ id: string; at: string }>('handled_feedback', args);
    return rows.map(({ id, at }) => ({ id, at: [at, id] }));
  },

  /** Cases by their ids, in that order; one that is gone meanwhile is left out. */
  async seen(tx: Tx, ids: readonly string[], now: Date): Promise<QueueRow[]> {
    if (ids.length === 0) return [];
    const rows = await tx.callFunction<QueueRow>('seen_feedback', [ids, now]);
    return ids.flatMap((id) => rows.find((row) => row.id === id) ?? []);
  },

  async waiting(tx: Tx): Promise<number> {
    return (await tx.callFunction<{ feedback_waiting: number }>('feedback_waiting'))[0]?.feedback_waiting ?? 0;
  },

  async take(
    tx: Tx,
    { id, until }: { id: string; until: Date },
    { requestId, ipPrefix, now }: StaffAct,
  ): Promise<Outcome<'own' | 'held'>> {
    const args = [id, until, requestId, ipPrefix, now];
    return (
      (await tx.callFunction<{ take_feedback: Outcome<'own' | 'held'> }>('take_feedback', args))[0]?.take_feedback ??
      'not_found'
    );
  },

  async giveBack(tx: Tx, id: string, { requestId, ipPrefix, now }: StaffAct): Promise<Outcome<'not_held'>> {
    type Row = { give_back_feedback: Outcome<'not_held'> };
    const [row] = await tx.callFunction<Row>('give_back_feedback', [id, requestId, ipPrefix, now]);
    return row?.give_back_feedback ?? 'not_found';
  },

  open(
    tx: Tx,
    { id, telling }: { id: string; telling: string },
    { requestId, ipPrefix, now }: StaffAct,
  ): Promise<OpenedRow[]> {
    return tx.callFunction<OpenedRow>('open_feedback', [id, telling, requestId, ipPrefix, now]);
  },

  recipients(tx: Tx, id: string, now: Date): Promise<Recipient[]> {
    return tx.callFunction<Recipient>('feedback_recipients', [id, now]);
  },

  async answer(
    tx: Tx,
    { id, version, state, announcement, to }: Answer,
    { requestId, ipPrefix, now }: StaffAct,
  ): Promise<Outcome<'not_held' | 'moved_on' | 'nothing_changed'>> {
    const words = to.flatMap(({ sealed }) => sealed ?? []);
    const args = [
      ...[id, version, state, announcement, to.map((one) => one.id), to.map(({ word }) => word)],
      ...[words.length > 0 ? words : null, to.map(({ telling }) => telling), requestId, ipPrefix, now],
    ];
    type Row = { answer_feedback: Outcome<'not_held' | 'moved_on' | 'nothing_changed'> };
    return (await tx.callFunction<Row>('answer_feedback', args))[0]?.answer_feedback ?? 'not_found';
  },

  async merge(
    tx: Tx,
    { id, version, into }: { id: string; version: number; into: number },
    { requestId, ipPrefix, now }: StaffAct,
  ): Promise<Outcome<'not_held' | 'moved_on' | 'merge'>> {
    const args = [id, version, into, requestId, ipPrefix, now];
    type Row = { merge_feedback: Outcome<'not_held' | 'moved_on' | 'merge'> };
    return (await tx.callFunction<Row>('merge_feedback', args))[0]?.merge_feedback ?? 'not_found';
  },

  /** What a job owes; from then on the worker may act as its member for five minutes. */
  openTelling(db: Database, id: string): Promise<Owed | null> {
    return db.asWorker(null, async (tx) => (await tx.callFunction<Owed>('open_feedback_telling', [id]))[0] ?? null);
  },

  async closeTelling(db: Database, id: string): Promise<void> {
    await db.asWorker(null, (tx) => tx.callFunction('close_feedback_telling', [id]));
  },
};
