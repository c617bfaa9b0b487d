import type { Database } from '#server/platform/db/database.ts';
import type { Tx } from '#server/platform/db/query.ts';

export type WatchRow = { readonly id: string; readonly name: Buffer; readonly until: Date; readonly mine: boolean };
export type QuestionRow = { readonly id: string; readonly body: string; readonly at: Date };
export type AnsweredRow = QuestionRow & {
  readonly state: 'held' | 'shown';
  readonly answer_id: string;
  readonly answer: string;
  readonly answer_name: Buffer | null;
  readonly answered_at: Date;
};
type Answer = {
  readonly id: string;
  readonly question: string;
  readonly body: string;
  readonly name: Buffer;
  readonly language: string;
  readonly at: Date;
};

/** Who looks after the teens' room, and what is asked of moderators: behind functions that ask who calls. */
export const teenCircleStore = {
  watches(tx: Tx): Promise<WatchRow[]> {
    return tx.callFunction<WatchRow>('teen_watches');
  },
  async keepWatch(tx: Tx, { id, name, until }: { id: string; name: Buffer; until: Date }): Promise<boolean> {
    const [row] = await tx.callFunction<{ keep_watch: boolean }>('keep_watch', [id, name, until]);
    return row?.keep_watch === true;
  },
  async endWatch(tx: Tx): Promise<void> {
    await tx.callFunction('end_watch');
  },
  /** Removes watches that ended before an instant; gives how many. */
  async sweep(db: Database, before: Date): Promise<number> {
    const [row] = await db.asWorker(null, (tx) =>
      tx.callFunction<{ sweep_watches: number }>('sweep_watches', [before]),
    );
    return row?.sweep_watches ?? 0;
  },
  openQuestions(tx: Tx, most: number): Promise<QuestionRow[]> {
    return tx.callFunction<QuestionRow>('open_questions', [most]);
  },
  async answer(tx: Tx, { id, question, body, name, language, at }: Answer): Promise<string> {
    const given = [id, question, body, name, language, at];
    const [row] = await tx.callFunction<{ answer_question: string }>('answer_question', given);
    return row?.answer_question ?? 'not_found';
  },
  /** The questions among these ids that the member's tags open. `tagOf` reckons a tag for an id. */
  async answered(
    tx: Tx,
    { since, most, tagOf }: { since: Date; most: number; tagOf: (id: string) => Buffer },
  ): Promise<AnsweredRow[]> {
    const rows = await tx.callFunction<{ question_ids: string }>('question_ids', [since, most]);
    const ids = rows.map(({ question_ids: id }) => id);
    return ids.length === 0 ? [] : tx.callFunction<AnsweredRow>('answered_questions', [ids, ids.map(tagOf)]);
  },
  /** Shows a question to the room, in a transaction that is nobody's. False when it is not hers, or not answered. */
  async share(
    db: Database,
    { id, tag, plant, at }: { id: string; tag: Buffer; plant: string; at: Date },
  ): Promise<boolean> {
    const [row] = await db.asVisitor((tx) =>
      tx.callFunction<{ share_question: boolean }>('share_question', [id, tag, plant, at]),
    );
    return row?.share_question === true;
  },
};
