import { MEMBER, READ, route } from '#contract/kit/route.ts';
import {
  listedReply,
  listedWhole,
  listening,
  listingPatch,
  meditationParams,
  meditationsReply,
  meditationWhole,
  placePut,
  queuePut,
} from './meditation.schemas.ts';

// Two are free, and some are for adults or for some stages alone: which of them plays is decided one by one.
const read = {
  access: MEMBER,
  ...READ,
} as const;
const write = { ...read, method: 'PUT', rate: 'write', reply: listening } as const;
const ADMIN = { who: 'admin', age: 'adult', plan: 'any' } as const;

export const meditationRoutes = {
  getMeditations: route({
    ...read,
    path: '/api/meditations',
    summary: 'The meditations there are for the member, and what the member listens to',
    reply: meditationsReply,
  }),
  getMeditation: route({
    ...read,
    path: '/api/meditations/:meditation',
    summary: 'The whole of one meditation: what to know before it, and its cues',
    params: meditationParams,
    reply: meditationWhole,
    errors: ['subscription_required'],
  }),
  addFavorite: route({
    ...write,
    path: '/api/listening/favorites/:meditation',
    summary: 'Mark a meditation as a favorite',
    params: meditationParams,
    health: true,
    errors: ['list_full'],
  }),
  removeFavorite: route({
    ...write,
    method: 'DELETE',
    path: '/api/listening/favorites/:meditation',
    summary: 'It is no favorite any more',
    params: meditationParams,
  }),
  putQueue: route({
    ...write,
    path: '/api/listening/queue',
    summary: 'What plays next; what another device changed meanwhile stays',
    bodyLimit: 8192,
    body: queuePut,
    health: true,
  }),
  putPlace: route({
    ...write,
    path: '/api/listening/places/:meditation',
    summary: 'Where the member is in a meditation, and how long the member has listened in this playing',
    bodyLimit: 256,
    params: meditationParams,
    body: placePut,
    health: true,
  }),
  getListedMeditations: route({
    ...read,
    access: ADMIN,
    path: '/api/admin/meditations',
    summary: 'Every meditation with what was decided about it',
    reply: listedReply,
  }),
  getListedMeditation: route({
    ...read,
    access: ADMIN,
    path: '/api/admin/meditations/:meditation',
    summary: 'One meditation with its whole transcript, also while it is hidden',
    params: meditationParams,
    reply: listedWhole,
  }),
  decideListing: route({
    ...read,
    method: 'PATCH',
    access: ADMIN,
    rate: 'write',
    bodyLimit: 2048,
    path: '/api/admin/meditations/:meditation',
    summary: 'Show or hide a meditation, make it free or for Yearly alone, or give it a place on the home shelf',
    params: meditationParams,
    body: listingPatch,
    reply: listedWhole,
    stepUp: 'staff',
    errors: ['listing_moved_on'],
  }),
} as const;
