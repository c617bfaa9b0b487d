import { joinAnswers } from '#domain/quiz/kept-answers.ts';
import type { QuizMet } from '#domain/quiz/question-of-day.ts';
import { q, prepared } from '#server/platform/db/query.ts';
import type { Owner } from '#server/platform/vault/owner.ts';

type YearDocument = { readonly schemaVersion: 1; readonly met: readonly QuizMet[] };

const place = (id: string) => ({ table: 'daily_quiz_year', rowId: id });

const ofMember = prepared(({ userId }: { userId: string }) =>
  q.selectFrom('app.daily_quiz_year').select(['id', 'sealed']).where('user_id', '=', userId),
);
const ofYear = prepared(({ userId, id }: { userId: string; id: string }) =>
  q.selectFrom('app.daily_quiz_year').select('sealed').where('user_id', '=', userId).where('id', '=', id),
);
type Written = { readonly userId: string; readonly id: string; readonly sealed: Buffer; readonly now: Date };
const newYear = prepared(({ userId, id, sealed, now }: Written) =>
  q
    .insertInto('app.daily_quiz_year')
    .values({ user_id: userId, id, sealed, updated_at: now })
    .onConflict((clash) =>
      clash.columns(['user_id', 'id']).doUpdateSet((eb) => ({
        sealed: eb.ref('excluded.sealed'),
        updated_at: eb.ref('excluded.updated_at'),
        version: eb('app.daily_quiz_year.version', '+', 1),
      })),
    ),
);

/** Older answers, a sealed document a year. */
export const quizYearStore = {
  /** Every older answer, without those of a year whose row does not open. */
  async all({ tx, keys }: Owner): Promise<QuizMet[]> {
    const rows = await tx.rows(ofMember(keys));
    return rows.flatMap(({ id, sealed }) => (keys.openOrNull(place(id), sealed) as YearDocument | null)?.met ?? []);
  },

  /**
   * Adds answers to their year. Only for who holds the member's answers. False, and nothing is written, where the
   * year's row does not open.
   */
  async add(
    { tx, keys }: Owner,
    { year, met, now }: { year: string; met: readonly QuizMet[]; now: Date },
  ): Promise<boolean> {
    const id = keys.blindId('daily-quiz-year', year);
    const row = await tx.first(ofYear({ userId: keys.userId, id }));
    const before = row
      ? (keys.openOrNull(place(id), row.sealed) as YearDocument | null)
      : { schemaVersion: 1, met: [] };
    if (!before) return false;
    const document: YearDocument = { schemaVersion: 1, met: joinAnswers(before.met, met) };
    tx.enqueue(newYear({ userId: keys.userId, id, sealed: keys.seal(place(id), document), now }));
    return true;
  },
};
