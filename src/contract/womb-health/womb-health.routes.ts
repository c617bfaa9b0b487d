import { MEMBER, READ, route } from '#contract/kit/route.ts';
import {
  appointmentReply,
  concernParams,
  concernPut,
  figuresReply,
  guideParams,
  guideWhole,
  questionParams,
  questionPut,
  wombHealthReply,
} from './womb-health.schemas.ts';

const read = { access: MEMBER, ...READ } as const;
const write = { ...read, method: 'PUT', rate: 'write', reply: appointmentReply } as const;

export const wombHealthRoutes = {
  getWombHealth: route({
    ...read,
    path: '/api/womb-health',
    summary: 'The guides there are for the member, and which of them the member lives with',
    reply: wombHealthReply,
  }),
  getGuide: route({
    ...read,
    path: '/api/womb-health/guides/:guide',
    summary: 'The whole of one guide',
    params: guideParams,
    reply: guideWhole,
  }),
  getWombFigures: route({
    ...read,
    path: '/api/womb-health/figures',
    summary: 'Plain counts of the member’s own log, beside the guides',
    reply: figuresReply,
  }),
  getAppointment: route({
    ...read,
    path: '/api/womb-health/appointment',
    summary: 'The member’s appointment sheet',
    reply: appointmentReply,
  }),
  putConcern: route({
    ...write,
    path: '/api/womb-health/appointment/concerns/:concern',
    summary: 'One of three concerns, and the figures that stand beside it',
    bodyLimit: 4096,
    params: concernParams,
    body: concernPut,
    health: true,
  }),
  putQuestion: route({
    ...write,
    path: '/api/womb-health/appointment/questions/:question',
    summary: 'A question to bring to the appointment',
    bodyLimit: 4096,
    params: questionParams,
    body: questionPut,
    health: true,
    errors: ['list_full'],
  }),
  removeQuestion: route({
    ...write,
    method: 'DELETE',
    path: '/api/womb-health/appointment/questions/:question',
    summary: 'A question is on the sheet no more',
    params: questionParams,
  }),
  clearAppointment: route({
    ...write,
    method: 'DELETE',
    path: '/api/womb-health/appointment',
    summary: 'The sheet is empty again',
  }),
} as const;
