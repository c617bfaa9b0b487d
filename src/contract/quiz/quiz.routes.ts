import { MEMBER, route } from '#contract/kit/route.ts';
import { quizAnswerBody, quizReply } from './quiz.schemas.ts';

const base = { access: MEMBER, params: null, query: null, reply: quizReply, status: 200, cache: 'no-store' } as const;

export const quizRoutes = {
  getDailyQuiz: route({
    ...base,
    method: 'GET',
    path: '/api/daily-quiz',
    rate: 'read',
    bodyLimit: 0,
    summary: 'The question of her day, and those she met',
    body: null,
    errors: [],
  }),
  answerDailyQuiz: route({
    ...base,
    method: 'POST',
    path: '/api/daily-quiz/answer',
    rate: 'write',
    bodyLimit: 1024,
    summary: 'Answer it, once a day: the first answer stays',
    health: true,
    body: quizAnswerBody,
    errors: ['quiz_moved_on'],
  }),
} as const;
