import { userReply } from '#contract/account/account.schemas.ts';
import { MEMBER, route } from '#contract/kit/route.ts';
import { doneReply, lockBody, privacyModePatch, unlockBody } from './privacy-mode.schemas.ts';

const own = { access: MEMBER, params: null, query: null, reply: userReply, status: 200, cache: 'no-store' } as const;
const silent = { ...own, method: 'POST', body: null, reply: doneReply, bodyLimit: 0 } as const;

export const privacyModeRoutes = {
  patchPrivacyMode: route({
    ...own,
    method: 'PATCH',
    path: '/api/privacy-mode',
    rate: 'write',
    bodyLimit: 256,
    summary: 'Change the name she is shown by, the quick exit or the minutes of her lock',
    body: privacyModePatch,
    errors: ['lock_missing'],
  }),
  putLock: route({
    ...own,
    method: 'PUT',
    path: '/api/privacy-mode/lock',
    rate: 'write',
    bodyLimit: 256,
    summary: 'Lock the app with a PIN, or change it',
    body: lockBody,
    stepUp: true,
    errors: ['pin_form', 'pin_easy'],
  }),
  endLock: route({
    ...own,
    method: 'POST',
    path: '/api/privacy-mode/unlock',
    rate: 'write',
    bodyLimit: 256,
    summary: 'Take the lock away',
    body: unlockBody,
    stepUp: true,
    errors: [],
  }),
  stayHere: route({
    ...silent,
    path: '/api/privacy-mode/here',
    rate: 'presence',
    summary: 'She is here: the lock counts anew',
    errors: [],
  }),
  lockNow: route({
    ...silent,
    path: '/api/privacy-mode/shut',
    rate: 'write',
    summary: 'Lock this session now',
    errors: ['lock_missing'],
  }),
} as const;
