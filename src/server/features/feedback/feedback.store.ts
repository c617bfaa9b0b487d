import type { FeedbackKind, FeedbackState } from '#domain/feedback/feedback.ts';
import { localDate, type LocalDate } from '#domain/calendar/local-date.ts';
import type { Audience } from '#domain/announcement/announcement.ts';
import { prepared, q, type Tx } from '#server/platform/db/query.ts';
import type { Me } from '#server/platform/http/handler.ts';

/** A member's own case, as the member's session may read it. */
export type CaseRow = {
  readonly id: string;
  readonly number: number;
  readonly kind: FeedbackKind;
  readonly state: FeedbackState;
  readonly picture: string | null;
  readonly created_at: Date;
  readonly changed_at: Date;
  readonly announcement_id: string | null;
  readonly seen_at: Date | null;
  /** When the newest answer was said. */ readonly answered_at: Date | null;
};
/** Sealed words of one case. */
export type WordRow = {
  readonly id: string;
  readonly feedback_id: string;
  readonly by_house: boolean;
  readonly sealed: Buffer;
  readonly at: Date;
};
type NewCase = {
  readonly id: string;
  readonly kind: FeedbackKind;
  readonly isFirst: boolean;
  readonly picture: string | null;
  readonly word: string;
  readonly sealed: Buffer;
  readonly most: number;
  readonly now: Date;
};
type MoreWords = Omit<NewCase, 'kind' | 'picture'>;
type Of = { readonly userId: string; readonly id: string };

const own = prepared(({ userId }: Pick<Of, 'userId'>) =>
  q
    .selectFrom('app.feedback')
    .select(['id', 'number', 'kind', 'state', 'picture', 'created_at', 'changed_at', 'announcement_id', 'seen_at'])
    .select((row) =>
      row
        .selectFrom('app.feedback_word as w')
        .select(({ fn }) => fn.max('w.at').as('at'))
        .whereRef('w.user_id', '=', 'app.feedback.user_id')
        .whereRef('w.feedback_id', '=', 'app.feedback.id')
        .where('w.by_house', '=', true)
        .as('answered_at'),
    )
    .where('user_id', '=', userId)
    .orderBy('changed_at', 'desc')
    .orderBy('id', 'desc'),
);
const allWords = prepared(({ userId }: Pick<Of, 'userId'>) =>
  q
    .selectFrom('app.feedback_word')
    .select(['id', 'feedback_id', 'by_house', 'sealed', 'at'])
    .where('user_id', '=', userId)
    .orderBy('at')
    .orderBy('by_house')
    .orderBy('id'),
);
const firstWords = prepared(({ userId }: Pick<Of, 'userId'>) =>
  q
    .selectFrom('app.feedback_word')
    .distinctOn('feedback_id')
    .select(['id', 'feedback_id', 'by_house', 'sealed', 'at'])
    .where('user_id', '=', userId)
    .orderBy('feedback_id')
    .orderBy('at')
    .orderBy('by_house')
    .orderBy('id'),
);
const wordsOfCase = prepared(({ userId, id }: Of) =>
  q
    .selectFrom('app.feedback_word')
    .select(['id', 'feedback_id', 'by_house', 'sealed', 'at'])
    .where('user_id', '=', userId)
    .where('feedback_id', '=', id)
    .orderBy('at')
    .orderBy('by_house')
    .orderBy('id'),
);
const goneWords = prepared(({ userId, id }: Of) =>
  q.deleteFrom('app.feedback_word').where('user_id', '=', userId).where('feedback_id', '=', id),
);
const goneCase = prepared(({ userId, id }: Of) =>
  q.deleteFrom('app.feedback').where('user_id', '=', userId).where('id', '=', id),
);

/** A member's own feedback. What moves a case goes through privileged functions; the words lie sealed. */
export const feedbackStore = {
  async all({ tx, userId }: Me): Promise<CaseRow[]> {
    return (await tx.rows(own({ userId }))).map((row) => ({
      ...row,
      kind: row.kind as FeedbackKind,
      state: row.state as FeedbackState,
    }));
  },

  async one(me: Me, id: string): Promise<CaseRow | null> {
    return (await feedbackStore.all(me)).find((row) => row.id === id) ?? null;
  },

  words({ tx, userId }: Me, id: string): Promise<WordRow[]> {
    return tx.rows(wordsOfCase({ userId, id }));
  },

  /** The first of each case. */
  firsts({ tx, userId }: Me): Promise<WordRow[]> {
    return tx.rows(firstWords({ userId }));
  },

  /** Those of all cases, the oldest first. */
  everything({ tx, userId }: Me): Promise<WordRow[]> {
    return tx.rows(allWords({ userId }));
  },

  /** Opens a case; false where the member has as many as are kept. */
  async send(tx: Tx, { id, kind, isFirst, picture, word, sealed, most, now }: NewCase): Promise<boolean> {
    const args = [id, kind, isFirst, picture, word, sealed, most, now];
    const [row] = await tx.callFunction<{ send_feedback: number | null }>('send_feedback', args);
    return row !== undefined && row.send_feedback !== null;
  },

  async sayMore(tx: Tx, { id, isFirst, word, sealed, most, now }: MoreWords): Promise<'done' | 'not_found' | 'full'> {
    const args = [id, isFirst, word, sealed, most, now];
    const [row] = await tx.callFunction<{ say_more_feedback: 'done' | 'not_found' | 'full' }>(
      'say_more_feedback',
      args,
    );
    return row?.say_more_feedback ?? 'not_found';
  },

  /** She has looked at an answer; false where there is none of that id. */
  async see(tx: Tx, { id, word }: { id: string; word: string }): Promise<boolean> {
    return (await tx.callFunction<{ see_feedback: boolean }>('see_feedback', [id, word]))[0]?.see_feedback === true;
  },

  async close(tx: Tx, id: string, now: Date): Promise<boolean> {
    return (
      (await tx.callFunction<{ close_feedback: boolean }>('close_feedback', [id, now]))[0]?.close_feedback === true
    );
  },

  async remove({ tx, userId }: Me, id: string): Promise<void> {
    await tx.rows(goneWords({ userId, id }));
    await tx.rows(goneCase({ userId, id }));
  },

  /** What was announced to these audiences and had been asked for. */
  async changes(tx: Tx, { to, today, most }: { to: readonly Audience[]; today: LocalDate; most: number }) {
    const rows = await tx.callFunction<{
      id: string;
      title: string;
      words: string;
      category: string;
      shown_on: string;
    }>('changes_asked_for', [to, today, most]);
    return rows.map(({ shown_on: day, ...row }) => ({ ...row, date: localDate(day) }));
  },
};
