import { MEMBER, route } from '#contract/kit/route.ts';
import { stageBody, stageReply } from './stage.schemas.ts';

const own = {
  path: '/api/life-stage',
  access: MEMBER,
  params: null,
  query: null,
  reply: stageReply,
  status: 200,
  cache: 'no-store',
} as const;

export const stageRoutes = {
  getLifeStage: route({
    ...own,
    method: 'GET',
    rate: 'read',
    bodyLimit: 0,
    summary: 'Her stage of life, and those she chose before',
    body: null,
    errors: [],
  }),
  putLifeStage: route({
    ...own,
    method: 'PUT',
    rate: 'write',
    bodyLimit: 1024,
    summary: 'Choose a stage of life, from a day on',
    health: true,
    body: stageBody,
    errors: ['stage_hidden', 'future_day', 'invalid_input'],
  }),
  putStageLater: route({
    ...own,
    method: 'PUT',
    path: '/api/life-stage/later',
    rate: 'write',
    bodyLimit: 0,
    summary: 'Leave the question about her stage for later: it is not asked again until her answers change',
    health: true,
    body: null,
    errors: [],
  }),
} as const;
