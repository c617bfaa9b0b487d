import { MEMBER, route } from '#contract/kit/route.ts';
import { moonMonth, moonMonthQuery, moonPeriodsReply } from './moon.schemas.ts';

const read = {
  method: 'GET',
  access: MEMBER,
  rate: 'read',
  bodyLimit: 0,
  params: null,
  body: null,
  status: 200,
  errors: [],
} as const;

export const moonRoutes = {
  getMoonMonth: route({
    ...read,
    path: '/api/moon',
    summary: 'The moon of a month in a zone, the same for everybody there',
    query: moonMonthQuery,
    reply: moonMonth,
    cache: 'revalidate',
  }),
  getMoonPeriods: route({
    ...read,
    path: '/api/moon/periods',
    summary: 'Where her periods begin in the turn of the moon, and whether that is more than chance',
    query: null,
    reply: moonPeriodsReply,
    cache: 'no-store',
  }),
} as const;
