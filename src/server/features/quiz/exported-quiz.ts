import type { ExportedQuiz } from '#domain/export/export-document.ts';
import { hidesFertility } from '#domain/stage/stage.ts';
import { memberStore } from '#server/features/account/public.ts';
import { stageOf } from '#server/features/cycle/public.ts';
import type { Me } from '#server/platform/http/handler.ts';
import { quizStore } from './quiz.store.ts';
import { quizQuestion } from './read-quiz.ts';

/**
 * Every question of the day the member answered, in words, oldest first; none that the member's age or the member's
 * stage hides.
 */
export async function exportedQuiz(me: Me, now: Date): Promise<ExportedQuiz[]> {
  const [member, met] = await Promise.all([memberStore.read(me), quizStore.readAll(me)]);
  const { stage, quiet } = stageOf(member, now);
  const hides = quiet || hidesFertility(stage);
  return met.flatMap(({ date, question: id, answer }) => {
    const question = quizQuestion(id);
    if (!question?.bands.includes(me.ageGroup) || (hides && question.speaksOf.includes('fertility'))) return [];
    return [{ date, question: question.ask, answer: question.answers[answer] ?? '' }];
  });
}
