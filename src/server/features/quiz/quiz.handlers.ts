import type { quizRoutes } from '#contract/quiz/quiz.routes.ts';
import type { QuizReply } from '#contract/quiz/quiz.schemas.ts';
import { memberStore, memberToday } from '#server/features/account/public.ts';
import type { Clock } from '#server/platform/clock.ts';
import { refuse, type HandlersOf, type Me } from '#server/platform/http/handler.ts';
import { quizStore } from './quiz.store.ts';
import { quizFor } from './read-quiz.ts';

export function quizHandlers({ clock }: { readonly clock: Clock }): HandlersOf<typeof quizRoutes> {
  return {
    getDailyQuiz: ({ me }) => readQuiz(me, clock.now()),
    answerDailyQuiz: async ({ me, body: { question, answer } }) => {
      const now = clock.now();
      const member = await memberStore.read(me);
      const met = await quizStore.readForUpdate(me);
      const before = quizFor(me, { member, met, now });
      // The first answer stays: a second one, from another device or another day of the same date, changes nothing.
      if (before.answered) return before;
      if (before.question?.id !== question) return refuse('quiz_moved_on');
      if (answer >= before.question.answers.length)
        return refuse('invalid_input', { fields: { answer: 'This is not one of the answers' } });
      const after = [...met, { date: memberToday(member, now), question, answer }];
      await quizStore.write(me, { met: after, now });
      return quizFor(me, { member, met: after, now });
    },
  };
}

/** The member's quiz today. */
async function readQuiz(me: Me, now: Date): Promise<QuizReply> {
  const [member, met] = await Promise.all([memberStore.read(me), quizStore.read(me)]);
  return quizFor(me, { member, met, now });
}
