import { PUBLIC, route } from '#contract/kit/route.ts';
import { legalParams, legalQuery, legalReply } from './legal.schemas.ts';

export const legalRoutes = {
  getLegalDocument: route({
    method: 'GET',
    path: '/api/legal/:document',
    summary: 'The privacy policy, the terms or the disclaimer, as they stand or in an earlier version',
    access: PUBLIC,
    rate: 'read',
    bodyLimit: 0,
    params: legalParams,
    query: legalQuery,
    body: null,
    reply: legalReply,
    status: 200,
    cache: 'revalidate',
    errors: ['not_found'],
  }),
} as const;
