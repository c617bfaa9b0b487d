import { MEMBER, route } from '#contract/kit/route.ts';
import { FLOW } from '#contract/limits.ts';
import { dailyFlowPatch, dailyFlowReply } from './daily-flow.schemas.ts';

const base = {
  access: MEMBER,
  path: '/api/daily-flow',
  params: null,
  query: null,
  reply: dailyFlowReply,
  status: 200,
  cache: 'no-store',
} as const;

export const dailyFlowRoutes = {
  getDailyFlow: route({
    ...base,
    method: 'GET',
    rate: 'read',
    bodyLimit: 0,
    summary: "Where she is in today's flow, and its words",
    body: null,
    errors: [],
  }),
  patchDailyFlow: route({
    ...base,
    method: 'PATCH',
    rate: 'write',
    bodyLimit: FLOW.body,
    summary: 'Keep her place, what is done, and what she set herself',
    health: true,
    body: dailyFlowPatch,
    errors: ['flow_moved_on'],
  }),
} as const;
