import { MEMBER, READ, route } from '#contract/kit/route.ts';
import {
  pieceParams,
  pieceWhole,
  reading,
  readingPut,
  wisdomFound,
  wisdomReply,
  wisdomSearch,
} from './wisdom.schemas.ts';

// Ten are free, and some are for adults, for teens or for some stages alone: which of them opens is decided one by one.
const read = {
  access: MEMBER,
  ...READ,
} as const;
const write = { ...read, method: 'PUT', rate: 'write', params: pieceParams, reply: reading } as const;

export const wisdomRoutes = {
  getWisdom: route({
    ...read,
    path: '/api/wisdom',
    summary: 'The library there is for the member, what suits where the member is, and what the member read',
    reply: wisdomReply,
  }),
  getPiece: route({
    ...read,
    path: '/api/wisdom/pieces/:piece',
    summary: 'The whole of one piece',
    params: pieceParams,
    reply: pieceWhole,
    errors: ['subscription_required'],
  }),
  searchWisdom: route({
    ...read,
    method: 'POST',
    path: '/api/wisdom/search',
    bodyLimit: 1024,
    summary: 'Look for words in the library',
    body: wisdomSearch,
    reply: wisdomFound,
  }),
  savePiece: route({
    ...write,
    path: '/api/wisdom/saved/:piece',
    summary: 'Save a piece',
    health: true,
    errors: ['list_full'],
  }),
  unsavePiece: route({
    ...write,
    method: 'DELETE',
    path: '/api/wisdom/saved/:piece',
    summary: 'It is not saved any more',
  }),
  putReading: route({
    ...write,
    path: '/api/wisdom/places/:piece',
    summary: 'How far the member read a piece; the farthest counts',
    bodyLimit: 128,
    body: readingPut,
    health: true,
  }),
} as const;
