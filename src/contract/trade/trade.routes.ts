import { READ, route } from '#contract/kit/route.ts';
import { tradeBody, tradesReply } from './trade.schemas.ts';

export const tradeRoutes = {
  // What can be had is shown to every adult; trading closes with the plan (decisions 9), and a teen sees none of it.
  getTrades: route({
    ...READ,
    path: '/api/points/trades',
    summary: 'Where a month of premium would go, and which goods she has',
    access: { who: 'member', age: 'adult', plan: 'any' },
    reply: tradesReply,
  }),
  makeTrade: route({
    method: 'POST',
    path: '/api/points/trades',
    summary: 'Trade points for a month of premium or a digital good, once a press',
    access: { who: 'member', age: 'adult', plan: 'full', feature: 'points' },
    rate: 'write',
    bodyLimit: 1024,
    params: null,
    query: null,
    body: tradeBody,
    reply: tradesReply,
    status: 200,
    cache: 'no-store',
    errors: ['too_few_points', 'good_owned', 'premium_for_good', 'payment_waits', 'trade_made'],
  }),
} as const;
