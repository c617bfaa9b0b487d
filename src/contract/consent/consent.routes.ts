import { MEMBER, route } from '#contract/kit/route.ts';
import { consentBody, consentParams, consentsReply } from './consent.schemas.ts';

const own = { access: MEMBER, query: null, reply: consentsReply, status: 200, cache: 'no-store' } as const;

export const consentRoutes = {
  getConsents: route({ ...own, method: 'GET', path: '/api/consents', rate: 'read', bodyLimit: 0, summary: 'What she agreed to', params: null, body: null, errors: [] }),
  putConsent: route({ ...own, method: 'PUT', path: '/api/consents/:purpose', rate: 'write', bodyLimit: 256, summary: 'Agree to one purpose, or take it back', params: consentParams, body: consentBody, errors: [] }),
} as const;
