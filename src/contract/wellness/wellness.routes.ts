import { MEMBER, READ, route } from '#contract/kit/route.ts';
import { meditationWhole } from '#contract/meditation/meditation.schemas.ts';
import { sequenceParams, wellnessReply } from './wellness.schemas.ts';

// Open to everybody (decisions 9): which of them there are is decided by age and stage of life.
const read = { access: MEMBER, ...READ } as const;

export const wellnessRoutes = {
  getWellness: route({
    ...read,
    path: '/api/wellness',
    summary: 'The short illustrated sequences there are for the member',
    reply: wellnessReply,
  }),
  getSequence: route({
    ...read,
    path: '/api/wellness/:sequence',
    summary: 'The whole of one sequence: what to know before it, and its steps',
    params: sequenceParams,
    reply: meditationWhole,
  }),
} as const;
