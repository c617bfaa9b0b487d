import { MEMBER, route } from '#contract/kit/route.ts';
import { homeData } from './home.schemas.ts';

export const homeRoutes = {
  getHomeData: route({
    method: 'GET',
    path: '/api/home-data',
    summary: 'What the home page shows of the community and the meditations',
    access: MEMBER,
    rate: 'read',
    bodyLimit: 0,
    params: null,
    query: null,
    body: null,
    reply: homeData,
    status: 200,
    cache: 'no-store',
    errors: [],
  }),
} as const;
