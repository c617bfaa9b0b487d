import { route } from '#contract/kit/route.ts';
import {
  myThanksReply,
  receivedThanksParams,
  receivedThanksReply,
  thanksParams,
  thanksPost,
} from './thanks.schemas.ts';

const reads = {
  access: { who: 'member', age: 'adult', plan: 'any' },
  method: 'GET',
  path: '/api/thanks/:recording',
  rate: 'read',
  bodyLimit: 0,
  params: thanksParams,
  query: null,
  body: null,
  status: 200,
  cache: 'no-store',
  reply: myThanksReply,
  errors: ['not_found'],
} as const;
const TEACHER = { who: 'teacher', age: 'adult', plan: 'any' } as const;

export const thanksRoutes = {
  getReceivedThanks: route({
    ...reads,
    access: TEACHER,
    path: '/api/thanks/received',
    summary: 'What a teacher is thanked for: never by whom',
    params: null,
    reply: receivedThanksReply,
    errors: [],
  }),
  getMyThanks: route({ ...reads, summary: 'Her own thank-you for a recording, and whether she can send one' }),
  sayThanks: route({
    ...reads,
    method: 'POST',
    rate: 'nameless',
    bodyLimit: 4 * 1024,
    summary: 'Thank a teacher for a recording, in one line and without a name',
    body: thanksPost,
    errors: ['not_found', 'words_refused', 'thanks_not_heard', 'said_already', 'circle_paused', 'circle_left'],
  }),
  takeThanksBack: route({
    ...reads,
    method: 'DELETE',
    rate: 'nameless',
    summary: 'Take her thank-you back',
  }),
  reportThanks: route({
    ...reads,
    access: TEACHER,
    method: 'POST',
    rate: 'write',
    path: '/api/thanks/received/:thanks/report',
    summary: 'Have a moderator look at a thank-you; it leaves the teacher’s list until then',
    params: receivedThanksParams,
    reply: receivedThanksReply,
  }),
};
