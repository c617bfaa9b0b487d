import type { QuizReply, QuizSource } from '#contract/quiz/quiz.schemas.ts';
import { questionOfDay, type QuizMet } from '#domain/quiz/question-of-day.ts';
import { fitsHer, type QuizQuestion } from '#domain/quiz/quiz-question.ts';
import { memberToday, type Member } from '#server/features/account/public.ts';
import { stageOf } from '#server/features/cycle/public.ts';
import type { Me } from '#server/platform/http/handler.ts';
import { loadQuizContent, type SourceEntry } from './quiz-content.ts';

// Read once, when the server starts, so that it does not start on content that is not whole.
const CONTENT = loadQuizContent();
/** How many the member can look back at on the page; the member's export has them all. */
const SHOWN = 14;

type Known = { readonly member: Member; readonly met: readonly QuizMet[]; readonly now: Date };

/** The member's quiz today, as it may be told: the right answer is in it only once the member has answered. */
export function quizFor(me: Pick<Me, 'userId' | 'ageGroup'>, { member, met, now }: Known): QuizReply {
  const today = memberToday(member, now);
  const her = { ageGroup: me.ageGroup, ...stageOf(member, now) };
  const fitting = CONTENT.questions.filter((question) => fitsHer(question, her));
  const question =
    CONTENT.byId.get(
      questionOfDay(
        fitting.map(({ id }) => id),
        { member: me.userId, today, met },
      ) ?? '',
    ) ?? null;
  const given = met.find(({ date }) => date === today);
  // A question that does not fit the member's any more is not told again, but for today's, which the member has just
  // read.
  const before = met
    .filter(({ date, question: id }) => date !== today && fitting.some((one) => one.id === id))
    .slice(-SHOWN)
    .toReversed();
  return {
    today,
    question: question && { id: question.id, topic: question.topic, ask: question.ask, answers: question.answers },
    answered:
      given && question
        ? { chosen: given.answer, right: question.right, why: question.why, source: sourceOf(question.source) }
        : null,
    met: before.flatMap(({ date, question: id, answer }) => {
      const { ask, answers, right, why, source } = CONTENT.byId.get(id) ?? {};
      return ask && answers && right !== undefined && why && source
        ? [{ date, ask, chosen: answer, right, answers, why, source: sourceOf(source) }]
        : [];
    }),
  };
}

/** A question of the content, by its id. */
export function quizQuestion(id: string): QuizQuestion | null {
  return CONTENT.byId.get(id) ?? null;
}

function sourceOf(id: string): QuizSource {
  const { organisation, title, year, yearOf, address, reviewedOn } = CONTENT.sources.get(id) as SourceEntry;
  return { organisation, title, year, yearOf, address, reviewedOn };
}
