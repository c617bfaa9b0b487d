import { MEMBER, route } from '#contract/kit/route.ts';
import {
  importBody,
  importReply,
  importsReply,
  standingQuery,
  standingReply,
  undoBody,
  undoReply,
} from './import.schemas.ts';

const base = { access: MEMBER, params: null, query: null, status: 200, cache: 'no-store' } as const;

/** Bringing a history along from another tracker, and taking it back. */
export const importRoutes = {
  importDays: route({
    ...base,
    method: 'POST',
    path: '/api/imports',
    rate: 'import',
    bodyLimit: 512 * 1024,
    summary: 'Bring days from another tracker, one batch',
    health: true,
    body: importBody,
    reply: importReply,
    errors: ['future_day', 'invalid_input'],
  }),
  getImports: route({
    ...base,
    method: 'GET',
    path: '/api/imports',
    rate: 'read',
    bodyLimit: 0,
    summary: 'What came from elsewhere and can be taken back',
    body: null,
    reply: importsReply,
    errors: [],
  }),
  getStandingDays: route({
    ...base,
    method: 'GET',
    path: '/api/imports/days',
    rate: 'read',
    bodyLimit: 0,
    summary: 'The days of one year as they stand, for comparing a file with them before anything of it is sent',
    query: standingQuery,
    body: null,
    reply: standingReply,
    errors: [],
  }),
  undoImport: route({
    ...base,
    method: 'POST',
    path: '/api/imports/undo',
    rate: 'write',
    bodyLimit: 1024,
    summary: 'Take an import back',
    body: undoBody,
    reply: undoReply,
    errors: ['not_found'],
  }),
} as const;
