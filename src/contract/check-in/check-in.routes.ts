import { MEMBER, route } from '#contract/kit/route.ts';
import { checkInReply } from './check-in.schemas.ts';

/** Today's check-in. It is completed by keeping a page with `checkIn` (POST /api/journal-entries). */
export const checkInRoutes = {
  getCheckIn: route({
    method: 'GET',
    path: '/api/check-in',
    summary: "Today's check-in and her milestones",
    access: MEMBER,
    rate: 'read',
    bodyLimit: 0,
    params: null,
    query: null,
    body: null,
    reply: checkInReply,
    status: 200,
    cache: 'no-store',
    errors: [],
  }),
} as const;
