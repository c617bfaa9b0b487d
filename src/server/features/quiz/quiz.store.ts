import type { QuizMet } from '#domain/quiz/question-of-day.ts';
import type { Owner } from '#server/platform/vault/owner.ts';
import { sealedRow } from '#server/platform/vault/sealed-row.store.ts';

type QuizDocument = { readonly schemaVersion: 1; readonly met: readonly QuizMet[] };

const row = sealedRow<QuizDocument>('daily_quiz', { schemaVersion: 1, met: [] });

/** The questions of the day a member answered, oldest first: one sealed document. */
export const quizStore = {
  read: async (owner: Owner): Promise<readonly QuizMet[]> => (await row.read(owner)).met,
  readForUpdate: async (owner: Owner): Promise<readonly QuizMet[]> => (await row.readForUpdate(owner)).met,
  write: (owner: Owner, { met, now }: { met: readonly QuizMet[]; now: Date }): void =>
    row.write(owner, { document: { schemaVersion: 1, met }, now }),
};
