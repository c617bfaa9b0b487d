import { MEMBER, route } from '#contract/kit/route.ts';
import {
  cycleEditBody,
  cycleEditsReply,
  cyclesReply,
  cycleViewReply,
  dayLogReply,
  monthQuery,
  monthReply,
  periodStartBody,
} from './cycle.schemas.ts';
import { dayLogPut } from './day-log.schemas.ts';

const read = {
  method: 'GET',
  access: MEMBER,
  rate: 'read',
  bodyLimit: 0,
  params: null,
  query: null,
  body: null,
  status: 200,
  cache: 'no-store',
  errors: [],
} as const;
const write = {
  access: MEMBER,
  rate: 'write',
  bodyLimit: 64 * 1024,
  params: null,
  query: null,
  status: 200,
  cache: 'no-store',
} as const;

export const cycleRoutes = {
  getCycles: route({ ...read, path: '/api/cycles', summary: 'Her cycles, newest first', reply: cyclesReply }),
  getCycleEdits: route({
    ...read,
    path: '/api/cycles/edits',
    summary: 'The changes by hand to the derived cycles that still stand',
    reply: cycleEditsReply,
  }),
  getCycleView: route({
    ...read,
    path: '/api/cycle-view',
    summary: 'Where she is in her cycle today, with the forecast and the moon of each day',
    reply: cycleViewReply,
  }),
  getMonth: route({
    ...read,
    path: '/api/day-logs',
    summary: 'The days she logged in one month',
    query: monthQuery,
    reply: monthReply,
  }),
  putDayLog: route({
    ...write,
    method: 'PUT',
    path: '/api/day-logs',
    summary: 'Log a day, merged field by field',
    health: true,
    body: dayLogPut,
    reply: dayLogReply,
    errors: ['future_day'],
  }),
  startPeriod: route({
    ...write,
    method: 'POST',
    path: '/api/period-start',
    summary: 'My period started',
    health: true,
    body: periodStartBody,
    reply: dayLogReply,
    errors: ['future_day'],
  }),
  editCycle: route({
    ...write,
    method: 'POST',
    path: '/api/cycles/edits',
    summary: 'Change the derived cycles by hand',
    health: true,
    body: cycleEditBody,
    reply: cyclesReply,
    errors: ['cycle_unknown', 'future_day'],
  }),
} as const;
