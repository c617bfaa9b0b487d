import { MEMBER, route } from '#contract/kit/route.ts';
import { archetypeAnswerBody, archetypeKept, archetypeReply } from './archetype.schemas.ts';

const base = { access: MEMBER, params: null, query: null, status: 200, cache: 'no-store' } as const;

export const archetypeRoutes = {
  getArchetypeQuiz: route({
    ...base,
    method: 'GET',
    path: '/api/archetype-quiz',
    rate: 'read',
    bodyLimit: 0,
    summary: 'Her archetype quiz: questions, answers so far, mirrors',
    body: null,
    reply: archetypeReply,
    errors: [],
  }),
  keepArchetypeAnswer: route({
    ...base,
    method: 'PATCH',
    path: '/api/archetype-quiz/answers',
    rate: 'write',
    bodyLimit: 1024,
    summary: 'Keep one answer of the archetype quiz',
    health: true,
    body: archetypeAnswerBody,
    reply: archetypeKept,
    errors: ['archetype_resting'],
  }),
  finishArchetypeQuiz: route({
    ...base,
    method: 'POST',
    path: '/api/archetype-quiz/finish',
    rate: 'write',
    bodyLimit: 0,
    summary: 'Count the answers and show the mirror; finished twice is once',
    health: true,
    body: null,
    reply: archetypeReply,
    errors: ['archetype_unfinished'],
  }),
} as const;
