import { MEMBER, route } from '#contract/kit/route.ts';
import { insightQuery, insightReply, reportQuery, reportReply } from './insight.schemas.ts';

const read = {
  method: 'GET',
  access: MEMBER,
  rate: 'read',
  bodyLimit: 0,
  params: null,
  body: null,
  status: 200,
  cache: 'no-store',
  errors: [],
} as const;

export const insightRoutes = {
  getInsights: route({
    ...read,
    path: '/api/insights',
    summary: 'Her cycle history and what went together, counted',
    query: insightQuery,
    reply: insightReply,
  }),
  getReport: route({
    ...read,
    path: '/api/report',
    summary: 'What she logged over chosen days, for her doctor',
    query: reportQuery,
    reply: reportReply,
  }),
} as const;
