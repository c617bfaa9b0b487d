import { MEMBER, route } from '#contract/kit/route.ts';
import { awardReturnBody, awardReturnReply, pointsQuery, pointsReply } from './points.schemas.ts';

const base = { params: null, status: 200, cache: 'no-store', errors: [] } as const;

export const pointsRoutes = {
  getPoints: route({
    ...base,
    method: 'GET',
    path: '/api/points',
    summary: 'Her points and how they came, newest first',
    access: MEMBER,
    rate: 'read',
    bodyLimit: 0,
    query: pointsQuery,
    body: null,
    reply: pointsReply,
    errors: ['bad_cursor'],
  }),
  // Nobody under age is paid for coming back (decisions 16).
  awardReturn: route({
    ...base,
    method: 'POST',
    path: '/api/points/award-return',
    summary: 'Give the points of her return today, once',
    access: { ...MEMBER, age: 'adult' },
    rate: 'write',
    bodyLimit: 1024,
    query: null,
    body: awardReturnBody,
    reply: awardReturnReply,
  }),
} as const;
