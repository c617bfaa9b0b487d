import { MEMBER, READ, route } from '#contract/kit/route.ts';
import {
  guideKeepsake,
  guideProgress,
  guideReply,
  guideStep,
  guideThingParams,
  guideWeek,
  guideWeekParams,
  reflectionPut,
} from './health-guide.schemas.ts';

// Week 1 is free: which week opens is decided one by one.
const read = { access: MEMBER, ...READ } as const;
const write = { ...read, method: 'PUT', rate: 'write', reply: guideProgress } as const;

export const healthGuideRoutes = {
  getHealthGuide: route({
    ...read,
    path: '/api/health-guide',
    summary: 'The twelve weeks, where the member is in them, and today’s part',
    reply: guideReply,
  }),
  getGuideWeek: route({
    ...read,
    path: '/api/health-guide/weeks/:week',
    summary: 'One week, as written and as it bends to the member',
    params: guideWeekParams,
    reply: guideWeek,
    errors: ['subscription_required'],
  }),
  getGuideKeepsake: route({
    ...read,
    path: '/api/health-guide/keepsake',
    summary: 'What the member did and wrote in the guide',
    reply: guideKeepsake,
  }),
  stepGuide: route({
    ...write,
    path: '/api/health-guide/steps',
    summary: 'Begin, pause, go on, go slower, go to a week or let one go',
    bodyLimit: 128,
    body: guideStep,
    health: true,
    errors: ['subscription_required'],
  }),
  putGuideThing: route({
    ...write,
    path: '/api/health-guide/weeks/:week/things/:n',
    summary: 'A thing of a week was done',
    params: guideThingParams,
    health: true,
    errors: ['subscription_required'],
  }),
  deleteGuideThing: route({
    ...write,
    method: 'DELETE',
    path: '/api/health-guide/weeks/:week/things/:n',
    summary: 'It was not done after all',
    params: guideThingParams,
  }),
  putGuideReflection: route({
    ...write,
    path: '/api/health-guide/weeks/:week/reflection',
    summary: 'What the member writes to the question of a week',
    bodyLimit: 16_384,
    params: guideWeekParams,
    body: reflectionPut,
    health: true,
    errors: ['subscription_required', 'journal_full'],
  }),
} as const;
