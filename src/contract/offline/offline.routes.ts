import { MEMBER, route } from '#contract/kit/route.ts';
import { offlineCopyReply } from './offline.schemas.ts';

export const offlineRoutes = {
  getOfflineCopy: route({
    method: 'GET',
    path: '/api/offline-copy',
    summary: 'What stays readable on her own device without a line',
    access: MEMBER,
    rate: 'read',
    bodyLimit: 0,
    params: null,
    query: null,
    body: null,
    reply: offlineCopyReply,
    status: 200,
    cache: 'no-store',
    errors: [],
  }),
} as const;
