import { MEMBER, route } from '#contract/kit/route.ts';
import { forecastsReply, notYetReply, ovulationReply } from './forecast.schemas.ts';

const both = {
  access: MEMBER,
  params: null,
  query: null,
  body: null,
  bodyLimit: 0,
  status: 200,
  cache: 'no-store',
  errors: [],
} as const;

export const forecastRoutes = {
  getForecasts: route({
    ...both,
    method: 'GET',
    path: '/api/forecasts',
    rate: 'read',
    summary: 'Her forecasts as they stood when they were made, with what happened',
    reply: forecastsReply,
  }),
  getOvulation: route({
    ...both,
    method: 'GET',
    path: '/api/ovulation',
    rate: 'read',
    summary: 'When ovulation is likely in the open cycle, and where that comes from',
    reply: ovulationReply,
  }),
  sayNotYet: route({
    ...both,
    method: 'POST',
    path: '/api/period-start/not-yet',
    rate: 'write',
    summary: 'Her period has not started yet: ask again tomorrow',
    health: true,
    reply: notYetReply,
  }),
} as const;
