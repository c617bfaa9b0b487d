import { MEMBER, route } from '#contract/kit/route.ts';
import { userEngagement, visitBody, visitReply } from './engagement.schemas.ts';

const base = { access: MEMBER, params: null, query: null, status: 200, cache: 'no-store', errors: [] } as const;

export const engagementRoutes = {
  getUserEngagement: route({
    ...base,
    method: 'GET',
    path: '/api/user-engagement',
    summary: 'Her last intention, the moon today, on how many days in a row she came',
    rate: 'read',
    bodyLimit: 0,
    body: null,
    reply: userEngagement,
  }),
  // At each load, as the page itself: it takes nothing from what the member may write in a minute.
  recordVisit: route({
    ...base,
    method: 'POST',
    path: '/api/visits',
    summary: 'Note that she is here; say whether she is to be welcomed back',
    rate: 'page',
    bodyLimit: 1024,
    body: visitBody,
    reply: visitReply,
  }),
} as const;
