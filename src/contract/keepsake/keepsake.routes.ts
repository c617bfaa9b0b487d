import { MEMBER, route } from '#contract/kit/route.ts';
import { keepsakeReply } from './keepsake.schemas.ts';

export const keepsakeRoutes = {
  getKeepsakes: route({
    method: 'GET',
    path: '/api/keepsakes',
    summary: 'What she has kept along the way, for her alone',
    access: MEMBER,
    rate: 'read',
    bodyLimit: 0,
    params: null,
    query: null,
    body: null,
    reply: keepsakeReply,
    status: 200,
    cache: 'no-store',
    errors: [],
  }),
} as const;
