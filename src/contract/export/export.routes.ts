import { MEMBER, route } from '#contract/kit/route.ts';
import { feedBody, feedMadeReply, feedReply } from './export.schemas.ts';

const base = { access: MEMBER, params: null, query: null, status: 200, cache: 'no-store', errors: [] } as const;

/** The secret address of the member's calendar. The downloads themselves are files, not JSON replies: DOWNLOADS. */
export const exportRoutes = {
  getFeed: route({
    ...base,
    method: 'GET',
    path: '/api/feed',
    rate: 'read',
    primary: true,
    bodyLimit: 0,
    summary: 'Whether her calendar has a secret address',
    body: null,
    reply: feedReply,
  }),
  makeFeed: route({
    ...base,
    method: 'POST',
    path: '/api/feed',
    rate: 'write',
    bodyLimit: 1024,
    summary: 'Make a secret address for her calendar; one that was there works no longer',
    stepUp: true,
    body: feedBody,
    reply: feedMadeReply,
  }),
  renewFeed: route({
    ...base,
    method: 'POST',
    path: '/api/feed/renewal',
    rate: 'write',
    bodyLimit: 0,
    summary: 'Let the same address live for another year from now on',
    stepUp: true,
    body: null,
    reply: feedReply,
    errors: ['not_found'],
  }),
  changeFeed: route({
    ...base,
    method: 'PATCH',
    path: '/api/feed',
    rate: 'write',
    bodyLimit: 1024,
    summary: 'Choose how its titles speak',
    body: feedBody,
    reply: feedReply,
  }),
  endFeed: route({
    ...base,
    method: 'DELETE',
    path: '/api/feed',
    rate: 'write',
    bodyLimit: 0,
    summary: 'Take the address back',
    body: null,
    reply: feedReply,
  }),
} as const;
