import { route } from '#contract/kit/route.ts';
import { overviewReply } from './overview.schemas.ts';

export const overviewRoutes = {
  getOverview: route({
    method: 'GET',
    access: { who: 'admin', age: 'adult', plan: 'any' },
    path: '/api/admin/overview',
    rate: 'read',
    bodyLimit: 0,
    summary: 'Mail, jobs, disk, backup, errors and sums of days; nothing about anybody',
    params: null,
    query: null,
    body: null,
    reply: overviewReply,
    status: 200,
    cache: 'no-store',
    errors: [],
  }),
} as const;
