import { joinAnswers, partAnswers } from '#domain/quiz/kept-answers.ts';
import type { QuizMet } from '#domain/quiz/question-of-day.ts';
import type { Owner } from '#server/platform/vault/owner.ts';
import { sealedRow } from '#server/platform/vault/sealed-row.store.ts';
import { quizYearStore } from './quiz-year.store.ts';

type QuizDocument = { readonly schemaVersion: 1; readonly met: readonly QuizMet[] };

const row = sealedRow<QuizDocument>('daily_quiz', { schemaVersion: 1, met: [] });

/**
 * The questions of the day a member answered, oldest first: one sealed document of the latest, and one for each year of
 * those before, so that an answer does not rewrite all of them.
 */
export const quizStore = {
  /** The latest: more than there are questions. */
  read: async (owner: Owner): Promise<readonly QuizMet[]> => (await row.read(owner)).met,
  readForUpdate: async (owner: Owner): Promise<readonly QuizMet[]> => (await row.readForUpdate(owner)).met,
  /** Every one there is. */
  readAll: async (owner: Owner): Promise<QuizMet[]> => {
    const [older, latest] = await Promise.all([quizYearStore.all(owner), quizStore.read(owner)]);
    return joinAnswers(older, latest);
  },
  /** Keeps the latest; what is too much for one document moves to its year, or stays where that does not open. */
  write: async (owner: Owner, { met, now }: { met: readonly QuizMet[]; now: Date }): Promise<void> => {
    const { together, years } = partAnswers(met);
    const stays: QuizMet[] = [];
    for (const [year, moved] of years)
      if (!(await quizYearStore.add(owner, { year, met: moved, now }))) stays.push(...moved);
    row.write(owner, { document: { schemaVersion: 1, met: [...stays, ...together] }, now });
  },
};
