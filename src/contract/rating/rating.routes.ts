import { monthQuery } from '#contract/cycle/cycle.schemas.ts';
import { MEMBER, READ, route } from '#contract/kit/route.ts';
import { ratedDayReply, ratingPatternRead, ratingPatternReply, ratingsPut, ratingsReply } from './rating.schemas.ts';

const read = { access: MEMBER, ...READ } as const;
const write = { ...read, method: 'PUT', rate: 'write' } as const;

export const ratingRoutes = {
  getRatings: route({
    ...read,
    path: '/api/ratings',
    summary: 'The days the member rated in one month',
    query: monthQuery,
    reply: ratingsReply,
  }),
  putRatings: route({
    ...write,
    path: '/api/ratings',
    bodyLimit: 4096,
    summary: 'Rate a day, merged item by item',
    health: true,
    body: ratingsPut,
    reply: ratedDayReply,
    errors: ['future_day'],
  }),
  getRatingPattern: route({
    ...read,
    path: '/api/ratings/pattern',
    summary: 'What the rated cycles of the member show',
    reply: ratingPatternReply,
  }),
  readRatingPattern: route({
    ...write,
    path: '/api/ratings/pattern',
    bodyLimit: 128,
    summary: 'The member has read what the rated cycles show',
    body: ratingPatternRead,
    reply: ratingPatternReply,
  }),
} as const;
