import { MEMBER, route } from '#contract/kit/route.ts';
import { consentBody, consentHistoryReply, consentParams, consentsReply } from './consent.schemas.ts';

const own = { access: MEMBER, query: null, status: 200, cache: 'no-store', errors: [] } as const;

export const consentRoutes = {
  getConsents: route({
    ...own,
    method: 'GET',
    path: '/api/consents',
    rate: 'read',
    primary: true,
    bodyLimit: 0,
    summary: 'What she agreed to',
    params: null,
    body: null,
    reply: consentsReply,
  }),
  getConsentHistory: route({
    ...own,
    method: 'GET',
    path: '/api/consents/history',
    rate: 'read',
    primary: true,
    bodyLimit: 0,
    summary: 'What she agreed to and took back, when, and the words she saw',
    params: null,
    body: null,
    reply: consentHistoryReply,
  }),
  putConsent: route({
    ...own,
    method: 'PUT',
    path: '/api/consents/:purpose',
    rate: 'write',
    bodyLimit: 256,
    summary: 'Agree to one purpose, or take it back',
    params: consentParams,
    body: consentBody,
    reply: consentsReply,
  }),
} as const;
